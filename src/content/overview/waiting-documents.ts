import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { isRecord } from '#fields/content-field.ts';
import { isLocale, type Locale, locales } from '#i18n/locales.ts';

/** How many lines a part of the overview has at most. The rest is a click away, in the lists. */
export const most = 5;

/** A document that waits for somebody. */
export interface WaitingDocument {
  collection: CollectionSlug;
  id: string | number;
  /** As it is called in the first language that it has a title in. */
  title: string;
  /** In which language it is best opened; missing where it has no languages. */
  locale?: Locale;
}

export interface WaitingDocuments<Entry extends WaitingDocument = WaitingDocument> {
  /** How many there are in each collection, whether listed or not. */
  totals: Partial<Record<CollectionSlug, number>>;
  /** The first of them, in the order in which they are best looked at. */
  entries: Entry[];
}

export interface Draft extends WaitingDocument {
  /** When it was saved last. */
  savedAt: Date;
}

export interface ScheduledPublication extends WaitingDocument {
  at: Date;
  /** Whether it goes live then, or off the site. */
  type: 'publish' | 'unpublish';
  /** The language that alone goes live; all do where it is missing. */
  only?: Locale;
}

export interface RefusedPublication extends WaitingDocument {
  /** When it should have gone live. */
  at: Date;
  /** Why it didn't, in the words of whoever refused it. */
  reason: string;
}

export interface MissingLanguage extends WaitingDocument {
  /** The language in which it is missing. */
  locale: Locale;
}

const id = z.union([z.string(), z.number()]);

const moment = z.union([z.string(), z.date()]).pipe(z.coerce.date());

const latestVersion = z.object({
  parent: id,
  updatedAt: moment,
  version: z.record(z.string(), z.unknown()),
});

const publicationJob = z.object({
  waitUntil: moment,
  input: z.object({
    type: z.enum(['publish', 'unpublish']),
    doc: z.object({ relationTo: z.string(), value: id }),
    locale: z.string().nullish(),
  }),
});

const refusedJob = publicationJob.extend({ error: z.object({ message: z.string() }) });

const liveDocument = z.object({ _status: z.literal('published'), updatedAt: moment });

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

/** What goes live, or off the site, by itself; what comes first stands first. */
export async function scheduledPublications(
  payload: Payload,
): Promise<WaitingDocuments<ScheduledPublication>> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
  });
  const jobs = docs.flatMap((doc) => publicationJob.safeParse(doc).data ?? []);
  const entries = await Promise.all(
    jobs.slice(0, most).map(async ({ waitUntil: at, input: { doc, type, locale } }) => {
      const title = await titleOf(payload, doc.relationTo, doc.value);
      if (!title) return [];
      const only = isLocale(locale) ? { only: locale, locale } : {};
      return [{ collection: doc.relationTo, id: doc.value, ...title, at, type, ...only }];
    }),
  );
  return { totals: countedBy(jobs.map(({ input }) => input.doc.relationTo)), entries: entries.flat() };
}

/** What should have gone live, or off the site, and was refused, the last one first; what has gone live since is over. */
export async function refusedPublications(payload: Payload): Promise<WaitingDocuments<RefusedPublication>> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }] },
    sort: '-waitUntil',
    // Whoever looks at fifty of these has read why.
    limit: 50,
    depth: 0,
  });
  const jobs = docs.flatMap((doc) => refusedJob.safeParse(doc).data ?? []);
  const found = await Promise.all(
    jobs.map(async ({ waitUntil: at, input: { doc, locale }, error: { message: reason } }) => {
      const title = await titleOf(payload, doc.relationTo, doc.value);
      if (!title || (await wentLiveAfter(payload, doc, at))) return [];
      const only = isLocale(locale) ? { locale } : {};
      return [{ collection: doc.relationTo, id: doc.value, ...title, at, reason, ...only }];
    }),
  );
  const entries = found.flat();
  return { totals: countedBy(entries.map(({ collection }) => collection)), entries: entries.slice(0, most) };
}

async function wentLiveAfter(
  payload: Payload,
  { relationTo, value }: { relationTo: CollectionSlug; value: string | number },
  at: Date,
): Promise<boolean> {
  const { docs } = await payload.find({
    collection: relationTo,
    where: { id: { equals: value } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { _status: true, updatedAt: true },
  });
  const live = liveDocument.safeParse(docs[0]);
  return live.success && live.data.updatedAt > at;
}

/** Pages that are live, and not in every language; the one that was changed last stands first. */
export async function missingLanguages(payload: Payload): Promise<WaitingDocuments<MissingLanguage>> {
  const found = await Promise.all(
    locales.map(async (locale) => {
      const { docs, totalDocs } = await payload.find({
        collection: 'pages',
        where: { and: [{ _status: { equals: 'published' } }, { title: { exists: false } }] },
        locale,
        fallbackLocale: false,
        sort: '-updatedAt',
        limit: most,
        depth: 0,
        select: { path: true },
      });
      const entries = await Promise.all(
        z
          .array(z.object({ id }))
          .parse(docs)
          .map(async ({ id: page }) => ({
            collection: 'pages',
            id: page,
            title: (await titleOf(payload, 'pages', page))?.title ?? String(page),
            locale,
          })),
      );
      return { totalDocs, entries };
    }),
  );
  return {
    totals: totalsOf([['pages', found.reduce((sum, { totalDocs }) => sum + totalDocs, 0)]]),
    entries: found.flatMap(({ entries }) => entries).slice(0, most),
  };
}

function countedBy(collections: readonly CollectionSlug[]) {
  return totalsOf(
    [...new Set(collections)].map((slug) => [slug, collections.filter((each) => each === slug).length]),
  );
}

function totalsOf(counts: readonly (readonly [CollectionSlug, number])[]) {
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Undefined where there is no such document any more. */
async function titleOf(
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
