import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { auditActions } from '#content/access/audit/audit-actions.ts';
import { recordEvent } from '#content/access/audit/record-event.ts';
import { endpoint } from '#content/access/endpoints/endpoint.ts';
import { refuseUnsound } from '#content/access/queries/sound-question.ts';
import { csvAnswer } from '#content/foundation/exports/csv-answer.ts';
import type { Cell } from '#content/foundation/exports/table.ts';
import { isRecord } from '#fields/content-field.ts';
import { type EditorLanguage, editorLanguageOf } from '#i18n/editor-texts.ts';

const words = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

const storedEntry = z.object({
  id: z.number(),
  at: z.coerce.date(),
  action: z.string(),
  subject: words,
  title: words,
  document: words,
  language: words,
  details: words,
  name: words,
  account: words,
  role: words,
  network: words,
});

const headers: Readonly<Record<EditorLanguage, readonly string[]>> = {
  de: [
    'Zeit',
    'Was',
    'Woran',
    'Titel',
    'Kennung',
    'Inhaltssprache',
    'Einzelheiten',
    'Wer',
    'Konto',
    'Rolle',
    'Netz',
  ],
  en: [
    'Time',
    'What',
    'On what',
    'Title',
    'Id',
    'Content language',
    'Details',
    'Who',
    'Account',
    'Role',
    'Network',
  ],
};

const atOnce = 500;

/** GET /api/audit/export?where[…]: the filtered entries, oldest first. */
export const auditExport = endpoint('get', '/export', async (req) => {
  const filter = isWhere(req.query.where) ? req.query.where : {};
  // Before the answer begins: an error while it is sent would only break the download off.
  refuseUnsound({ where: filter }, req.payload.collections.audit?.config.flattenedFields ?? [], req);
  await recordEvent(req, { action: 'export', subject: 'audit' });
  const table = { header: headers[editorLanguageOf(req)], rows: entryRows(req, filter) };
  return csvAnswer('audit', table, req);
});

async function* entryRows(req: PayloadRequest, filter: Where): AsyncGenerator<Cell[]> {
  const language = editorLanguageOf(req);
  for (let last = 0, more = true; more; ) {
    const { docs } = await req.payload.find({
      collection: 'audit',
      where: { and: [filter, { id: { greater_than: last } }] },
      sort: 'id',
      limit: atOnce,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    });
    for (const doc of docs) {
      const entry = storedEntry.parse(doc);
      const { at, action, subject, title, document, details, name, account, role, network } = entry;
      const actionName = isAction(action) ? auditActions[action][language] : action;
      yield [at, actionName, subject, title, document, entry.language, details, name, account, role, network];
      last = entry.id;
    }
    more = docs.length === atOnce;
  }
}

function isAction(name: string): name is keyof typeof auditActions {
  return name in auditActions;
}

/** Payload validates its content and refuses unknown fields. */
function isWhere(value: unknown): value is Where {
  return isRecord(value);
}
