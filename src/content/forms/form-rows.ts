import { z } from 'zod';
import { slugOf } from '#content/slug.ts';
import { isRecord } from '#fields/content-field.ts';
import { isAnswered, offersOptions } from './field-types.ts';

const written = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined)
  .catch(undefined);

/** As one language has it, or all of them where all are written at once. */
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

/** What the rules have to know of a form's fields, as they are about to be stored. */
export const formRows = z.array(fieldRow);

export type FieldRow = z.infer<typeof fieldRow>;
type OptionRow = z.infer<typeof optionRow>;

/** German labels by the ids of fields and options: short names are made from them whatever language is being edited. */
export type GermanLabels = ReadonlyMap<string, string>;

const longestName = 40;

/** Names that mean something else where answers travel. */
export const takenNames: readonly string[] = ['key', 'body', 'constructor'];

/** The German labels of a form's fields and options. */
export function germanLabels(rows: readonly FieldRow[]): GermanLabels {
  return new Map(
    rows
      .flatMap((row) => [row, ...row.options])
      .flatMap(({ id, label }): [string, string][] => (id && label ? [[id, label]] : [])),
  );
}

/**
 * Fills in what editors may leave to us: missing short names; conditions that were chosen before their field had a name;
 * and takes away what the type of a field has no use for. Names that exist are left alone.
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
    const name = freeName(slugOf(text, longestName) || fallback, taken);
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
