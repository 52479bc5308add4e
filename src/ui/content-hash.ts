/**
 * A short hash of what an element was rendered from, for `data-hash`: a page that is kept in the browser replaces the
 * elements whose hash has changed. FNV-1a, 32 bits.
 */
export function contentHash(...content: readonly unknown[]): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(content))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
