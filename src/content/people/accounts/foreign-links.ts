/**
 * Whether another site's page caused the request (`Sec-Fetch-Site`). Browsers send that header over https only;
 * without it the request counts as our own.
 */
export function comesFromElsewhere(headers: Pick<Headers, 'get'>): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}
