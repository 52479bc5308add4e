import type { Payload } from 'payload';
import { z } from 'zod';
import { recordEvent } from '#content/access/audit/record-event.ts';
import { endpoint } from '#content/access/endpoints/endpoint.ts';
import { csvAnswer } from '#content/foundation/exports/csv-answer.ts';
import type { Cell } from '#content/foundation/exports/table.ts';
import { followLinks } from '#content/graph/links/follow-links.ts';
import { type EditorLanguage, editorLanguageOf } from '#i18n/editor-texts.ts';

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

/** GET /api/redirects/export: every redirect, sorted by its source path. */
export const redirectsExport = endpoint('get', '/export', async (req) => {
  await recordEvent(req, { action: 'export', subject: 'redirects' });
  const table = { header: headers[editorLanguageOf(req)], rows: redirectRows(req.payload) };
  return csvAnswer('redirects', table, req);
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
