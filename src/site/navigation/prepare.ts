import { localizedPath, parseLocalizedPath } from '#i18n/localized-path.ts';
import { readAppManifest } from '../updating/app-manifest.ts';
import { contentVersion } from '../updating/content-version.ts';
import { controls, isChanged } from '../updating/controls.ts';
import { routeRulesOf } from '../updating/route-rules.ts';
import { type Arrival, errorArrival, keptArrival, loadViews, MissingChunk, pageArrival } from './arrival.tsx';
import { knownSettings } from './known-settings.ts';
import { asDocument, leaving } from './leaving.ts';
import { type Destination, loadPageData } from './page-data.ts';
import { importPayload, isPrerendered, newestPayloadAddress } from './payloads.ts';
import { followRedirect } from './route-checks.ts';
import type { Stage } from './stage.ts';
import type { StagedPage } from './staged-pages.tsx';

/** The content version that a page was last compared with; for what the document came with, the first one heard of. */
const versionOf = new WeakMap<StagedPage, string>();

export function destinationOf(href: string): Destination {
  const url = new URL(href);
  const { path, locale } = parseLocalizedPath(url.pathname);
  return { url, path, locale, address: localizedPath(path, locale) };
}

/**
 * What is to be shown at a destination: a page, kept or new, or an error. Does not return where it leads elsewhere.
 * @throws {MissingChunk} if parts of the app are not to be had
 */
export async function prepare(
  to: Destination,
  { from, stage, signal }: { from: URL; stage: Stage; signal: AbortSignal },
): Promise<Arrival> {
  const { matcher } = await readAppManifest();
  const { redirect } = routeRulesOf(matcher, to.address);
  if (redirect !== undefined) return redirectTo(redirect, to, from);
  const settings = () => knownSettings(stage);
  const kept = stage.find(to.address);
  try {
    if (kept?.payload && (await isStillRight(kept, to, stage))) return keptArrival(kept, kept.payload);
    const payload = await loadPageData(to, signal, settings);
    const arrival = await pageArrival(payload, to);
    versionOf.set(arrival.page, contentVersion.newest);
    return arrival;
  } catch (error) {
    if (error instanceof MissingChunk || signal.aborted) throw error;
    return errorArrival(error, to.locale, await settings());
  }
}

/** In the place of the entry that redirects, so that Back skips it. */
function redirectTo(rule: string, { url }: Destination, from: URL): Promise<never> {
  const isElsewhere = /^([a-z]+:)?\/\//i.test(rule);
  const target = isElsewhere ? rule : followRedirect(rule, url, from).href;
  navigation.navigate(target, { history: 'replace', ...(isElsewhere ? { info: asDocument } : {}) });
  return leaving;
}

/** Whether a kept page says what the newest content does. One that something was typed into stays as it is. */
async function isStillRight(kept: StagedPage, to: Destination, stage: Stage): Promise<boolean> {
  const { newest, first } = contentVersion;
  const isTyped = controls(stage.elementOf(kept)).some(isChanged);
  if (isTyped || (versionOf.get(kept) ?? first) === newest) return true;
  const payload = await importPayload(newestPayloadAddress(to)).catch(() => kept.payload);
  if (JSON.stringify(payload) !== JSON.stringify(kept.payload)) return false;
  versionOf.set(kept, newest);
  return true;
}

/** Loads ahead what a link leads to, if it is a page that the server keeps ready. */
export async function warmUp(href: string, stage: Stage): Promise<void> {
  const to = destinationOf(href);
  if (stage.find(to.address) || !isPrerendered(await readAppManifest(), to.address)) return;
  const { page } = await importPayload(newestPayloadAddress(to));
  await loadViews(page);
}
