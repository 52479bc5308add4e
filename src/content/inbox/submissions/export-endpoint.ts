import type { Payload } from 'payload';
import { z } from 'zod';
import { recordEvent } from '#content/access/audit/record-event.ts';
import { endpoint, requestedDocument } from '#content/access/endpoints/endpoint.ts';
import { csvAnswer } from '#content/foundation/exports/csv-answer.ts';
import type { Cell, Table } from '#content/foundation/exports/table.ts';
import { isRecord } from '#fields/content-field.ts';
import { type EditorLanguage, editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import { type StoredSubmission, storedSubmissionSchema } from './stored-submission.ts';
import { submissionsMessages } from './submissions-messages.ts';

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

const atOnce = 200;

/** GET /api/forms/{id}/submissions/export: all submissions of a form, one row each, one column per short name. */
export const exportEndpoint = endpoint('get', '/:id/submissions/export', async (req) => {
  const form = await requestedDocument(req, 'forms', {
    de: 'Dieses Formular gibt es nicht (mehr). Bitte die Liste neu laden.',
    en: 'This form does not exist (any more). Please reload the list.',
  });
  await recordEvent(req, { action: 'export', subject: 'submissions', details: `form ${form.id}` });
  const table = await submissionsTable(req.payload, form.id, askedNames(form), editorLanguageOf(req));
  return csvAnswer(`submissions-${form.id}`, table, req);
});

async function submissionsTable(
  payload: Payload,
  form: number | string,
  asked: readonly string[],
  language: EditorLanguage,
): Promise<Table> {
  // Fields that were removed from the form come last. A first pass finds them.
  const names = new Set(asked);
  for await (const submission of submissionsOf(payload, form))
    for (const name of valuesOf(submission).keys()) names.add(name);
  const { receipt, received, language: languageHead, deletion } = submissionsMessages[language];
  return {
    header: [receipt, received, languageHead, deletion, ...names],
    rows: submissionRows(payload, form, names, language),
  };
}

async function* submissionRows(
  payload: Payload,
  form: number | string,
  names: ReadonlySet<string>,
  language: EditorLanguage,
): AsyncGenerator<Cell[]> {
  for await (const submission of submissionsOf(payload, form)) {
    const values = valuesOf(submission);
    yield [
      submission.receipt,
      submission.receivedAt,
      languageName(submission.language, language),
      submission.deleteAfter,
      ...[...names].map((name) => values.get(name) ?? ''),
    ];
  }
}

/** Oldest first, in batches. */
async function* submissionsOf(payload: Payload, form: number | string): AsyncGenerator<StoredSubmission> {
  let last: number | string = 0;
  for (let more = true; more; ) {
    const some = await submissionsAfter(payload, form, last);
    more = some.length === atOnce;
    last = some.at(-1)?.id ?? last;
    yield* some;
  }
}

async function submissionsAfter(
  payload: Payload,
  form: number | string,
  last: number | string,
): Promise<StoredSubmission[]> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { and: [{ form: { equals: form } }, { id: { greater_than: last } }] },
    sort: 'id',
    limit: atOnce,
    pagination: false,
    depth: 0,
  });
  return docs.map((doc) => storedSubmissionSchema.parse(doc));
}
