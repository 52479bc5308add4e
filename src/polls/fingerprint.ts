/** The first 32 digits of a hash in groups of four: enough to tell it from any other, and short enough to be compared. */
export function fingerprintOf(hash: string): string {
  return (hash.slice(0, 32).match(/.{4}/g) ?? []).join(' ');
}
