import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type QueryContext, rowsOf } from '#content/foundation/database/rows-of.ts';
import { nearestPath } from './nearest-path.ts';

export interface MissingPath {
  /** Without language prefix. */
  path: string;
  count: number;
  /** Days in the club's time zone, `2026-12-01`. */
  firstDay: string;
  lastDay: string;
  guess: { id: string; path: string } | undefined;
}

/** A page or redirect answers its path with any query. */
const isAt = (path: SQL) =>
  sql`(${path} = "kept"."path" OR ${path} || '?' = substr("kept"."path", 1, length(${path}) + 1))`;

const counted = z.object({ count: z.coerce.number() });

const missing = counted.extend({ path: z.string(), firstDay: z.string(), lastDay: z.string() });

/**
 * Requested paths that still have neither page (draft or published) nor redirect, the most requested first.
 * @param most how many are listed; all are counted
 */
export async function missingPaths(
  payload: Payload,
  { most, ignored = false }: { most: number; ignored?: boolean },
): Promise<{ total: number; paths: MissingPath[] }> {
  const asking = { payload };
  const { path_counts: kept, pages, redirects } = payload.db.tables;
  const where = sql`FROM ${kept} AS "kept" WHERE "kind" = 'missing' AND "ignored" = ${ignored}
    AND NOT EXISTS (SELECT 1 FROM ${pages} AS "page"
      WHERE ${isAt(sql`"page"."path"`)} AND "page"."deleted_at" IS NULL)
    AND NOT EXISTS (SELECT 1 FROM ${redirects} AS "redirect"
      WHERE ${isAt(sql`"redirect"."from"`)} AND "redirect"."deleted_at" IS NULL)`;
  const [totals, found] = await Promise.all([
    rowsOf(asking, sql`SELECT count(*) AS "count" ${where}`),
    rowsOf(
      asking,
      sql`SELECT "path", "count", "first_day" AS "firstDay", "last_day" AS "lastDay" ${where}
        ORDER BY "count" DESC, "last_day" DESC, "path" LIMIT ${most}`,
    ),
  ]);
  const paths = z.array(missing).parse(found);
  const published = paths.length > 0 ? await publishedPages(payload) : new Map<string, string>();
  const pagePaths = [...published.keys()];
  return {
    total: counted.parse(totals[0]).count,
    paths: paths.map((entry) => {
      const path = nearestPath(entry.path, pagePaths);
      const id = path === undefined ? undefined : published.get(path);
      return { ...entry, guess: path === undefined || id === undefined ? undefined : { id, path } };
    }),
  };
}

/** Hides a path from the missing ones, or shows it again. False if it is unknown. */
export async function ignorePath(req: QueryContext, path: string, ignored: boolean): Promise<boolean> {
  const { path_counts: kept } = req.payload.db.tables;
  const changed = await rowsOf(
    req,
    sql`UPDATE ${kept} SET "ignored" = ${ignored} WHERE "kind" = 'missing' AND "path" = ${path} RETURNING "id"`,
  );
  return changed.length > 0;
}

/** How often a redirect was followed, and on which day last; undefined if never. */
export async function followedFrom(
  payload: Payload,
  from: string,
): Promise<{ count: number; firstDay: string; lastDay: string } | undefined> {
  const { path_counts: kept } = payload.db.tables;
  const [found] = await rowsOf(
    { payload },
    sql`SELECT "path", "count", "first_day" AS "firstDay", "last_day" AS "lastDay" FROM ${kept}
      WHERE "kind" = 'redirect' AND "path" = ${from}`,
  );
  return found === undefined ? undefined : missing.parse(found);
}

const pathed = z.object({ id: z.coerce.string(), path: z.string() });

async function publishedPages(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.db.find({
    collection: 'pages',
    where: { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] },
    select: { path: true },
    pagination: false,
    limit: 0,
  });
  return new Map(
    z
      .array(pathed)
      .parse(docs)
      .map(({ id, path }) => [path, id]),
  );
}
