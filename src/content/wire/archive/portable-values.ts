import type { FlattenedField } from 'payload';
import { isLocalized, recordsIn, type Values, valuesOf } from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';
import { type Locale, locales } from '#i18n/locales.ts';

/** The new value of a relationship; undefined to drop it. */
export type ChangeRelation = (collection: string, value: string | number) => string | number | undefined;

/**
 * Maps the relationships in stored values of all locales, by field definition. Unknown fields and empty values are
 * dropped.
 */
export function mapRelations(
  fields: readonly FlattenedField[],
  values: Values,
  change: ChangeRelation,
  ofOneLanguage = false,
): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const field of fields) {
    if ('virtual' in field && field.virtual) continue;
    const stored = values[field.name];
    const value =
      isLocalized(field) && !ofOneLanguage
        ? byLanguage(stored, (text) => inValue(field, text, change, true))
        : inValue(field, stored, change, ofOneLanguage);
    if (!isEmpty(value)) mapped[field.name] = value;
  }
  return mapped;
}

function byLanguage(stored: unknown, map: (value: unknown) => unknown): Values {
  const texts = valuesOf(stored);
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const value = map(texts[locale]);
      return isEmpty(value) ? [] : [[locale, value] as const];
    }),
  );
}

function inValue(field: FlattenedField, stored: unknown, change: ChangeRelation, ofOne: boolean): unknown {
  const inside = (declared: { flattenedFields: readonly FlattenedField[] }, row: Values) =>
    mapRelations(declared.flattenedFields, row, change, ofOne);
  switch (field.type) {
    case 'group':
    case 'tab':
      return isRecord(stored) ? inside(field, stored) : undefined;
    case 'array':
      return recordsIn(stored).map((row) => ({ ...idOf(row), ...inside(field, row) }));
    case 'blocks':
      return recordsIn(stored).map((row) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        // Blocks of an unknown kind are kept; the import reports them.
        return block ? { ...idOf(row), blockType: row.blockType, ...inside(block, row) } : row;
      });
    case 'upload':
    case 'relationship':
      return typeof field.relationTo === 'string' ? inRelation(field.relationTo, stored, change) : undefined;
    case 'richText':
      return inNode(stored, change);
    case 'join':
      return undefined;
    default:
      return stored;
  }
}

function inRelation(collection: string, stored: unknown, change: ChangeRelation): unknown {
  if (Array.isArray(stored))
    return stored.flatMap((one: unknown) => inRelation(collection, one, change) ?? []);
  const value = isRecord(stored) ? stored.id : stored;
  return typeof value === 'number' || typeof value === 'string' ? change(collection, value) : undefined;
}

/** Files in rich text are nodes of their own. */
function inNode(node: unknown, change: ChangeRelation): unknown {
  if (Array.isArray(node)) return node.flatMap((child: unknown) => inNode(child, change) ?? []);
  if (!isRecord(node)) return node;
  if (node.type === 'upload' && typeof node.relationTo === 'string') {
    const value = inRelation(node.relationTo, node.value, change);
    return value === undefined ? undefined : { ...node, value };
  }
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? inNode(value, change) : value,
    ]),
  );
}

/** The values in one locale, with null for empty ones, so that they are cleared. */
export function valuesIn(
  fields: readonly FlattenedField[],
  values: Values,
  locale: Locale,
  ofOneLanguage = false,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (('virtual' in field && field.virtual) || field.type === 'join') return [];
      const stored = values[field.name];
      const isByLanguage = isLocalized(field) && !ofOneLanguage;
      const own = isByLanguage ? valuesOf(stored)[locale] : stored;
      return [[field.name, inLanguage(field, own, locale, ofOneLanguage || isByLanguage)] as const];
    }),
  );
}

function inLanguage(field: FlattenedField, stored: unknown, locale: Locale, ofOne: boolean): unknown {
  if (field.type === 'group' || field.type === 'tab')
    return valuesIn(field.flattenedFields, valuesOf(stored), locale, ofOne);
  if (field.type === 'array')
    return recordsIn(stored).map((row) => ({
      ...idOf(row),
      ...valuesIn(field.flattenedFields, row, locale, ofOne),
    }));
  return stored ?? (field.type === 'blocks' ? [] : null);
}

/** Row ids are kept: votes name their answer by them, and blocks are matched by them. */
function idOf(row: Values): { id?: string } {
  return typeof row.id === 'string' && row.id !== '' ? { id: row.id } : {};
}

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
