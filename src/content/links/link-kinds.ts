import { parseLinkReference } from '#fields/link-reference.ts';

/** In which way a target is given. Polls and products are chosen by the page that shows them. */
export const linkKinds = [
  'page',
  'poll',
  'product',
  'file',
  'place',
  'address',
  'mail',
  'telephone',
] as const;

export type LinkKind = (typeof linkKinds)[number];

/** How what is stored begins, and what the editor types behind it. */
const beginnings = { place: '#', mail: 'mailto:', telephone: 'tel:' } as const;

/** In which way a stored target was given; undefined for none. */
export function kindOf(stored: string): LinkKind | undefined {
  if (stored === '') return undefined;
  const reference = parseLinkReference(stored);
  if (reference) return reference.kind;
  if (stored.startsWith(beginnings.place)) return 'place';
  if (stored.startsWith(beginnings.mail)) return 'mail';
  if (stored.startsWith(beginnings.telephone)) return 'telephone';
  return 'address';
}

/** What the editor sees of a stored target: `mailto:a@b.de` as `a@b.de`. */
export function typedPart(kind: LinkKind, stored: string): string {
  const beginning = beginningOf(kind);
  return stored.startsWith(beginning) ? stored.slice(beginning.length) : stored;
}

/** What is stored of what was typed. Telephone numbers are written in groups, and addresses without https. */
export function storedOf(kind: LinkKind, typed: string): string {
  const trimmed = typed.trim();
  if (trimmed === '') return '';
  if (kind === 'place') return beginnings.place + trimmed.replace(/^#/, '');
  if (kind === 'mail') return beginnings.mail + trimmed.replace(/^mailto:/i, '');
  if (kind === 'telephone')
    return beginnings.telephone + trimmed.replace(/^tel:/i, '').replace(/\(0\)|[\s()/-]/g, '');
  return trimmed;
}

/** `www.dfb.de` as an address; what is one already, or a path, is left alone. Once the editor has finished typing. */
export function completedAddress(typed: string): string {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(typed) ? `https://${typed}` : typed;
}

function beginningOf(kind: LinkKind): string {
  return kind === 'place' || kind === 'mail' || kind === 'telephone' ? beginnings[kind] : '';
}
