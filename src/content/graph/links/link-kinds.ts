import { parseLinkReference } from '#fields/link-reference.ts';
import { tidyLinkTarget } from '#typed/link-target.ts';

/** Ways to enter a target. Polls and products stand for a page that shows them. */
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

/** Prefixes of stored targets; the editor types the rest. */
const beginnings = { place: '#', mail: 'mailto:', telephone: 'tel:' } as const;

/** How a stored target was entered; undefined if empty. */
export function kindOf(stored: string): LinkKind | undefined {
  if (stored === '') return undefined;
  const reference = parseLinkReference(stored);
  if (reference) return reference.kind;
  if (stored.startsWith(beginnings.place)) return 'place';
  if (stored.startsWith(beginnings.mail)) return 'mail';
  if (stored.startsWith(beginnings.telephone)) return 'telephone';
  return 'address';
}

/** The part of a stored target that is shown: `mailto:a@b.de` as `a@b.de`. */
export function typedPart(kind: LinkKind, stored: string): string {
  const beginning = beginningOf(kind);
  return stored.startsWith(beginning) ? stored.slice(beginning.length) : stored;
}

/** The stored form of typed text. Spaces in phone numbers and a missing https are accepted. */
export function storedOf(kind: LinkKind, typed: string): string {
  const trimmed = typed.trim();
  if (trimmed === '') return '';
  if (kind === 'place') return beginnings.place + trimmed.replace(/^#/, '');
  if (kind === 'mail' || kind === 'telephone')
    return tidyLinkTarget(beginnings[kind] + trimmed.replace(/^(?:mailto|tel):/i, ''));
  return tidyLinkTarget(trimmed);
}

/** Adds https to `www.dfb.de`, once the editor has finished typing; URLs and paths are unchanged. */
export function completedAddress(typed: string): string {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(typed) ? `https://${typed}` : typed;
}

function beginningOf(kind: LinkKind): string {
  return kind === 'place' || kind === 'mail' || kind === 'telephone' ? beginnings[kind] : '';
}
