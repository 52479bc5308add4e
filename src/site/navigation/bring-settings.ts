import { ofetch } from 'ofetch';
import { destinationOf } from './destination.ts';
import { fromDocument } from './load-page.ts';
import { pageOf, writeHead } from './page.ts';
import { renew } from './renewal.ts';

/** Asks for the settings. If there are any now, the site has them, too: the page gets its header and footer from it. */
export async function bringSettings(): Promise<void> {
  try {
    const settings = await ofetch<unknown>('/sk/v1/project-settings/values');
    if (typeof settings !== 'object' || settings === null)
      throw new TypeError('The project settings are not an object.');
  } catch (error) {
    console.error('Error fetching menu locations', error);
    return;
  }
  const page = pageOf(document);
  if (!page) return;
  const newer = await fromDocument(destinationOf(location.href), new AbortController().signal);
  renew(page, { page: newer, version: '' });
  writeHead(page);
}
