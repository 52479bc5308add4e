import { z } from 'zod';
import { isRecord } from '#fields/content-field.ts';
import { shortSlugOf } from '#typed/slug.ts';
import { isAnswered, offersOptions } from './field-types.ts';

const written = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined)
  .catch(undefined);

/** A localized text, in one locale or in all of them. */
const label = z.preprocess((value) => (isRecord(value) ? (value.de ?? value.en) : value), written);

const optionRow = z.object({ id: written, label, name: written });

const fieldRow = z.object({
  id: written,
  label,
  name: written,
  type: z.string().catch('text'),
  required: z.boolean().catch(false),
  showIfField: written,
  showIfValue: written,
  fixedValue: written,
  options: z
    .array(optionRow)
    .nullish()
    .transform((rows) => rows ?? []),
});

export const formRows = z.array(fieldRow);

export type FieldRow = z.infer<typeof fieldRow>;
type OptionRow = z.infer<typeof optionRow>;

/** German labels by id of field or option: short names derive from them whatever locale is edited. */
export type GermanLabels = ReadonlyMap<string, string>;

const longestName = 40;

/** Names with another meaning in transport. */
export const takenNames: readonly string[] = ['key', 'body', 'constructor'];

export function germanLabels(rows: readonly FieldRow[]): GermanLabels {
  return new Map(
    rows
      .flatMap((row) => [row, ...row.options])
      .flatMap(({ id, label }): [string, string][] => (id && label ? [[id, label]] : [])),
  );
}

/**
 * Fills in missing short names, updates conditions chosen before their field had a name, and removes settings that a
 * field's type doesn't use. Existing names are kept.
 */
export function tidiedRows(rows: readonly FieldRow[], german: GermanLabels): FieldRow[] {
  const named = withNames(rows, german, 'feld').map((row) => ({
    ...row,
    required: row.required && isAnswered(row.type),
    options: offersOptions(row.type) ? withNames(row.options, german, 'auswahl') : [],
  }));
  return named.map((row) => {
    const source = named.find(({ id, name }) => row.showIfField === id || row.showIfField === name);
    const option = source?.options.find(({ id, name }) => row.showIfValue === id || row.showIfValue === name);
    return {
      ...row,
      showIfField: row.showIfField && (source?.name ?? row.showIfField),
      showIfValue: row.showIfField && row.showIfValue && (option?.name ?? row.showIfValue),
    };
  });
}

function withNames<Row extends OptionRow>(
  rows: readonly Row[],
  german: GermanLabels,
  fallback: string,
): Row[] {
  const taken = new Set([...takenNames, ...rows.flatMap(({ name }) => name ?? [])]);
  return rows.map((row) => {
    if (row.name) return row;
    const text = (row.id && german.get(row.id)) || row.label || '';
    const name = freeName(shortSlugOf(text, longestName) || fallback, taken);
    taken.add(name);
    return { ...row, name };
  });
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const name = `${wanted.slice(0, longestName - ending.length)}${ending}`;
    if (!taken.has(name)) return name;
  }
}
