import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser says that another site's page has sent this. What is no browser says nothing, and may send: it
 * could say what it wants.
 */
export function isForeign(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== headers.host && host !== new URL(siteUrl).host;
}
