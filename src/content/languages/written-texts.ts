import type { Field } from 'payload';
import { isRecord } from '#fields/content-field.ts';
import type { Locale } from '#i18n/locales.ts';
import { textOf, unwritten } from './block-texts.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The texts of a document, read in all locales, in one locale: position → text. Rows are identified by id, so that a
 * text keeps its position when a row is inserted before it. Texts that aren't localized are excluded.
 */
export function writtenTexts(
  fields: readonly Field[],
  document: unknown,
  locale: Locale,
): Map<string, string> {
  const texts = new Map<string, string>();
  if (isRecord(document)) readFields(fields, document, { locale, isInLanguage: false, place: '' }, texts);
  return texts;
}

interface At {
  locale: Locale;
  /** Whether the values are already those of one locale. */
  isInLanguage: boolean;
  place: string;
}

function readFields(fields: readonly Field[], values: Values, at: At, texts: Map<string, string>): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const name = 'name' in tab ? tab.name : undefined;
        const inside = name ? values[name] : values;
        const place = name ? `${at.place}${name}.` : at.place;
        if (isRecord(inside)) readFields(tab.fields, inside, { ...at, place }, texts);
      }
    } else if ('name' in field && field.name) readField(field, field.name, values[field.name], at, texts);
    else if ('fields' in field) readFields(field.fields, values, at, texts);
  }
}

function readField(field: Field, name: string, stored: unknown, at: At, texts: Map<string, string>): void {
  if (unwritten.has(name)) return;
  const isLocalized = 'localized' in field && field.localized === true && !at.isInLanguage;
  const value = isLocalized ? (isRecord(stored) ? stored[at.locale] : undefined) : stored;
  const here = { ...at, isInLanguage: at.isInLanguage || isLocalized, place: at.place + name };
  if (field.type === 'group' && isRecord(value)) {
    readFields(field.fields, value, { ...here, place: `${here.place}.` }, texts);
  } else if (field.type === 'array' && Array.isArray(value)) {
    for (const [index, row] of value.entries())
      if (isRecord(row))
        readFields(field.fields, row, { ...here, place: `${here.place}.${row.id ?? index}.` }, texts);
  } else if (here.isInLanguage) {
    const text = textOf(field, value);
    if (text !== '') texts.set(here.place, text);
  }
}
