import { type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { bodyOf, endpoint, parsed, Refusal } from '#content/access/endpoints/endpoint.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { followLinks } from '#content/graph/links/follow-links.ts';
import { referTypedLinks } from '#content/graph/links/refer-typed-links.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { type ImportedRedirect, redirectsInTable } from './redirects-in-table.ts';

/** Far more than the maximum number of redirects needs. */
const sentSchema = z.object({ csv: z.string().max(512 * 1024) });

const storedSchema = z.object({ id: z.union([z.string(), z.number()]), to: z.string(), status: z.string() });

type Change = 'added' | 'changed' | 'same';

/** POST /api/redirects/import: imports all redirects of a table, or none if one is invalid. */
export const redirectsImport = endpoint('post', '/import', async (req) => {
  const { csv } = parsed(sentSchema, await bodyOf(req), {
    de: 'Diese Datei ist zu groß oder kein Text. Erwartet wird eine CSV-Datei bis 512 kB.',
    en: 'This file is too large or no text. A CSV file of up to 512 kB is expected.',
  });
  const { redirects, problems } = redirectsInTable(csv);
  const [first] = problems;
  if (first) throw lineRefusal(first.line, first.message, problems.length - 1);
  const changes: Record<Change, number> = { added: 0, changed: 0, same: 0 };
  const storeAll = async () => {
    for (const redirect of redirects) {
      try {
        changes[await store(redirect, req)] += 1;
      } catch (error) {
        const sentence = error instanceof ValidationError ? error.data.errors[0]?.message : undefined;
        throw sentence === undefined ? error : lineRefusal(redirect.line, { de: sentence, en: sentence });
      }
    }
  };
  await inTransaction(req.payload, storeAll, req);
  return changes;
});

/** An existing redirect from the same path gets the new target. */
async function store({ from, to, status }: ImportedRedirect, req: PayloadRequest): Promise<Change> {
  const shared = { collection: 'redirects', depth: 0, overrideAccess: false, req } as const;
  const { docs } = await req.payload.find({ ...shared, where: { from: { equals: from } }, limit: 1 });
  if (docs.length === 0) {
    await req.payload.create({ ...shared, data: { from, to, status } });
    return 'added';
  }
  const stored = storedSchema.parse(docs[0]);
  // As it would be stored: `/Seite/` and `/seite` lead to one page.
  const [referred, followed] = [
    await referTypedLinks({ to }, req),
    await followLinks(req.payload, stored, req),
  ];
  if ((stored.to === referred.to || followed.to === to) && stored.status === status) return 'same';
  await req.payload.update({ ...shared, id: stored.id, data: { to, status } });
  return 'changed';
}

function lineRefusal(line: number, message: EditorText, more = 0): Refusal {
  return new Refusal(400, {
    de: `Zeile ${line}: ${message.de} ${more > 0 ? `In ${more} weiteren Zeilen stimmt auch etwas nicht. ` : ''}Übernommen wurde nichts.`,
    en: `Line ${line}: ${message.en} ${more > 0 ? `Something is wrong in ${more} more lines, too. ` : ''}Nothing was imported.`,
  });
}
