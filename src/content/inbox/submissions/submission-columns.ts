import { z } from 'zod';
import { isRecord } from '#fields/content-field.ts';
import type { StoredSubmission } from './stored-submission.ts';

const namedFields = z.array(
  z.object({ name: z.string().nullish(), id: z.string().nullish(), type: z.string() }),
);

/** The short names of the form's current fields, in order. */
export function askedNames(form: unknown): string[] {
  const fields = namedFields.safeParse(isRecord(form) ? form.fields : undefined);
  return (fields.data ?? [])
    .filter(({ type }) => type !== 'heading')
    .flatMap(({ name, id }) => name ?? id ?? []);
}

/** Values by short name: multiple choices joined, files by name. */
export function valuesOf({
  answers,
  files,
}: Pick<StoredSubmission, 'answers' | 'files'>): Map<string, string> {
  const values = new Map<string, string>();
  const add = (field: string, text: string) => {
    const before = values.get(field);
    values.set(field, before ? `${before}; ${text}` : text);
  };
  const named = new Set(files.map(({ field }) => field));
  for (const { field, values: given } of answers)
    if (!named.has(field)) for (const value of given) add(field, value);
  for (const { field, name } of files) add(field, name);
  return values;
}
