import type { BlockKind } from '#blocks/kinds.ts';
import type { AuthoredPageBlock } from '#blocks/stored-blocks.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';

/** A band needs blocks to span. */
const quotes: Readonly<Record<string, Record<EditorLanguage, AuthoredPageBlock>>> = {
  'with-media': {
    de: {
      kind: 'blockquote',
      quote: 'Ein Trikot zieht man aus.\nDen Ring nicht.',
      attribution: 'Zeugwartin, 31 Jahre im Haus',
      source: 'Gespräch im Archiv, Seite 12 des Markenbuchs',
      look: 'large',
      ground: 'night',
    },
    en: {
      kind: 'blockquote',
      quote: 'A shirt comes off.\nThe ring stays on.',
      attribution: 'Kit manager, 31 years at the club',
      source: 'Conversation in the archive, page 12 of the brand book',
      look: 'large',
      ground: 'night',
    },
  },
  bent: {
    de: {
      kind: 'blockquote',
      quote: 'Wir tragen ihn nicht. Er hält uns.',
      attribution: 'Zeugwart, siebzehnte Saison',
      look: 'large',
      ground: 'sand',
    },
    en: {
      kind: 'blockquote',
      quote: 'We don’t wear it. It holds us together.',
      attribution: 'Kit assistant, seventeenth season',
      look: 'large',
      ground: 'sand',
    },
  },
};

/** What follows an example on its demo page, if it makes no sense alone. */
export function neighboursOf(
  kind: BlockKind,
  exampleId: string,
  locale: EditorLanguage,
): AuthoredPageBlock[] {
  const quote = kind === 'marquee' ? quotes[exampleId]?.[locale] : undefined;
  return quote ? [quote] : [];
}
