import type { BlockByKind } from '#blocks/kinds.ts';
import type { Link } from '#fields/link.ts';
import type { Media } from '#fields/media.ts';
import type { Locale } from '#i18n/locales.ts';
import { type CountMessage, fillInCount } from '#i18n/messages.ts';

/** An entry in any look, written by an editor or generated for a kind of block. */
export interface Entry {
  id: string;
  title: string;
  text?: string | undefined;
  link?: Link | undefined;
  image?: Media | undefined;
  /** For kinds of block: the number of variants, also in words, and the kind. */
  variants?: { count: number; words: string };
  kind?: string;
}

export function listEntries(
  block: BlockByKind['feature-list'],
  messages: { variants: CountMessage },
  locale: Locale,
): readonly Entry[] {
  if (block.source.from === 'items') return block.items;
  if (block.source.from !== 'blockKinds') return [];
  return block.source.kinds.map(({ kind, label, purpose, href, exampleCount: count }) => {
    const words = fillInCount(messages.variants, count, locale);
    return {
      id: kind,
      title: label,
      text: purpose,
      kind,
      variants: { count, words },
      ...(href ? { link: { href, label: `${label}: ${words}` } } : {}),
    };
  });
}
