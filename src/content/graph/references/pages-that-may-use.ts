import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { openTransaction } from '#content/foundation/database/open-transaction.ts';

const found = z.object({ rows: z.array(z.object({ id: z.union([z.string(), z.number()]) })) });

interface Wanted {
  /** The id to look for, if documents can be referenced by it. */
  id?: string;
  /** Parts of the addresses to look for. */
  words: readonly string[];
}

/**
 * The pages that may reference the document, published or as newest draft, in any locale: those whose stored columns
 * contain its id or one of the words. The text search in the database leaves a few of thousands of pages. It misses
 * none; false hits are sorted out by reading the fields.
 */
export async function pagesThatMayUse(
  req: PayloadRequest,
  { id, words }: Wanted,
): Promise<(string | number)[]> {
  const { db } = req.payload;
  const { pages, pages_locales: texts, _pages_v: versions, _pages_v_locales: versionTexts } = db.tables;
  const parts = [...(id === undefined ? [] : idsInJson(id)), ...words];
  const containsOne = db.name === 'postgres' ? matchesOne(parts) : isLikeOne(parts);
  // The page's own row holds its last published version.
  const answer: unknown = await db.execute({
    db: await openTransaction(req),
    drizzle: db.drizzle,
    sql: sql`
      SELECT ${pages.id} AS id FROM ${pages} JOIN ${texts} ON ${texts._parentID} = ${pages.id}
      WHERE ${pages.deletedAt} IS NULL AND ${mayPoint([pages, texts])}
      UNION
      SELECT ${versions.parent} AS id FROM ${versions} JOIN ${versionTexts} ON ${versionTexts._parentID} = ${versions.id}
      WHERE ${versions.latest} AND ${versions.version__status} = 'draft' AND ${versions.version_deletedAt} IS NULL
        AND ${mayPoint([versions, versionTexts])}`,
  });
  return found.parse(answer).rows.map((row) => row.id);

  function mayPoint(tables: readonly Table[]): SQL {
    const conditions = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).flatMap((column) => {
        const text = sql`CAST(${column} AS TEXT)`;
        if (column.name.endsWith('_id')) return id === undefined ? [] : [sql`${text} = ${id}`];
        if (column.dataType !== 'string' && column.dataType !== 'json') return [];
        // The page's own path, a prefix of the paths below it.
        if (column === pages.path || column === versions.version_path) return [];
        // A text ends with a quotation mark, as in JSON.
        return [containsOne(sql`${text} || '"'`)];
      }),
    );
    return sql`(${sql.join(conditions, sql` OR `)})`;
  }
}

/**
 * One pattern for all parts, because Postgres would serialize a JSON column again for each. Comparing bytes is
 * fastest.
 */
function matchesOne(parts: readonly string[]): (text: SQL) => SQL {
  const pattern = parts.map((part) => part.replace(/[^\w/-]/g, '\\$&')).join('|');
  return (text) => sql`(${text}) COLLATE "C" ~* ${pattern}`;
}

/** SQLite's LIKE ignores the case of ASCII letters, as paths do. */
function isLikeOne(parts: readonly string[]): (text: SQL) => SQL {
  return (text) =>
    sql`(${sql.join(
      parts.map((part) => sql`${text} LIKE ${`%${part}%`}`),
      sql` OR `,
    )})`;
}

/**
 * An id in JSON as SQLite stores or Postgres prints it: a number or a string, alone or in a list. Includes the next
 * character, or 1 would match 12.
 */
function idsInJson(id: string): string[] {
  const alone = ['":', '": '].flatMap((begin) => [',', '}'].map((end) => `${begin}${id}${end}`));
  const listed = ['[', ',', ', '].flatMap((begin) => [',', ']'].map((end) => `${begin}${id}${end}`));
  return [...alone, ...listed, `"${id}"`];
}
