import type { Payload } from 'payload';
import { z } from 'zod';
import { endpoint } from '#content/api/endpoint.ts';
import { recordEvent } from '#content/audit/record-event.ts';
import { followLinks } from '#content/links/follow-links.ts';
import { type EditorLanguage, type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';
import type { Cell } from './table.ts';
import { formatOf, tableAnswer } from './table-answer.ts';

const storedRedirect = z.object({
  from: z.string(),
  to: z.string(),
  status: z.string(),
  updatedAt: z.coerce.date(),
});

const headers: Readonly<Record<EditorLanguage, readonly string[]>> = {
  de: ['Von', 'Nach', 'Status', 'Geändert'],
  en: ['From', 'To', 'Status', 'Changed'],
};

export const redirectsExportLabels: Readonly<Record<'csv' | 'xlsx', EditorText>> = {
  csv: { de: 'Alle als CSV speichern', en: 'Save all as CSV' },
  xlsx: { de: 'Alle als Excel-Datei speichern', en: 'Save all as Excel file' },
};

/** GET /api/redirects/export?format=csv|xlsx: every redirect, sorted by its source path. */
export const redirectsExport = endpoint('get', '/export', async (req) => {
  const format = formatOf(req);
  await recordEvent(req, { action: 'export', subject: 'redirects' });
  const table = { header: headers[editorLanguageOf(req)], rows: redirectRows(req.payload) };
  return tableAnswer('redirects', format, table, req);
});

async function* redirectRows(payload: Payload): AsyncGenerator<Cell[]> {
  const { docs } = await followLinks(
    payload,
    await payload.find({ collection: 'redirects', sort: 'from', pagination: false, depth: 0 }),
  );
  for (const doc of docs) {
    const { from, to, status, updatedAt } = storedRedirect.parse(doc);
    yield [from, to, Number(status), updatedAt];
  }
}
