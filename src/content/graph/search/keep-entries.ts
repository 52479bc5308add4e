import { sql } from 'drizzle-orm';
import type { CollectionConfig, GlobalConfig, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { awaitTurnOf } from '#content/foundation/database/await-turn.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { type QueryContext, rowsOf } from '#content/foundation/database/rows-of.ts';
import { labelOf } from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';
import { entryOf, type SearchEntry } from './entry-of.ts';

export const foundCollections = [
  'pages',
  'media',
  'polls',
  'forms',
  'products',
  'redirects',
  'users',
] as const;
const foundGlobals = ['project-settings', 'brand', 'voting', 'embedding'] as const;

/** Raised when entries are made in another way: all are made again. */
const version = 1;

const atOnce = 20;

const identified = z.looseObject({ id: z.number() });
const drafted = z.array(z.looseObject({ id: z.number() }));

/** Keeps the search's entries of a collection or global in the transaction of each change. */
export function withSearch(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection;
  if (!foundCollections.some((one) => one === slug)) return collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          await keepEntries(req, slug, [identified.parse(doc).id]);
          return doc;
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async ({ doc, req }) => {
          await forget(req, slug, [identified.parse(doc).id]);
          return doc;
        },
      ],
    },
  };
}

export function withSearchGlobal(global: GlobalConfig): GlobalConfig {
  if (!foundGlobals.some((one) => one === global.slug)) return global;
  const keep = async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
    await keepGlobalEntry(req, global.slug);
    return doc;
  };
  return {
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), keep] },
  };
}

/** Writes the entries of documents as their forms show them: of the newest draft. What is in the trash has none. */
export async function keepEntries(
  req: PayloadRequest,
  collection: string,
  ids: readonly number[],
): Promise<void> {
  const { db, collections } = req.payload;
  const config = collections[collection]?.config;
  if (!config) return;
  // Whoever comes second reads what the first has written.
  for (const id of [...ids].sort((a, b) => a - b)) await awaitTurnOf(req, `search/${collection}`, id);
  const reading = { collection, locale: 'all', pagination: false, limit: 0, req } as const;
  const stored = await db.find({ ...reading, where: { id: { in: [...ids] } } });
  const drafts = config.versions?.drafts
    ? await db.queryDrafts({ ...reading, where: { parent: { in: [...ids] } } })
    : { docs: [] };
  const newest = new Map(drafted.parse([...stored.docs, ...drafts.docs]).map((doc) => [doc.id, doc]));
  const there = [...newest.values()].filter((doc) => !doc.deletedAt);
  const form = { fields: config.flattenedFields, title: config.admin.useAsTitle };
  await write(
    req,
    collection,
    there.map((doc) => [doc.id, entryOf(form, doc)]),
  );
  const known = new Set(there.map(({ id }) => id));
  await forget(
    req,
    collection,
    ids.filter((id) => !known.has(id)),
  );
}

async function keepGlobalEntry(req: PayloadRequest, slug: string): Promise<void> {
  const { db, globals } = req.payload;
  await awaitTurnOf(req, `search/${slug}`, 0);
  const config = globals.config.find((global) => global.slug === slug);
  const newest = config?.versions?.drafts
    ? (
        await db.findGlobalVersions({
          global: slug,
          where: { latest: { equals: true } },
          limit: 1,
          locale: 'all',
          req,
        })
      ).docs[0]?.version
    : undefined;
  const doc: unknown = newest ?? (await db.findGlobal({ slug, locale: 'all', req }));
  if (!config || !isRecord(doc)) return;
  const form = { fields: config.flattenedFields, settings: labelOf(config.label, slug) };
  await write(req, slug, [[0, entryOf(form, doc)]]);
}

async function write(
  req: QueryContext,
  subject: string,
  entries: readonly (readonly [number, SearchEntry])[],
): Promise<void> {
  if (entries.length === 0) return;
  const { search_entries: table } = req.payload.db.tables;
  const rows = entries.map(
    ([document, { names, words, shown }]) => sql`(${subject}, ${document}, ${names}, ${words}, ${shown})`,
  );
  await rowsOf(
    req,
    sql`INSERT INTO ${table} ("subject", "document", "names", "words", "shown") VALUES ${sql.join(rows, sql`, `)}
      ON CONFLICT ("subject", "document") DO UPDATE
      SET "names" = excluded."names", "words" = excluded."words", "shown" = excluded."shown"`,
  );
  await learn(req, new Set(entries.flatMap(([, { words }]) => words.split(' ').filter(Boolean))));
}

/**
 * Adds words that are new. On Postgres outside the transaction, where two that learn the same words would wait for each
 * other; a word whose text was never stored finds nothing.
 */
async function learn(req: QueryContext, words: ReadonlySet<string>): Promise<void> {
  const { payload } = req;
  const { search_words: table } = payload.db.tables;
  const sorted = [...words].sort();
  for (let start = 0; start < sorted.length; start += 1000) {
    const rows = sorted.slice(start, start + 1000).map((word) => sql`(${word})`);
    await rowsOf(
      payload.db.name === 'postgres' ? { payload } : req,
      sql`INSERT INTO ${table} ("word") SELECT "column1" FROM (VALUES ${sql.join(rows, sql`, `)}) AS "typed"
        WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE "word" = "column1") ON CONFLICT DO NOTHING`,
    );
  }
}

async function forget(req: PayloadRequest, subject: string, ids: readonly number[]): Promise<void> {
  const { search_entries: table } = req.payload.db.tables;
  for (const id of ids)
    await rowsOf(req, sql`DELETE FROM ${table} WHERE "subject" = ${subject} AND "document" = ${id}`);
}

/**
 * Makes all entries anew if they were made by another version, and once a month, because the words of former texts stay.
 * Called by the clock; `now` is in ms since 1970.
 */
export async function renewEntries(payload: Payload, now = Date.now()): Promise<void> {
  const { search_entries: entries, search_words: words } = payload.db.tables;
  const edition = `${version} of ${new Date(now).toISOString().slice(0, 7)}`;
  const made = await rowsOf(
    { payload },
    sql`SELECT 1 FROM ${entries} WHERE "subject" = 'edition' AND "shown" = ${edition}`,
  );
  if (made.length > 0) return;
  await rowsOf({ payload }, sql`DELETE FROM ${words}`);
  for (const collection of foundCollections) {
    const { docs } = await payload.db.find({ collection, pagination: false, limit: 0, select: {} });
    const ids = drafted.parse(docs).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += atOnce)
      await inTransaction(payload, (req) => keepEntries(req, collection, ids.slice(start, start + atOnce)));
  }
  for (const global of foundGlobals) await inTransaction(payload, (req) => keepGlobalEntry(req, global));
  await write({ payload }, 'edition', [[0, { names: '', words: '', shown: edition }]]);
}
