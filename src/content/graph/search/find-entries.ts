import { type SQL, sql } from 'drizzle-orm';
import { distance } from 'fastest-levenshtein';
import { executeAccess, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { rowsOf } from '#content/foundation/database/rows-of.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { type FoundPlace, shownSchema } from './entry-of.ts';
import { foundCollections } from './keep-entries.ts';
import { slipsIn, wordsIn } from './words.ts';

interface FoundEntry {
  /** The slug of the collection or global. */
  subject: string;
  /** 0 for a global. */
  document: number;
  /** Undefined if it has none. */
  title: string | undefined;
  /** Its path, file name or another name. */
  detail: string | undefined;
  /** The words around what was found in its text. */
  excerpt: string | undefined;
  /** Query and hash of its form that lead there. */
  at: string;
}

/** How many hits are shown, rows ranked, words read of what was typed, and words tried for each. */
const most = { hits: 20, rows: 60, typed: 8, tried: 20 };

const rowSchema = z.object({
  subject: z.string(),
  // Postgres reads a `numeric` as text.
  document: z.coerce.number(),
  shown: z.string().transform((text) => shownSchema.parse(JSON.parse(text))),
});

type Row = z.infer<typeof rowSchema>;

/** A typed word, and the words by which it is found as well. */
interface Sought {
  typed: string;
  meant: readonly string[];
}

/** What has all the words in its texts, in whatever language, and may be read by the asker; titles first. */
export async function findEntries(req: PayloadRequest, typed: string): Promise<FoundEntry[]> {
  const words = [...new Set(wordsIn(typed))].slice(0, most.typed);
  if (words.length === 0) return [];
  const sought = await Promise.all(words.map((word) => meantBy(req, word)));
  const named = await matching(req, 'names', sought);
  const written = named.length < most.rows ? await matching(req, 'words', sought) : [];
  const rows = new Map([...written, ...named].map((row) => [`${row.subject}/${row.document}`, row]));
  return (await readable(req, [...rows.values()]))
    .map((row) => ({ row, rank: rankOf(row.shown, sought) }))
    .sort((a, b) => a.rank - b.rank || b.row.document - a.row.document)
    .slice(0, most.hits)
    .map(({ row: { shown, ...row } }) => ({ ...row, ...shownOf(shown, sought, editorLanguageOf(req)) }));
}

/** Words that contain what was typed; if there are none, those that differ from it least. */
async function meantBy(req: PayloadRequest, typed: string): Promise<Sought> {
  // A few letters are in thousands of words; of those it only begins them.
  if (typed.length < 4) return { typed, meant: [] };
  const containing = await wordsLike(req, typed, sql`"word" LIKE ${`%${typed}%`}`, most.tried);
  const slips = slipsIn(typed);
  if (containing.length > 0 || slips === 0) return { typed, meant: containing };
  // Of one part more than there are slips, one is as it was typed.
  const size = Math.ceil(typed.length / (slips + 1));
  const parts = Array.from({ length: slips + 1 }, (_, nth) => typed.slice(nth * size, (nth + 1) * size));
  const like = parts.map(
    (part, nth) => sql`"word" LIKE ${`${nth === 0 ? '' : '%'}${part}${nth === slips ? '' : '%'}`}`,
  );
  const near = await wordsLike(
    req,
    typed,
    sql`(${sql.join(like, sql` OR `)}) AND abs(length("word") - ${typed.length}) <= ${slips}`,
    5000,
  );
  const least = Math.min(slips, ...near.map((word) => distance(typed, word)));
  return { typed, meant: near.filter((word) => distance(typed, word) === least).slice(0, most.tried) };
}

const wordsSchema = z.array(z.object({ word: z.string() }).transform(({ word }) => word));

async function wordsLike(req: PayloadRequest, typed: string, like: SQL, limit: number): Promise<string[]> {
  const { search_words: table } = req.payload.db.tables;
  const nearest = sql`abs(length("word") - ${typed.length})`;
  return wordsSchema.parse(
    await rowsOf(req, sql`SELECT "word" FROM ${table} WHERE ${like} ORDER BY ${nearest} LIMIT ${limit}`),
  );
}

/** Asks the database's own full-text index; words have no sign that it would read as an operator. */
async function matching(
  req: PayloadRequest,
  column: 'names' | 'words',
  sought: readonly Sought[],
): Promise<Row[]> {
  const { db } = req.payload;
  const { search_entries: table } = db.tables;
  const all = (sign: string, prefix: string, or: string, and: string) =>
    sought
      .map(({ typed, meant }) => [
        `${sign}${typed}${sign}${prefix}`,
        ...meant.map((word) => sign + word + sign),
      ])
      .map((words) => `(${words.join(or)})`)
      .join(and);
  const query =
    db.name === 'postgres'
      ? sql`SELECT "subject", "document", "shown" FROM ${table} WHERE
          array_to_tsvector(string_to_array(${sql.identifier(column)}, ' ')) @@ ${all("'", ':*', '|', '&')}::tsquery
          LIMIT ${most.rows}`
      : sql`SELECT "subject", "document", "shown" FROM "search_index" JOIN ${table} ON "id" = "search_index"."rowid"
          WHERE "search_index" MATCH ${`${column} : (${all('"', '*', ' OR ', ' AND ')})`} LIMIT ${most.rows}`;
  if (db.name !== 'postgres') return z.array(rowSchema).parse(await rowsOf(req, query));
  return inTransaction(req.payload, async (own) => {
    // Because of the limit Postgres would rather read the rows one by one, and take each apart: seconds.
    await rowsOf(own, sql`SET LOCAL enable_seqscan = off`);
    return z.array(rowSchema).parse(await rowsOf(own, query));
  });
}

/** Asks Payload by the asker's access; it leaves out as well what was put into the trash or deleted past the hooks. */
async function readable(req: PayloadRequest, rows: readonly Row[]): Promise<Row[]> {
  const { globals } = req.payload;
  const asked = [...new Set(rows.map(({ subject }) => subject))].map(async (subject) => {
    const own = rows.filter((row) => row.subject === subject);
    const collection = foundCollections.find((slug) => slug === subject);
    if (!collection) {
      const read = globals.config.find(({ slug }) => slug === subject)?.access.read;
      return read && (await executeAccess({ req, disableErrors: true }, read)) ? own : [];
    }
    const where = { id: { in: own.map(({ document }) => document) } };
    const asking = { collection, where, select: {}, depth: 0, pagination: false, req } as const;
    const { docs } = await req.payload.find({ ...asking, overrideAccess: false });
    const ids = new Set(docs.map(({ id }) => Number(id)));
    return own.filter(({ document }) => ids.has(document));
  });
  return (await Promise.all(asked)).flat();
}

/** How many of the words a text contains. */
function countIn(text: string, sought: readonly Sought[]): number {
  const words = wordsIn(text);
  return sought.filter(({ typed, meant }) =>
    words.some((word) => word.startsWith(typed) || meant.includes(word)),
  ).length;
}

/** 0 for a title that begins with what was typed, 1 for one that contains it, 2 for a name, 3 for a text. */
function rankOf(shown: readonly FoundPlace[], sought: readonly Sought[]): number {
  const titles = shown.filter(({ as }) => as === 'title').map(({ text }) => text);
  const typed = sought.map((one) => one.typed).join(' ');
  if (titles.some((title) => wordsIn(title).join(' ').startsWith(typed))) return 0;
  if (titles.some((title) => countIn(title, sought) === sought.length)) return 1;
  const names = shown.flatMap(({ as, text }) => (as === 'text' ? [] : [text]));
  return countIn(names.join(' '), sought) === sought.length ? 2 : 3;
}

function shownOf(
  shown: readonly FoundPlace[],
  sought: readonly Sought[],
  language: string,
): Pick<FoundEntry, 'title' | 'detail' | 'excerpt' | 'at'> {
  const counted = shown.map((place) => ({ ...place, count: countIn(place.text, sought) }));
  const order = ['title', 'name', 'text'];
  const [best] = counted.sort((a, b) => b.count - a.count || order.indexOf(a.as) - order.indexOf(b.as));
  const titles = shown.filter(({ as }) => as === 'title');
  const title = best?.as === 'title' ? best : (titles.find(({ locale }) => locale === language) ?? titles[0]);
  const detail = best?.as === 'name' ? best : shown.find(({ as }) => as === 'name');
  return {
    title: title?.text,
    detail: detail?.text,
    excerpt: best?.as === 'text' ? excerptOf(best.text, sought) : undefined,
    at: best?.as === 'text' ? best.at : best?.locale ? `?locale=${best.locale}` : '',
  };
}

function excerptOf(text: string, sought: readonly Sought[]): string {
  const words = text.trim().split(/\s+/);
  const start = Math.max(0, words.findIndex((word) => countIn(word, sought) > 0) - 4);
  const part = words
    .slice(start, start + 16)
    .join(' ')
    .slice(0, 160);
  return `${start > 0 ? '… ' : ''}${part}${start + 16 < words.length ? ' …' : ''}`;
}
