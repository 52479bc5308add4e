import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { labelOf, type Values } from '#content/foundation/fields/field-tree.ts';
import { linkedCollections } from '#content/graph/links/follow-links.ts';
import { isRecord } from '#fields/content-field.ts';
import { linkReference } from '#fields/link-reference.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { addressesOf } from './addresses.ts';
import { pagesThatMayUse } from './pages-that-may-use.ts';
import { type StoredReference, storedReferences } from './stored-references.ts';

export interface Use {
  /** The slug of its collection, or of the global. */
  slug: string;
  /** Undefined for a global. */
  id: string | undefined;
  /** “Seite”, “Projekteinstellungen”. */
  kind: EditorText;
  /** Undefined if it has no name. */
  title: string | undefined;
  /** Its public path without language prefix. */
  path: string | undefined;
  places: { place: EditorText; locale: Locale | undefined }[];
  /** Live, going live by a schedule, or only seen by editors. */
  state: 'published' | 'scheduled' | 'draft';
}

/** Collections whose documents reference others. */
export const referring = ['pages', 'polls', 'forms', 'products', 'redirects'] as const;

const referringGlobals = ['project-settings', 'brand', 'voting', 'embedding'] as const;

type Id = string | number;

const identified = z.looseObject({ id: z.union([z.string(), z.number()]) });
const version = z.looseObject({
  parent: z.union([z.string(), z.number()]),
  version: z.record(z.string(), z.unknown()),
});

/**
 * Every document that references this one, by relationship or link, published ones first. Documents in the trash
 * don't count.
 */
export async function whereUsed(req: PayloadRequest, collection: string, id: Id): Promise<Use[]> {
  const wanted = await wantedFor(req, collection, id);
  const uses: Use[] = [];
  for (const slug of referring) uses.push(...(await usesIn(req, slug, wanted)));
  for (const slug of referringGlobals) uses.push(...(await usesInGlobal(req, slug, wanted)));
  const order = ['published', 'scheduled', 'draft'];
  return uses.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

interface Wanted {
  collection: string;
  id: string;
  /** Its addresses in the form of `siteAddress`. */
  addresses: ReadonlySet<string>;
}

async function wantedFor(req: PayloadRequest, collection: string, id: Id): Promise<Wanted> {
  const found: unknown = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req });
  const newest = await newestDrafts(req, collection, [id]);
  const addresses = [found, ...newest.values()].flatMap((doc) => addressesOf(collection, doc));
  return { collection, id: String(id), addresses: new Set(addresses) };
}

async function usesIn(req: PayloadRequest, slug: (typeof referring)[number], wanted: Wanted): Promise<Use[]> {
  const candidates =
    slug === 'pages'
      ? await pagesThatMayUse(req, {
          ...(wanted.collection === 'pages' ? {} : { id: wanted.id }),
          words: [...[...wanted.addresses].flatMap(wordsOf), ...referenceWords(wanted)],
        })
      : undefined;
  if (candidates?.length === 0) return [];
  const { docs } = await req.payload.db.find({
    collection: slug,
    where: {
      and: [{ deletedAt: { exists: false } }, ...(candidates ? [{ id: { in: candidates } }] : [])],
    },
    locale: 'all',
    pagination: false,
    limit: 0,
    req,
  });
  const stored = docs.map((doc: unknown) => identified.parse(doc));
  const newest = await newestDrafts(req, slug, candidates ?? stored.map((doc) => doc.id));
  const scheduled = await scheduledIn(req, slug);
  const { config } = collectionOf(req, slug);
  return stored.flatMap((doc): Use[] => {
    if (slug === wanted.collection && String(doc.id) === wanted.id) return [];
    const draft = newest.get(String(doc.id));
    const isPublished = doc._status === undefined || doc._status === null || doc._status === 'published';
    const published = isPublished ? pointing(storedReferences(config.flattenedFields, doc), wanted) : [];
    const drafted = draft ? pointing(storedReferences(config.flattenedFields, draft), wanted) : [];
    const places = published.length > 0 ? published : drafted;
    if (places.length === 0) return [];
    const shown = published.length > 0 ? doc : (draft ?? doc);
    return [
      {
        slug,
        id: String(doc.id),
        kind: labelOf(config.labels.singular, slug),
        title: titleOf(shown, config.admin.useAsTitle),
        path: addressesOf(slug, shown)[0],
        places,
        state: published.length > 0 ? 'published' : scheduled.has(String(doc.id)) ? 'scheduled' : 'draft',
      },
    ];
  });
}

