import type { Field } from 'payload';
import { isRecord } from '#fields/content-field.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { blocksIn, pairs } from './twins.ts';
import { writtenTexts } from './written-texts.ts';

/** How far a document is written in a language. */
export interface Completeness {
  locale: Locale;
  /** Whether it exists there at all. */
  exists: boolean;
  /** Blocks of the language that is translated from that have no twin here. */
  missingBlocks: number;
  /** Texts of it that say something there and nothing here, beside those of blocks. */
  missingTexts: number;
}

interface Declared {
  fields: readonly Field[];
  /** The field by which a document is called. */
  nameField: string;
}

/** Of a document read in all languages; it exists where the field by which it is called says something. */
export function completenessOf(doc: unknown, { fields, nameField }: Declared): Completeness[] {
  const values = isRecord(doc) ? doc : {};
  const name = values[nameField];
  const hasBlocks = isRecord(values.blocks);
  const blocks = isRecord(values.blocks) ? values.blocks : {};
  // Of a page its blocks are what has to be written; what else it may say has something that stands in for it.
  const said = hasBlocks ? [] : [...writtenTexts(fields, doc, defaultLocale).keys()];
  return locales.map((locale) => {
    const own = isRecord(name) ? name[locale] : undefined;
    const exists = typeof own === 'string' && own.trim() !== '';
    if (!exists || locale === defaultLocale) return { locale, exists, missingBlocks: 0, missingTexts: 0 };
    const source = blocks[defaultLocale];
    const here = writtenTexts(hasBlocks ? [] : fields, doc, locale);
    return {
      locale,
      exists,
      missingBlocks: blocksIn(source).length - pairs(blocks[locale], source).filter(Boolean).length,
      missingTexts: said.filter((place) => !here.has(place)).length,
    };
  });
}
