import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type QueryContext, rowsOf } from '#content/foundation/database/rows-of.ts';
import { dayAtHome } from '#content/foundation/time/day-at-home.ts';
import type { PathCount } from '#pages/path-counts.ts';

/** The maximum of missing paths kept; beyond it the least requested are deleted. */
export const mostMissing = 2000;

/** After how many days without a request a path is deleted. */
export const rememberedDays = 90;

const day = 86_400_000;

/**
 * Adds the sites' counts (`now` in ms since 1970), and deletes excess and expired entries, and those of removed
 * redirects.
 */
export async function keepPathCounts(
  payload: Payload,
  counts: readonly PathCount[],
  now: number,
): Promise<void> {
  const context = { payload };
  await add(context, counts, dayAtHome(now));
  try {
    await letGo(context, dayAtHome(now - rememberedDays * day));
  } catch (error) {
    // Retried with the next report; these counts are stored, and must not be reported again.
    payload.logger.error({ err: error }, 'Old counts of paths could not be deleted.');
  }
}

async function add(context: QueryContext, counts: readonly PathCount[], today: string): Promise<void> {
  if (counts.length === 0) return;
  const { path_counts: kept } = context.payload.db.tables;
  // Sorted, so that concurrent upserts wait for each other on Postgres instead of deadlocking.
  const rows = [...counts]
    .sort((a, b) => (a.kind + a.path < b.kind + b.path ? -1 : 1))
    .map(({ kind, path, count }) => sql`(${kind}, ${path}, ${count}, ${today}, ${today}, false)`);
  await rowsOf(
    context,
    sql`INSERT INTO ${kept} AS "kept" ("kind", "path", "count", "first_day", "last_day", "ignored")
      VALUES ${sql.join(rows, sql`, `)}
      ON CONFLICT ("kind", "path") DO UPDATE
      SET "count" = "kept"."count" + excluded."count", "last_day" = excluded."last_day"`,
  );
}

async function letGo(context: QueryContext, oldest: string): Promise<void> {
  const { path_counts: kept, redirects } = context.payload.db.tables;
  await rowsOf(
    context,
    sql`DELETE FROM ${kept} WHERE "kind" = 'missing' AND ("last_day" < ${oldest} OR "id" IN (
      SELECT "id" FROM ${kept} WHERE "kind" = 'missing'
      ORDER BY "ignored" DESC, "count" DESC, "last_day" DESC, "id" DESC LIMIT 100000 OFFSET ${mostMissing}))`,
  );
  await rowsOf(
    context,
    sql`DELETE FROM ${kept} WHERE "kind" = 'redirect' AND "path" NOT IN (SELECT "from" FROM ${redirects})`,
  );
}
