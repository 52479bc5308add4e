import { isSiteReachable } from '#submitting/reachable.ts';
import { loadStyles } from '../load-styles.ts';
import { parseDocument } from '../parse-document.ts';
import { readAppManifest } from '../updating/app-manifest.ts';
import { noteOutdated, reloadPage } from '../updating/outdated-page.ts';
import { isAnotherBuildOut } from '../updating/poll-build.ts';
import type { Destination } from './destination.ts';
import { leaving } from './leaving.ts';
import { completeNotFoundMessage } from './not-found-message.ts';
import { type Page, pageFrom, pageOf } from './page.ts';
import { importPayload, isPrerendered, newestPayloadAddress } from './payloads.ts';
import { Unreachable } from './unreachable.ts';

/** The page made ready before it is asked for. There is at most one. */
let ahead: { address: string; page: Promise<Page> } | undefined;

/** Makes a link's target ready, if it has a payload. */
export async function loadAhead(to: Destination): Promise<Page | undefined> {
  if (!isPrerendered(await readAppManifest(), to.address)) return undefined;
  const address = newestPayloadAddress(to);
  if (ahead?.address !== address) ahead = { address, page: fromPayload(address) };
  return ahead.page;
}

/**
 * Loads a page from its payload, otherwise from its document, which may be that of an error.
 * @throws {Unreachable} if there is no network
 */
export async function loadPage(to: Destination, signal: AbortSignal): Promise<Page> {
  if (isPrerendered(await readAppManifest(), to.address)) {
    const address = newestPayloadAddress(to);
    const ready = ahead?.address === address ? ahead.page : undefined;
    ahead = undefined;
    try {
      return await (ready ?? fromPayload(address));
    } catch (error) {
      if (!(await isSiteReachable())) throw new Unreachable('There is no network.', { cause: error });
      console.warn(`[site] Cannot load payload ${address}`, error);
      await leaveIfOutdated();
    }
  }
  return fromDocument(to, signal);
}

async function fromPayload(address: string): Promise<Page> {
  const payload = await importPayload(address);
  await dress(payload.stylesheets);
  return pageFrom(payload);
}

/** @throws if the address leads to something else, or to another build */
export async function fromDocument({ url }: Destination, signal: AbortSignal): Promise<Page> {
  const answer = await fetch(url, { headers: { accept: 'text/html' }, signal });
  if (answer.redirected) {
    const target = new URL(answer.url);
    target.hash ||= url.hash;
    navigation.navigate(target.href, { history: 'replace' });
    return leaving;
  }
  const source = parseDocument(await answer.text());
  const page = pageOf(source);
  const { build } = source.documentElement.dataset;
  if (!page || build !== document.documentElement.dataset.build)
    throw new Error(`${url.pathname} is no page of this build.`);
  const links = source.querySelectorAll('link[rel="stylesheet"]:not([media])');
  await dress([...links].map((link) => link.getAttribute('href') ?? ''));
  page.title += completeNotFoundMessage(page.element, url.hash);
  return page;
}

/** A page goes on without styles that the site doesn't have any more. */
async function dress(stylesheets: readonly string[]): Promise<void> {
  if (await loadStyles(stylesheets)) return;
  if (!(await isSiteReachable())) throw new Unreachable('There is no network.');
  noteOutdated();
}

/** A payload only exists for its own build; if the running build is another one, the document is loaded. */
async function leaveIfOutdated(): Promise<void> {
  if (!(await isAnotherBuildOut().catch(() => false))) return;
  noteOutdated();
  if (await reloadPage()) await leaving;
}
