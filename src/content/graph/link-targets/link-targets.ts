import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { partsOf } from '#content/graph/pages/page-parts.ts';
import { whereUsed } from '#content/graph/references/where-used.ts';
import { isRecord } from '#fields/content-field.ts';
import { linkReference, parseLinkReference } from '#fields/link-reference.ts';
import { type Locale, locales } from '#i18n/locales.ts';

/** What editors can choose by name. Polls and products have no address of their own, but that of a page. */
export const chosenKinds = ['page', 'poll', 'product', 'file'] as const;

export type ChosenKind = (typeof chosenKinds)[number];

export interface LinkTarget {
  /** The stored link; undefined if there is nothing to link to yet. */
  target: string | undefined;
  title: string;
  /** Its path, without language prefix. */
  address: string | undefined;
  /** The locales in which it is or will be public. */
  languages: Locale[];
  isPublished: boolean;
  anchors: string[];
}

const most = 20;
/** Fewer, because each is searched for in every page. */
const mostRecords = 6;

type Stored = Readonly<Record<string, unknown>>;

const collections = { page: 'pages', poll: 'polls', product: 'products', file: 'media' } as const;

export async function findTargets(
  req: PayloadRequest,
  { kind, search, locale }: { kind: ChosenKind; search: string; locale: Locale },
): Promise<LinkTarget[]> {
  const collection = collections[kind];
  const { useAsTitle: name = 'id', listSearchableFields } =
    req.payload.collections[collection]?.config.admin ?? {};
  // Files are searched by the same fields as in the library.
  const fields = {
    page: [name, 'path'],
    poll: [name],
    product: [name],
    file: listSearchableFields ?? [name],
  }[kind];
  const there: Where = kind === 'file' ? {} : { [name]: { exists: true } };
  const sought: Where = search === '' ? {} : { or: fields.map((field) => ({ [field]: { like: search } })) };
  const { docs } = await req.payload.find({
    collection,
    where: { and: [there, sought] },
    locale,
    fallbackLocale: false,
    draft: kind !== 'file',
    limit: kind === 'page' || kind === 'file' ? most : mostRecords,
    sort: kind === 'file' ? '-updatedAt' : name,
    depth: 0,
    select: { [name]: true, path: true, filename: true, alt: true, _status: true },
    req,
  });
  const found = docs.map((doc): Stored => ({ ...doc }));
  if (kind === 'page') return targetsOfPages(req, found, locale);
  if (kind === 'file') return found.map((doc) => targetOfFile(doc));
  const targets: LinkTarget[] = [];
  for (const doc of found)
    targets.push(await targetOfRecord(req, collections[kind], doc, String(doc[name]), locale));
  return targets;
}

/** The target of a stored link with its anchors; undefined if it isn't a reference or its target doesn't exist. */
export async function readTarget(
  req: PayloadRequest,
  stored: string,
  locale: Locale,
): Promise<LinkTarget | undefined> {
  const reference = parseLinkReference(stored);
  if (!reference) return undefined;
  const { docs } = await req.payload.find({
    collection: collections[reference.kind],
    where: { id: { equals: reference.id } },
    locale,
    fallbackLocale: false,
    draft: reference.kind === 'page',
    depth: 0,
    limit: 1,
    req,
  });
  const [doc]: Stored[] = docs.map((one) => ({ ...one }));
  if (!doc) return undefined;
  if (reference.kind === 'file') return targetOfFile(doc);
  const [target] = await targetsOfPages(req, [doc], locale);
  return target && { ...target, anchors: [...partsOf(doc.blocks).anchors] };
}

const publishedPage = z.looseObject({ id: z.union([z.string(), z.number()]) });

/** Pages are read again, because a hit may be a draft in one locale. */
async function targetsOfPages(
  req: PayloadRequest,
  pages: readonly Stored[],
  locale: Locale,
): Promise<LinkTarget[]> {
  const where: Where = { id: { in: pages.map(({ id }) => id) } };
  const reading = { collection: 'pages', where, locale: 'all', pagination: false, depth: 0, req } as const;
  const select = { title: true, path: true, _status: true } as const;
  const drafted = (await req.payload.find({ ...reading, select, draft: true })).docs;
  const stored = (await req.payload.find({ ...reading, select })).docs.map((doc) => publishedPage.parse(doc));
  return pages.map((page) => {
    const titles = titlesOf(drafted.find(({ id }) => id === page.id));
    const live = stored.find(({ id }) => id === page.id);
    const isPublished = live?._status === 'published' && Boolean(titlesOf(live)[locale]);
    const title = titles[locale] ?? Object.values(titles)[0] ?? String(page.path);
    return {
      target: linkReference({ kind: 'page', id: String(page.id), rest: '' }),
      title: plain(title),
      address: String(page.path),
      languages: locales.filter((each) => titles[each]),
      isPublished,
      anchors: [],
    };
  });
}

function titlesOf(doc: unknown): Partial<Record<Locale, string>> {
  const title = isRecord(doc) && isRecord(doc.title) ? doc.title : {};
  return Object.fromEntries(
    locales.flatMap((locale) =>
      typeof title[locale] === 'string' && title[locale] ? [[locale, title[locale]]] : [],
    ),
  );
}

function targetOfFile(doc: Stored): LinkTarget {
  const alt = typeof doc.alt === 'string' && doc.alt !== '' ? doc.alt : undefined;
  return {
    target: linkReference({ kind: 'file', id: String(doc.id), rest: '' }),
    title: plain(alt ?? String(doc.filename)),
    address: `/media/${String(doc.filename)}`,
    languages: [...locales],
    isPublished: true,
    anchors: [],
  };
}

/** A poll or product is linked by a page that shows it, if possible with its block's anchor. */
async function targetOfRecord(
  req: PayloadRequest,
  collection: 'polls' | 'products',
  doc: Stored,
  name: string,
  locale: Locale,
): Promise<LinkTarget> {
  const none = { title: plain(name), languages: [locale], isPublished: false, anchors: [] };
  const use = (await whereUsed(req, collection, String(doc.id))).find(
    ({ slug, places }) => slug === 'pages' && places.some((place) => (place.locale ?? locale) === locale),
  );
  if (use?.id === undefined) return { ...none, target: undefined, address: undefined };
  const page = await req.payload.findByID({
    collection: 'pages',
    id: use.id,
    locale,
    draft: true,
    depth: 0,
    req,
  });
  const blocks: unknown[] = Array.isArray(page.blocks) ? page.blocks : [];
  const block = blocks.find((each) =>
    partsOf([each]).references.some((one) => one.collection === collection && one.id === String(doc.id)),
  );
  const anchor =
    isRecord(block) && typeof block.anchor === 'string' && block.anchor ? `#${block.anchor}` : '';
  return {
    ...none,
    target: linkReference({ kind: 'page', id: use.id, rest: anchor }),
    address: `${use.path ?? ''}${anchor}`,
    isPublished: use.state === 'published',
  };
}

/** Without soft hyphens. */
function plain(text: string): string {
  return text.replaceAll('\u00AD', '');
}
