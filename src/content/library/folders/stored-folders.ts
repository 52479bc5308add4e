import { type SQL, sql } from 'drizzle-orm';
import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { recordEvent } from '#content/access/audit/record-event.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { type QueryContext, rowsOf } from '#content/foundation/database/rows-of.ts';
import { type FolderCount, folderProblem, isWithin, renamedFolder } from './folder-path.ts';

export interface Folders {
  /** Sorted by name. */
  folders: FolderCount[];
  without: number;
}

const counted = z.object({ folder: z.string().nullable(), files: z.coerce.number() });

const inOrder = new Intl.Collator('de', { numeric: true });

/** Every folder with a file outside the trash. */
export async function storedFolders(context: QueryContext): Promise<Folders> {
  const { media } = context.payload.db.tables;
  const rows = await rowsOf(
    context,
    sql`SELECT "folder", count(*) AS "files" FROM ${media} WHERE "deleted_at" IS NULL GROUP BY "folder"`,
  );
  const counts = z.array(counted).parse(rows);
  const isNamed = (count: z.infer<typeof counted>): count is FolderCount => count.folder !== null;
  return {
    folders: counts.filter(isNamed).sort((a, b) => inOrder.compare(a.folder, b.folder)),
    without: counts.find(({ folder }) => folder === null)?.files ?? 0,
  };
}

/** Statement parameters that every database allows. */
const mostAtOnce = 500;

const found = z.array(z.object({ id: z.union([z.number(), z.string()]) }));

/**
 * Moves files into a folder, or out of theirs with null. Uses plain SQL: visitors don't see folders, so no page
 * changes and no other field needs validation.
 * @param where the files, as far as the request's account may read them
 * @returns how many there were
 */
export async function moveToFolder(
  req: PayloadRequest,
  where: Where,
  folder: string | null,
): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where,
    depth: 0,
    pagination: false,
    select: { filename: true },
    overrideAccess: false,
    req,
  });
  const ids = found.parse(docs).map(({ id }) => id);
  await inTransaction(
    req.payload,
    async () => {
      for (let from = 0; from < ids.length; from += mostAtOnce) {
        const some = ids.slice(from, from + mostAtOnce).map((id) => sql`${id}`);
        await write(req, sql`${folder}`, sql`"id" IN (${sql.join(some, sql`, `)})`);
      }
      if (ids.length > 0) await tell(req, `${ids.length} × folder: ${folder ?? '–'}`);
    },
    req,
  );
  return ids.length;
}

/**
 * Renames a folder with its subfolders, including files in the trash. If the new name exists, the folders are merged.
 * @returns how many files were in it; `too long` if a file's folder would exceed the limit
 */
export async function renameFolder(
  req: PayloadRequest,
  from: string,
  to: string,
): Promise<number | 'too long'> {
  const { media } = req.payload.db.tables;
  const rows = await rowsOf(
    req,
    sql`SELECT "folder", count(*) AS "files" FROM ${media} WHERE "folder" IS NOT NULL GROUP BY "folder"`,
  );
  const inside = z
    .array(counted.extend({ folder: z.string() }))
    .parse(rows)
    .filter(({ folder }) => isWithin(folder, from));
  if (inside.length === 0) return 0;
  const names = inside.map(({ folder }) => [folder, renamedFolder(folder, from, to)] as const);
  if (names.some(([, name]) => folderProblem(name))) return 'too long';
  // One statement: with several, a folder could be renamed twice.
  const cases = names.map(([old, name]) => sql`WHEN ${old} THEN ${name}`);
  const olds = names.map(([old]) => sql`${old}`);
  await inTransaction(
    req.payload,
    async () => {
      await write(
        req,
        sql`CASE "folder" ${sql.join(cases, sql` `)} END`,
        sql`"folder" IN (${sql.join(olds, sql`, `)})`,
      );
      await tell(req, `folder: ${from} → ${to}`);
    },
    req,
  );
  return inside.reduce((sum, { files }) => sum + files, 0);
}

async function write(req: PayloadRequest, folder: SQL, which: SQL): Promise<void> {
  const { media } = req.payload.db.tables;
  const now = new Date().toISOString();
  await rowsOf(req, sql`UPDATE ${media} SET "folder" = ${folder}, "updated_at" = ${now} WHERE ${which}`);
}

async function tell(req: PayloadRequest, details: string): Promise<void> {
  await recordEvent(req, { action: 'change', subject: 'media', details });
}
