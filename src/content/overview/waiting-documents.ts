import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { z } from 'zod';
import { isRecord } from '#fields/content-field.ts';
import { type Locale, locales } from '#i18n/locales.ts';

/** How many lines a part of the overview has at most. The rest is a click away, in the lists. */
export const most = 5;

/** Of what no list shows, nobody mends more at a time; the others come when these are gone. */
export const mostAtATime = 100;

/** A document that waits for somebody. */
export interface WaitingDocument {
  collection: CollectionSlug;
  id: string | number;
  /** As it is called in the first language that it has a title in. */
  title: string;
  /** In which language it is best opened; missing where it has no languages. */
  locale?: Locale;
}

export interface WaitingDocuments<Entry extends WaitingDocument | WaitingGlobal = WaitingDocument> {
  /** How many there are in each collection, or of each global, whether listed or not. */
  totals: Record<string, number>;
  /** The first of them, in the order in which they are best looked at. */
  entries: Entry[];
}

export interface Draft extends WaitingDocument {
  /** When it was saved last. */
  savedAt: Date;
}

/** What there is one of, and is called by what it is: the identity. */
export interface WaitingGlobal {
  global: GlobalSlug;
}

/** A document's id as it is stored. */
export const id = z.union([z.string(), z.number()]);

/** A moment as a database gives it. */
export const moment = z.union([z.string(), z.date()]).pipe(z.coerce.date());

const latestVersion = z.object({
  parent: id,
  updatedAt: moment,
  version: z.record(z.string(), z.unknown()),
});

/** What has been changed and is not live yet, the newest first. */
export async function unpublishedDrafts(payload: Payload): Promise<WaitingDocuments<Draft>> {
  const collections = payload.config.collections.filter(
    ({ versions }) => typeof versions === 'object' && versions.drafts,
  );
  const found = await Promise.all(
    collections.map(async ({ slug }) => {
      const { docs, totalDocs } = await payload.findVersions({
        collection: slug,
        where: {
          and: [
            { latest: { equals: true } },
            { 'version._status': { equals: 'draft' } },
            { 'version.deletedAt': { exists: false } },
          ],
        },
        sort: '-updatedAt',
        limit: most,
        depth: 0,
        locale: 'all',
      });
      const entries = z
        .array(latestVersion)
        .parse(docs)
        .map(({ parent, updatedAt, version }) => ({
          collection: slug,
          id: parent,
          ...titleIn(payload, slug, version, parent),
          savedAt: updatedAt,
        }));
      return { slug, totalDocs, entries };
    }),
  );
  return {
    totals: totalsOf(found.map(({ slug, totalDocs }) => [slug, totalDocs])),
    entries: found
      .flatMap(({ entries }) => entries)
      .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime())
      .slice(0, most),
  };
}

/** How many there are of each kind. */
export function countedBy(kinds: readonly string[]) {
  return totalsOf([...new Set(kinds)].map((kind) => [kind, kinds.filter((each) => each === kind).length]));
}

export function totalsOf(counts: readonly (readonly [string, number])[]) {
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** What a document is called; undefined where there is no such document any more. */
export async function titleOf(
  payload: Payload,
  collection: CollectionSlug,
  document: string | number,
): Promise<Title | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: document } },
    locale: 'all',
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0] && titleIn(payload, collection, docs[0], document);
}

/** What these documents are called, by id; one that is gone is missing. */
export async function titlesOf(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly (string | number)[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const field = payload.collections[collection]?.config.admin.useAsTitle ?? 'id';
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    select: { [field]: true },
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
  });
  return new Map(
    docs.map((doc) => {
      const document = z.object({ id }).parse(doc);
      return [String(document.id), titleIn(payload, collection, doc, document.id).title];
    }),
  );
}

type Title = Pick<WaitingDocument, 'title' | 'locale'>;

/** The title of a document that was read in all languages, and in which of them it is called so. */
export function titleIn(
  payload: Payload,
  collection: CollectionSlug,
  document: unknown,
  otherwise: string | number,
): Title {
  const field = payload.collections[collection]?.config.admin.useAsTitle ?? 'id';
  const value = isRecord(document) ? document[field] : undefined;
  if (!isRecord(value)) return { title: isTitle(value) ? shown(value) : String(otherwise) };
  for (const locale of locales) {
    const title = value[locale];
    if (isTitle(title)) return { title: shown(title), locale };
  }
  return { title: String(otherwise) };
}

function isTitle(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Where a word may be broken is for visitors. */
function shown(title: string): string {
  return title.replaceAll('\u00AD', '');
}