async function usesInGlobal(
  req: PayloadRequest,
  slug: (typeof referringGlobals)[number],
  wanted: Wanted,
): Promise<Use[]> {
  const config = req.payload.globals.config.find((global) => global.slug === slug);
  const stored: unknown = await req.payload.db.findGlobal({ slug, locale: 'all', req });
  if (!config || !isRecord(stored)) return [];
  const places = pointing(storedReferences(config.flattenedFields, stored), wanted);
  const kind = labelOf(config.label, slug);
  return places.length === 0
    ? []
    : [{ slug, id: undefined, kind, title: undefined, path: undefined, places, state: 'published' }];
}

/** The places that reference the wanted document, without duplicates. */
function pointing(references: readonly StoredReference[], wanted: Wanted): Use['places'] {
  const places = new Map<string, Use['places'][number]>();
  for (const { target, place, locale } of references) {
    const hits =
      'address' in target
        ? wanted.addresses.has(target.address)
        : target.collection === wanted.collection && target.id === wanted.id;
    if (hits) places.set(`${place.de}/${locale ?? ''}`, { place, locale });
  }
  return [...places.values()];
}

/** Every stored text that links to this address contains one of these words. */
function wordsOf(address: string): string[] {
  if (address.startsWith('/media/')) return [address.replace(/\.[^.]*$/, '')];
  if (address !== '/') return [address];
  // The home page's path is a prefix of all others; the next character tells them apart.
  const starts = ['/', ...locales.filter((locale) => locale !== defaultLocale).map((locale) => `/${locale}`)];
  return starts.flatMap((start) => ['"', "'", '#', '?', '\\', ' '].map((end) => `${start}${end}`));
}

/** The same for link references: the id is followed by the end of the text, a query or an anchor. */
function referenceWords({ collection, id }: Wanted): string[] {
  return (['page', 'file'] as const)
    .filter((kind) => linkedCollections[kind] === collection)
    .flatMap((kind) => ['"', '#', '?'].map((end) => linkReference({ kind, id, rest: '' }) + end));
}

/** The unpublished drafts, by document id. */
async function newestDrafts(
  req: PayloadRequest,
  slug: string,
  ids: readonly Id[],
): Promise<Map<string, Values>> {
  if (!collectionOf(req, slug).config.versions?.drafts || ids.length === 0) return new Map();
  const { docs } = await req.payload.db.findVersions({
    collection: slug,
    where: {
      and: [
        { parent: { in: [...ids] } },
        { latest: { equals: true } },
        // The document's own row holds its last published version.
        { 'version._status': { equals: 'draft' } },
      ],
    },
    locale: 'all',
    pagination: false,
    limit: 0,
    req,
  });
  return new Map(
    docs
      .map((doc: unknown) => version.parse(doc))
      .map(({ parent, version: values }) => [String(parent), values]),
  );
}

const publishing = z.object({
  input: z.object({ type: z.string(), doc: z.object({ relationTo: z.string(), value: z.unknown() }) }),
});

async function scheduledIn(req: PayloadRequest, slug: string): Promise<Set<string>> {
  const { docs } = await req.payload.db.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] },
    pagination: false,
    limit: 0,
    req,
  });
  return new Set(
    docs.flatMap((doc: unknown) => {
      const { data } = publishing.safeParse(doc);
      if (data?.input.type !== 'publish' || data.input.doc.relationTo !== slug) return [];
      const { value } = data.input.doc;
      return [String(isRecord(value) ? value.id : value)];
    }),
  );
}

function collectionOf(req: PayloadRequest, slug: string) {
  const collection = req.payload.collections[slug];
  if (!collection) throw new Error(`There is no collection "${slug}".`);
  return collection;
}

function titleOf(doc: Values, field: string | undefined): string | undefined {
  const title = field === undefined ? undefined : doc[field];
  const texts = isRecord(title) ? locales.map((locale) => title[locale]) : [title];
  return texts.find((text): text is string => typeof text === 'string' && text !== '');
}
