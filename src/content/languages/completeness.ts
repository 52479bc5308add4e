import { isRecord } from '#fields/content-field.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { blocksIn, pairs } from './twins.ts';

/** How far a document is written in a language. */
export interface Completeness {
  locale: Locale;
  /** Whether it exists there at all. */
  exists: boolean;
  /** Blocks of the language that is translated from that have no twin here. */
  missingBlocks: number;
}

/** Of a document read in all languages; it exists where the field by which it is called says something. */
export function completenessOf(doc: unknown, nameField: string): Completeness[] {
  const values = isRecord(doc) ? doc : {};
  const name = values[nameField];
  const blocks = isRecord(values.blocks) ? values.blocks : {};
  return locales.map((locale) => {
    const own = isRecord(name) ? name[locale] : undefined;
    const exists = typeof own === 'string' && own.trim() !== '';
    const source = blocks[defaultLocale];
    const missing =
      exists && locale !== defaultLocale
        ? blocksIn(source).length - pairs(blocks[locale], source).filter(Boolean).length
        : 0;
    return { locale, exists, missingBlocks: missing };
  });
}
