/** Whether whoever asks says in `if-none-match` that they have it; by weak comparison, as RFC 9110 has it (13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const given = ifNoneMatch?.split(',').map((entry) => entry.trim().replace(/^W\//, '')) ?? [];
  return given.includes(tag) || given.includes('*');
}
