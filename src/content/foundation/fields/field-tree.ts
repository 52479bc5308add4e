import type { Field, FlattenedBlock, FlattenedField } from 'payload';
import { isRecord } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { type Locale, locales } from '#i18n/locales.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A field on the way to a value, with the row if it is a list. */
export interface Step {
  field: FlattenedField;
  row?: { values: Values; index: number; block: FlattenedBlock | undefined };
}

export interface FieldValue {
  field: FlattenedField;
  value: unknown;
  /** The values of the fields beside it, and its own. */
  siblings: Values;
  /** Undefined if it isn't localized, or the values are those of one locale. */
  locale: Locale | undefined;
  /** From the outside in; the last one is the field's own. */
  steps: readonly Step[];
}

interface Around extends Pick<FieldValue, 'locale' | 'steps'> {
  isByLocale: boolean;
}

/**
 * Every field of a document with its value, each before those inside it. `isByLocale` says that the document was read
 * in all locales.
 */
export function fieldValues(
  fields: readonly FlattenedField[],
  values: Values,
  { isByLocale = false } = {},
): FieldValue[] {
  return within(fields, values, { isByLocale, locale: undefined, steps: [] });
}

function within(fields: readonly FlattenedField[], siblings: Values, around: Around): FieldValue[] {
  return fields.flatMap((field) => {
    const value = siblings[field.name];
    if (!around.isByLocale || around.locale !== undefined || !isLocalized(field))
      return at(field, value, siblings, around);
    const texts = valuesOf(value);
    return locales.flatMap((locale) => at(field, texts[locale], siblings, { ...around, locale }));
  });
}

function at(field: FlattenedField, value: unknown, siblings: Values, around: Around): FieldValue[] {
  const step = (row?: Step['row']): Around => ({
    ...around,
    steps: [...around.steps, row ? { field, row } : { field }],
  });
  const own = { field, value, siblings, locale: around.locale, steps: step().steps };
  if (field.type === 'group' || field.type === 'tab')
    return isRecord(value) ? [own, ...within(field.flattenedFields, value, step())] : [own];
  if (field.type !== 'array' && field.type !== 'blocks') return [own];
  const rows = (Array.isArray(value) ? value : []).flatMap((values: unknown, index) => {
    if (!isRecord(values)) return [];
    const block =
      field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === values.blockType) : undefined;
    const inside = field.type === 'array' ? field.flattenedFields : (block?.flattenedFields ?? []);
    return within(inside, values, step({ values, index, block }));
  });
  return [own, ...rows];
}

/** `items.0.title`; rows are named by index, unless told otherwise. */
export function pathOf(
  steps: readonly Step[],
  nameOf: (row: Values, index: number) => string = (_row, index) => String(index),
): string {
  return steps
    .flatMap(({ field, row }) => (row ? [field.name, nameOf(row.values, row.index)] : [field.name]))
    .join('.');
}

/** The same fields, each as `change` returns it, those inside first. */
export function mapFields(fields: readonly Field[], change: (field: Field) => Field): Field[] {
  const inside = <Parent extends { fields: Field[] }>(parent: Parent) => ({
    ...parent,
    fields: mapFields(parent.fields, change),
  });
  return fields.map((field) => {
    if (field.type === 'tabs') return change({ ...field, tabs: field.tabs.map(inside) });
    if (field.type === 'blocks') return change({ ...field, blocks: field.blocks.map(inside) });
    return change('fields' in field ? inside(field) : field);
  });
}

export function isLocalized(field: FlattenedField): boolean {
  return 'localized' in field && field.localized === true;
}

/** A value as a record; empty if it is none. */
export function valuesOf(value: unknown): Values {
  return isRecord(value) ? value : {};
}

export function recordsIn(list: unknown): Values[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

export function labelOf(label: unknown, otherwise: string): EditorText {
  if (typeof label === 'string') return { de: label, en: label };
  const { de, en } = valuesOf(label);
  return {
    de: typeof de === 'string' ? de : otherwise,
    en: typeof en === 'string' ? en : otherwise,
  };
}
