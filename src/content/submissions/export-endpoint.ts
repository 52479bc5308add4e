import type { Endpoint, Payload } from 'payload';
import { z } from 'zod';
import { editors } from '#content/access/roles.ts';
import { languageOf } from '#content/api/editor-language.ts';
import { refuse, refuseStranger } from '#content/api/endpoint-answers.ts';
import { csvLine, fileAnswer } from '#content/csv.ts';
import type { Locale } from '#i18n/locales.ts';
import { type StoredSubmission, storedSubmissionSchema } from './stored-submission.ts';
import { askedNames, valuesOf } from './submission-columns.ts';
import { submissionsMessages } from './submissions-messages.ts';

const formId = z.string().regex(/^\d{1,15}$/);

const atOnce = 200;

/** GET /api/forms/{id}/submissions/export: everything that a form has brought, one line each, a column per short name. */
export const exportEndpoint: Endpoint = {
  path: '/:id/submissions/export',
  method: 'get',
  handler: async (req) => {
    if (!(await editors({ req }))) return refuseStranger(req);
    const id = formId.safeParse(req.routeParams?.id);
    const form = id.success
      ? await req.payload.findByID({
          collection: 'forms',
          id: id.data,
          depth: 0,
          disableErrors: true,
          overrideAccess: false,
          req,
        })
      : undefined;
    if (!form) {
      return refuse(req, 404, {
        de: 'Dieses Formular gibt es nicht (mehr). Bitte die Liste neu laden.',
        en: 'This form does not exist (any more). Please reload the list.',
      });
    }
    const asked = askedNames(form);
    return fileAnswer(
      `submissions-${form.id}.csv`,
      'text/csv',
      lines(req.payload, form.id, asked, languageOf(req)),
    );
  },
};

async function* lines(
  payload: Payload,
  form: number | string,
  asked: readonly string[],
  language: Locale,
): AsyncGenerator<string> {
  // Names of fields that the form has lost since stand behind those that it has. A first look finds them all.
  const names = new Set(asked);
  for await (const submission of submissionsOf(payload, form))
    for (const name of valuesOf(submission).keys()) names.add(name);
  const { receipt, received, language: languageName, deletion, languages } = submissionsMessages[language];
  // The mark in front tells spreadsheets that the file is in UTF-8; without it they garble umlauts.
  yield `\uFEFF${csvLine([receipt, received, languageName, deletion, ...names])}`;
  for await (const submission of submissionsOf(payload, form)) {
    const values = valuesOf(submission);
    yield csvLine([
      submission.receipt,
      submission.receivedAt.toISOString(),
      languages[submission.language],
      submission.deleteAfter.toISOString(),
      ...[...names].map((name) => values.get(name) ?? ''),
    ]);
  }
}

/** Oldest first, never more than a few in memory. */
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
