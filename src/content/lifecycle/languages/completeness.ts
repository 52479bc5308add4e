import type { FlattenedField } from 'payload';
import { recordsIn, valuesOf } from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { pairs } from './twins.ts';
import { writtenTexts } from './written-texts.ts';

export interface Completeness {
  locale: Locale;
  exists: boolean;
  /** Blocks of the source language without a twin here. */
  missingBlocks: number;
  /** Texts outside blocks that are empty here, but not in the source. */
  missingTexts: number;
}

interface Declared {
  fields: readonly FlattenedField[];
  nameField: string;
}

/** For a document read in all locales; it exists where its title isn't empty. */
export function completenessOf(doc: unknown, { fields, nameField }: Declared): Completeness[] {
  const values = valuesOf(doc);
  const name = values[nameField];
  const hasBlocks = isRecord(values.blocks);
  const blocks = valuesOf(values.blocks);
  // For a page only blocks have to be translated; its other texts have fallbacks.
  const said = hasBlocks ? [] : [...writtenTexts(fields, doc, defaultLocale).keys()];
  return locales.map((locale) => {
    const own = valuesOf(name)[locale];
    const exists = typeof own === 'string' && own.trim() !== '';
    if (!exists || locale === defaultLocale) return { locale, exists, missingBlocks: 0, missingTexts: 0 };
    const source = blocks[defaultLocale];
    const here = writtenTexts(hasBlocks ? [] : fields, doc, locale);
    return {
      locale,
      exists,
      missingBlocks: recordsIn(source).length - pairs(blocks[locale], source).filter(Boolean).length,
      missingTexts: said.filter((place) => !here.has(place)).length,
    };
  });
}
