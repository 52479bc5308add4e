/** Whether `If-None-Match` matches, by weak comparison (RFC 9110, 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const given = ifNoneMatch?.split(',').map((entry) => entry.trim().replace(/^W\//, '')) ?? [];
  return given.includes(tag) || given.includes('*');
}
