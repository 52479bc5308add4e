/** `Straße & Hausnummer` → `strasse-hausnummer`; empty if nothing is left. */
export function slugOf(text: string, longest: number): string {
  return text
    .replaceAll('\u00AD', '')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest + 1)
    .replace(/^-|-$/g, '')
    .slice(0, longest)
    .replace(/-$/, '');
}
