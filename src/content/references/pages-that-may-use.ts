import { sql } from '@payloadcms/db-sqlite';
import { getTableColumns, type SQL, type Table } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { openTransaction } from '#content/open-transaction.ts';

const found = z.object({ rows: z.array(z.object({ id: z.union([z.string(), z.number()]) })) });

interface Wanted {
  /** The id of what is looked for, where it can be referred to by one. */
  id?: string;
  /** Parts of addresses by which it can be linked to. */
  words: readonly string[];
}

/**
 * The pages that may point at what is wanted, published or in the newest draft, in any language: those whose stored
 * columns contain its id or one of the words. The database looks through them as text, so that of thousands of pages
 * only a few are read. None that points there is missing; whether one does is said by its fields.
 */
export async function pagesThatMayUse(
  req: PayloadRequest,
  { id, words }: Wanted,
): Promise<(string | number)[]> {
  const { db } = req.payload;
  const { pages, pages_locales: texts, _pages_v: versions, _pages_v_locales: versionTexts } = db.tables;
  const parts = [...(id === undefined ? [] : idsInJson(id)), ...words];
  const containsOne = db.name === 'postgres' ? matchesOne(parts) : isLikeOne(parts);
  // What was published last is what the page itself holds.
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
        // The page's own address, which begins those of the pages below it.
        if (column === pages.path || column === versions.version_path) return [];
        // As in JSON, a text ends with a quotation mark.
        return [containsOne(sql`${text} || '"'`)];
      }),
    );
    return sql`(${sql.join(conditions, sql` OR `)})`;
  }
}

/** Postgres looks for all at once: it would make the text of a JSON column again for each. Bytes are compared fastest. */
function matchesOne(parts: readonly string[]): (text: SQL) => SQL {
  const pattern = parts.map((part) => part.replace(/[^\w/-]/g, '\\$&')).join('|');
  return (text) => sql`(${text}) COLLATE "C" ~* ${pattern}`;
}

/** SQLite's LIKE ignores the case of plain letters, as paths do. */
function isLikeOne(parts: readonly string[]): (text: SQL) => SQL {
  return (text) =>
    sql`(${sql.join(
      parts.map((part) => sql`${text} LIKE ${`%${part}%`}`),
      sql` OR `,
    )})`;
}

/**
 * How an id stands in JSON, as SQLite keeps it or Postgres writes it: a number or a text, alone or in a list. What follows
 * it counts, or 1 would be found in 12.
 */
function idsInJson(id: string): string[] {
  const alone = ['":', '": '].flatMap((begin) => [',', '}'].map((end) => `${begin}${id}${end}`));
  const listed = ['[', ',', ', '].flatMap((begin) => [',', ']'].map((end) => `${begin}${id}${end}`));
  return [...alone, ...listed, `"${id}"`];
}
