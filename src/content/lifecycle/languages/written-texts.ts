import type { FlattenedField } from 'payload';
import { fieldValues, pathOf } from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';
import type { Locale } from '#i18n/locales.ts';
import { byId, textOf, unwritten } from './block-texts.ts';

/**
 * The texts of a document, read in all locales, in one locale: position → text. Rows are identified by id, so that a
 * text keeps its position when a row is inserted before it. Texts that aren't localized are excluded.
 */
export function writtenTexts(
  fields: readonly FlattenedField[],
  document: unknown,
  locale: Locale,
): Map<string, string> {
  const values = isRecord(document) ? fieldValues(fields, document, { isByLocale: true }) : [];
  return new Map(
    values.flatMap(({ field, value, locale: own, steps }) => {
      const text = own === locale && !unwritten.has(field.name) ? textOf(field, value) : '';
      return text === '' ? [] : [[pathOf(steps, byId), text]];
    }),
  );
}
