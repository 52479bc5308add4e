/** The first 32 digits of a hash in groups of four: short enough to compare by eye. */
export function fingerprintOf(hash: string): string {
  return (hash.slice(0, 32).match(/.{4}/g) ?? []).join(' ');
}
