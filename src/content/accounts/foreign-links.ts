/**
 * Whether a request was caused by a page of somebody else. Browsers say so on https; where nothing is said, as by an
 * address that was typed on plain http, it is not taken for one.
 */
export function comesFromElsewhere(headers: Pick<Headers, 'get'>): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}
