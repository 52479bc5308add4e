import type { ProjectSettings } from '#pages/project-settings.ts';
import { fullPath, RouteError } from '#pages/route-checks.ts';
import { isSiteReachable } from '#submitting/reachable.ts';
import type { PagePayload } from '../page-payload.ts';
import { readAppManifest } from '../updating/app-manifest.ts';
import { noteOutdated, reloadPage } from '../updating/outdated-page.ts';
import { isAnotherBuildOut } from '../updating/poll-build.ts';
import type { Destination } from './destination.ts';
import { leaving } from './leaving.ts';
import { importPayload, isPrerendered, newestPayloadAddress } from './payloads.ts';
import { Unreachable } from './unreachable.ts';

/**
 * A page's payload, or an error in the words of a document where there is none.
 * @throws {RouteError} if there is no such page, or it can't be had
 * @throws {Unreachable} if there is no network
 */
export async function loadPageData(
  destination: Destination,
  signal: AbortSignal,
  settings: () => Promise<ProjectSettings | null>,
): Promise<PagePayload> {
  if (isPrerendered(await readAppManifest(), destination.address)) {
    const address = newestPayloadAddress(destination);
    try {
      return await importPayload(address);
    } catch (error) {
      if (!(await isSiteReachable())) throw new Unreachable('There is no network.', { cause: error });
      console.warn(`[site] Cannot load payload ${address}`, error);
      await leaveIfOutdated();
    }
  }
  const { readPage } = await import('./content-api.ts');
  const page = await readPage(destination, signal);
  if ('status' in page) {
    const text = textOf(page.status, destination);
    throw new RouteError(page.status, text, text);
  }
  return { page, settings: await settings() };
}

/** What a document with this status would say; which request of ours has failed is nobody's business. */
function textOf(status: number, { url }: Destination): string {
  if (status === 404) return `Page not found: ${fullPath(url)}`;
  return status === 503 ? 'Service Unavailable' : 'Internal Server Error';
}

/** The running build answers for itself alone; if it is another one, the document at the address is its own. */
async function leaveIfOutdated(): Promise<void> {
  if (!(await isAnotherBuildOut().catch(() => false))) return;
  noteOutdated();
  if (await reloadPage()) await leaving;
}
