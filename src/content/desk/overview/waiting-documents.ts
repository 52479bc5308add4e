import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { z } from 'zod';
import { statesOf } from '#content/lifecycle/states/document-states.ts';
import type { DocumentState } from '#content/lifecycle/states/state-words.ts';
import { isRecord } from '#fields/content-field.ts';
import { type Locale, locales } from '#i18n/locales.ts';

/** Lines per part of the overview. The rest is a click away, in the lists. */
export const most = 5;

/** The limit for entries without a list view. More appear as these are resolved. */
export const mostAtATime = 100;

export interface WaitingDocument {
  collection: CollectionSlug;
  id: string | number;
  /** The title in the first locale that has one. */
  title: string;
  /** The locale to open it in; undefined if the collection isn't localized. */
  locale?: Locale;
}

export interface WaitingDocuments<Entry extends WaitingDocument | WaitingGlobal = WaitingDocument> {
  /** Totals per collection or global, listed or not. */
  totals: Record<string, number>;
  /** The first entries, in display order. */
  entries: Entry[];
}

export interface Draft extends WaitingDocument {
  savedAt: Date;
  state: DocumentState;
}

/** A global, shown under its label. */
export interface WaitingGlobal {
  global: GlobalSlug;
}

export const id = z.union([z.string(), z.number()]);

export const moment = z.union([z.string(), z.date()]).pipe(z.coerce.date());

const latestVersion = z.object({
  parent: id,
  updatedAt: moment,
  version: z.record(z.string(), z.unknown()),
});

/** Drafts with unpublished changes, newest first. */
export async function unpublishedDrafts(payload: Payload): Promise<WaitingDocuments<Draft>> {
  const collections = payload.config.collections.filter(
    ({ versions }) => typeof versions === 'object' && versions.drafts,
  );
  const found = await Promise.all(
    collections.map(({ slug, admin }) => draftsOf(payload, slug, admin.useAsTitle)),
  );
  return {
    totals: totalsOf(found.map((drafts, at) => [collections[at]?.slug ?? '', drafts.length])),
    entries: found
      .flat()
      .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime())
      .slice(0, most),
  };
}

async function draftsOf(payload: Payload, slug: CollectionSlug, title = 'id'): Promise<Draft[]> {
  const { docs } = await payload.findVersions({
    collection: slug,
    where: {
      and: [
        { latest: { equals: true } },
        { 'version._status': { equals: 'draft' } },
        { 'version.deletedAt': { exists: false } },
      ],
    },
    pagination: false,
    depth: 0,
    locale: 'all',
    select: { parent: true, updatedAt: true, version: { [title]: true } },
  });
  const drafts = z.array(latestVersion).parse(docs);
  const ids = drafts.map(({ parent }) => parent);
  const states = await Promise.all(locales.map((locale) => statesOf(payload, slug, ids, locale)));
  return drafts.flatMap(({ parent, updatedAt, version }) => {
    const own = states.map((inLocale) => inLocale.get(String(parent)));
    // A draft that says what is live waits for nothing. One without any title is in no language yet.
    const state =
      own.find((one) => one !== undefined && one !== 'live') ?? (own.some(Boolean) ? undefined : 'draft');
    const entry = {
      collection: slug,
      id: parent,
      ...titleIn(payload, slug, version, parent),
      savedAt: updatedAt,
    };
    return state ? [{ ...entry, state }] : [];
  });
}

export function countedBy(kinds: readonly string[]) {
  return totalsOf([...new Set(kinds)].map((kind) => [kind, kinds.filter((each) => each === kind).length]));
}

export function totalsOf(counts: readonly (readonly [string, number])[]) {
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The title of a document; undefined if it no longer exists. */
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

/** The titles of documents by id, without deleted ones. */
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

/** The title of a document read in all locales, and the locale it comes from. */
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

/** Soft hyphens are for visitors. */
function shown(title: string): string {
  return title.replaceAll('\u00AD', '');
}
