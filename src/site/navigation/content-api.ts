import { FetchError, ofetch } from 'ofetch';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { Destination } from './destination.ts';

/**
 * Asks the content API for a page; where there is none to be had, resolves to the status of the answer.
 * @throws if there was no answer at all
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

/** Asks for the project settings where the server could not hand them over. The page is complete without. */
export async function readSettings(): Promise<ProjectSettings | null> {
  try {
    const settings = await ofetch<ProjectSettings>('/sk/v1/project-settings/values');
    if (typeof settings === 'object' && settings !== null) return settings;
    throw new TypeError('The project settings are no object.');
  } catch (error) {
    console.error('Error fetching menu locations', error);
    return null;
  }
}
