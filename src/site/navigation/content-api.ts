import { FetchError, ofetch } from 'ofetch';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { Destination } from './destination.ts';

/**
 * Requests a page from the content API; resolves to the response status if there is none.
 * @throws on network errors
 */
export async function readPage(
  { path, locale }: Destination,
  signal: AbortSignal,
): Promise<PageDocument | { status: number }> {
  try {
    return await ofetch<PageDocument>('/sk/v1/pages', { query: { path, locale }, signal });
  } catch (error) {
    if (!(error instanceof FetchError) || error.status === undefined) throw error;
    return { status: error.status };
  }
}

/** Requests the project settings if the server couldn't provide them. Pages work without. */
export async function readSettings(): Promise<ProjectSettings | null> {
  try {
    const settings = await ofetch<ProjectSettings>('/sk/v1/project-settings/values');
    if (typeof settings === 'object' && settings !== null) return settings;
    throw new TypeError('The project settings are not an object.');
  } catch (error) {
    console.error('Error fetching menu locations', error);
    return null;
  }
}
