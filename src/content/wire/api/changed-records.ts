import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rowsOf } from '#content/foundation/database/rows-of.ts';
import type { ContentPaths } from '#pages/content-api.ts';

/** Collections whose records show on pages that reference them; pages count as link targets. */
export const shownCollections = ['media', 'polls', 'forms', 'products', 'pages'] as const;

/**
 * How far to look back before the given time, in ms. A change is dated when it begins and visible when it is
 * committed, and clocks of instances differ. Naming a record twice costs nothing, since its version is known.
 */
const margin = 10 * 60_000;

const changed = z.object({ id: z.coerce.string(), updated: z.coerce.date(), path: z.string().nullish() });

/**
 * Records changed since a time or shortly before, including those in the trash. Queries the database directly: after
 * an import this returns all records at every publication of the next minutes.
 */
export async function changedRecords(payload: Payload, since: Date): Promise<ContentPaths['changedRecords']> {
  const from = new Date(since.getTime() - margin).toISOString();
  const lists = await Promise.all(
    shownCollections.map(async (collection) => {
      const table = payload.db.tables[collection];
      const path = collection === 'pages' ? table.path : sql`NULL`;
      const rows = await rowsOf(
        { payload },
        sql`SELECT ${table.id} AS "id", ${table.updatedAt} AS "updated", ${path} AS "path"
          FROM ${table} WHERE ${table.updatedAt} >= ${from}`,
      );
      return rows.map((row) => {
        const { id, updated, path } = changed.parse(row);
        return { record: `${collection}/${id}`, version: path ?? updated.toISOString() };
      });
    }),
  );
  return lists.flat();
}
