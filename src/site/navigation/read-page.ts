import { FetchError, ofetch } from 'ofetch';
import type { PageDocument } from '#pages/page-document.ts';
import type { Destination } from './page-data.ts';
import { fullPath, RouteError } from './route-checks.ts';

/**
 * Asks the content API for a page.
 * @throws {RouteError} if there is none, or it can't be had
 */
export async function readPage(
  { url, path, locale }: Destination,
  signal: AbortSignal,
): Promise<PageDocument> {
  try {
    return await ofetch<PageDocument>('/sk/v1/pages', { query: { path, locale }, signal });
  } catch (error) {
    if (!(error instanceof FetchError) || error.status === undefined) throw error;
    const message = error.status === 404 ? `Page not found: ${fullPath(url)}` : error.message;
    throw new RouteError(error.status, message, error.status === 404 ? message : undefined);
  }
}
