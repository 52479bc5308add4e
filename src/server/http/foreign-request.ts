import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser reports a cross-site request. Other clients can send any headers, so they are accepted. */
export function isForeign(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== headers.host && host !== new URL(siteUrl).host;
}
