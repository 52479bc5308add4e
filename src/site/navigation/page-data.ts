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
 * Loads a page's payload. Errors have the same messages as error documents.
 * @throws {RouteError} if the page doesn't exist or failed
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

/** The error document's message for this status; which of our requests failed is an internal detail. */
function textOf(status: number, { url }: Destination): string {
  if (status === 404) return `Page not found: ${fullPath(url)}`;
  return status === 503 ? 'Service Unavailable' : 'Internal Server Error';
}

/** A payload only exists for its own build; if the running build is another one, the document is loaded. */
async function leaveIfOutdated(): Promise<void> {
  if (!(await isAnotherBuildOut().catch(() => false))) return;
  noteOutdated();
  if (await reloadPage()) await leaving;
}
