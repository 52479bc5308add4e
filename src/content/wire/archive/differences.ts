import type { FlattenedField } from 'payload';
import { isLocalized, labelOf, type Values, valuesOf } from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';
import { languageName } from '#i18n/editor-texts.ts';
import { locales } from '#i18n/locales.ts';
import { isEmpty } from './portable-values.ts';

/** Whether two states are equal apart from row ids. */
export function isSame(one: Values | undefined, other: Values | undefined): boolean {
  return written(one) === written(other);
}

/** The changed fields, by their labels: `Title (German)`. */
export function differingFields(fields: readonly FlattenedField[], before: Values, after: Values): string[] {
  return fields.flatMap((field) => {
    const [one, other] = [before[field.name], after[field.name]];
    if (written(one) === written(other)) return [];
    const label = labelOf(field.label, field.name).en;
    if (isLocalized(field))
      return locales.flatMap((locale) =>
        written(valuesOf(one)[locale]) === written(valuesOf(other)[locale])
          ? []
          : [`${label} (${languageName(locale, 'en')})`],
      );
    if (field.type === 'group' || field.type === 'tab')
      return differingFields(field.flattenedFields, valuesOf(one), valuesOf(other)).map(
        (name) => `${label}, ${name}`,
      );
    return [label];
  });
}

/** Row and twin ids are not content. */
const unsaid = new Set(['id', 'twin']);

function written(value: unknown): string {
  return JSON.stringify(ordered(value)) ?? '';
}

/** Without empty values and with sorted keys, because databases differ in both. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => ordered(one) ?? null);
  if (!isRecord(value)) return isEmpty(value) ? undefined : value;
  const entries = Object.keys(value)
    .filter((name) => !unsaid.has(name))
    .sort()
    .map((name) => [name, ordered(value[name])] as const)
    .filter(([, said]) => !isEmpty(said));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
