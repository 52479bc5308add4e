import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { indexAllKinds } from '#blocks/index-all-kinds.ts';
import { resolveBlocks } from '#blocks/stored-blocks.ts';
import { brandVersion } from '#brand/brand-version.server.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { followLinks } from '#content/graph/links/follow-links.ts';
import { localesWithTitle } from '#content/graph/pages/in-all-locales.ts';
import { statusOf } from '#content/graph/redirects/redirect-rules.ts';
import { readBrandDraft } from '#content/identity/brand/read-brand.ts';
import { isRecord, type KindEntry } from '#fields/content-field.ts';
import { resolveMedia } from '#fields/media.ts';
import { shareImageOf, shareImageSize } from '#fields/share-image.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { parseLocalizedPath } from '#i18n/localized-path.ts';
import { layoutNames } from '#pages/layout-names.ts';
import { newPageId, newPagePath, newPageTitle } from '#pages/new-page.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { sharePictureAlt, sharePicturePath } from '#polls/share-picture-path.server.ts';
import { readOnEveryPage } from './on-every-page.ts';

const storedPage = z.object({
  id: z.union([z.string(), z.number()]),
  path: z.string(),
  title: z.string().nullish(),
  layout: z.enum(layoutNames).catch('default'),
  blocks: z.unknown(),
  route: z
    .object({
      redirectTo: z.string().nullish(),
      redirectStatus: z.string().nullish(),
      scrollToTop: z.boolean().nullish(),
      transition: z.boolean().nullish(),
      visibleFrom: z.string().nullish(),
      visibleUntil: z.string().nullish(),
    })
    .nullish(),
  seo: z
    .object({
      description: z.string().nullish(),
      image: z.unknown().optional(),
      hidden: z.boolean().nullish(),
    })
    .nullish(),
  updatedAt: z.string(),
});

interface PageQuery {
  path: string;
  locale: Locale;
  /** Reads the newest draft; only for accounts that may preview. */
  draft: boolean;
  /** Renders the identity's newest draft if it is valid; only for accounts that may preview. */
  brandDraft?: boolean;
  /** The locales with a title; looked up if undefined. */
  locales?: Locale[];
}

/** One page in one locale. Undefined if it doesn't exist, or not in this locale. */
export async function readPageDocument(
  payload: Payload,
  { path, locale, draft, brandDraft }: PageQuery,
): Promise<PageDocument | undefined> {
  const where = { path: { equals: path }, ...(draft ? {} : { _status: { equals: 'published' } }) };
  const doc = await storedIn(payload, where, locale, draft);
  return doc && documentOf(payload, doc, { path, locale, draft, ...(brandDraft ? { brandDraft } : {}) });
}

/**
 * The newest draft of a page by id, whatever its path is now. Undefined if the page doesn't exist or is in the trash;
 * `page` is missing if it has no title in this locale, or if no locale was asked for.
 */
export async function readDraftOf(
  payload: Payload,
  id: number,
  locale: Locale | undefined,
): Promise<{ locales: Locale[]; page?: PageDocument } | undefined> {
  const doc = await storedIn(payload, { id: { equals: id } }, locale ?? defaultLocale, true);
  if (!doc) return undefined;
  const query = { path: `of ${id}`, locale: locale ?? defaultLocale, draft: true };
  const page = locale && (await documentOf(payload, doc, query));
  return { locales: page?.locales ?? (await titledLocales(payload, id, true)), ...(page ? { page } : {}) };
}

async function storedIn(
  payload: Payload,
  where: Where,
  locale: Locale,
  draft: boolean,
): Promise<object | undefined> {
  const found = await payload.find({
    collection: 'pages',
    where,
    draft,
    locale,
    fallbackLocale: false,
    depth: 2,
    limit: 1,
  });
  return found.docs[0];
}

/**
 * The page that unsaved form values in one locale make. Undefined if the page neither exists nor is new, or if the
 * values don't make a page.
 */
export async function readUnsavedPage(
  payload: Payload,
  { path, locale, values }: Omit<PageQuery, 'draft'> & { values: Readonly<Record<string, unknown>> },
): Promise<PageDocument | undefined> {
  if (path === newPagePath) return readNewPage(payload, locale, values);
  const found = await payload.find({
    collection: 'pages',
    where: { path: { equals: path } },
    draft: true,
    depth: 0,
    limit: 1,
    select: { path: true },
  });
  const [saved] = found.docs;
  return saved && pageOfForm(payload, { path, locale, draft: true }, { ...values, id: saved.id });
}

/** A page that was never saved: it needs no title yet, and exists only in the locale being written. */
async function readNewPage(
  payload: Payload,
  locale: Locale,
  values: Readonly<Record<string, unknown>>,
): Promise<PageDocument | undefined> {
  const query = { path: newPagePath, locale, draft: true, locales: [locale] };
  const title = values.title || newPageTitle(locale);
  // No page has this id.
  const page = await pageOfForm(payload, query, { ...values, title, id: 0 });
  return page && { ...page, id: newPageId };
}

async function pageOfForm(
  payload: Payload,
  query: PageQuery,
  values: Readonly<Record<string, unknown>> & { id: number | string },
): Promise<PageDocument | undefined> {
  const { path, locale } = query;
  // A form may hold invalid values for a moment, which Payload doesn't expect.
  return unlessUnfit(
    payload,
    `Page ${path} (${locale}): no page can be made of what is in its form.`,
    async () => {
      const doc = await payload.findByID({
        collection: 'pages',
        id: values.id,
        data: { ...values, path, updatedAt: new Date().toISOString() },
        // A draft would replace the given values.
        draft: false,
        depth: 2,
        locale,
        fallbackLocale: false,
        // Form values have one locale.
        flattenLocales: false,
      });
      return documentOf(payload, doc, query);
    },
  );
}

const storedVersion = z.object({ parent: z.union([z.string(), z.number()]), version: z.looseObject({}) });

/**
 * A page as it was in one version, with its references as they are today. Undefined if the version doesn't exist, its
 * page is in the trash, it had no title in this locale, or it no longer makes a page.
 */
export async function readPageVersion(
  payload: Payload,
  id: number,
  locale: Locale,
): Promise<PageDocument | undefined> {
  const asked = { collection: 'pages', id: String(id), fallbackLocale: false, disableErrors: true } as const;
  const found = storedVersion.safeParse(
    await payload.findVersionByID({
      ...asked,
      locale: 'all',
      depth: 0,
      select: { parent: true, version: { title: true, path: true } },
    }),
  ).data;
  if (!found) return undefined;
  const { parent, version } = found;
  const kept = await payload.count({ collection: 'pages', where: { id: { equals: parent } } });
  if (kept.totalDocs === 0) return undefined;
  const path = String(version.path);
  // It was saved by an earlier release, and a draft may be invalid.
  return unlessUnfit(payload, `Version ${id} of page ${path} (${locale}) can't be shown.`, async () => {
    const { version: doc } = storedVersion.parse(
      await payload.findVersionByID({ ...asked, locale, depth: 2 }),
    );
    const locales = localesWithTitle(version);
    return documentOf(payload, { ...doc, id: parent }, { path, locale, draft: true, locales });
  });
}

/** The result, or undefined and a warning if it throws. */
async function unlessUnfit<Made>(
  payload: Payload,
  warning: string,
  make: () => Promise<Made>,
): Promise<Made | undefined> {
  try {
    return await make();
  } catch (error) {
    payload.logger.warn({ err: error }, warning);
    return undefined;
  }
}

async function documentOf(
  payload: Payload,
  doc: object,
  { path, locale, draft, brandDraft, locales: titled }: PageQuery,
): Promise<PageDocument | undefined> {
  const page = await followLinks(payload, storedPage.parse(doc));
  if (!page.title) return undefined;
  const route = page.route ?? {};
  const { frameHosts, brand: published } = await readOnEveryPage(payload);
  const brand = (brandDraft && (await readBrandDraft(payload))) || published;
  const known = {
    locale,
    brand,
    kindIndex: await indexOf(payload, page.blocks, locale),
    frameHosts,
    drafts: draft,
  };
  const blocks = resolveBlocks(page.blocks, known, (kind, reason) => {
    payload.logger.warn(`Page ${path} (${locale}): a block of kind "${kind}" is left out. ${reason}`);
  });
  const picture = resolveMedia(page.seo?.image, brand);
  const shareImage = picture ? shareImageOf(picture) : pictureOfPoll(blocks, locale, brand);
  return {
    id: String(page.id),
    path: page.path,
    locale,
    locales: titled ?? (await titledLocales(payload, page.id, draft)),
    layout: page.layout,
    title: page.title,
    description: page.seo?.description ?? '',
    ...(shareImage ? { shareImage } : {}),
    hidden: page.seo?.hidden ?? false,
    route: {
      ...(route.redirectTo
        ? { redirect: { to: route.redirectTo, status: statusOf(route.redirectStatus) } }
        : {}),
      scrollToTop: route.scrollToTop ?? true,
      transition: route.transition ?? true,
      ...(route.visibleFrom ? { visibleFrom: new Date(route.visibleFrom).toISOString() } : {}),
      ...(route.visibleUntil ? { visibleUntil: new Date(route.visibleUntil).toISOString() } : {}),
    },
    blocks,
    updatedAt: new Date(page.updatedAt).toISOString(),
  };
}

/** The kinds of block for an index block; links only to existing pages. */
async function indexOf(payload: Payload, blocks: unknown, locale: Locale): Promise<KindEntry[]> {
  const isAsked =
    Array.isArray(blocks) && blocks.some((block) => isRecord(block) && block.source === 'blockKinds');
  if (!isAsked) return [];
  const kinds = indexAllKinds(locale);
  const pathOf = (href: string) => parseLocalizedPath(href.replace(/[?#].*$/, '')).path;
  const found = await payload.find({
    collection: 'pages',
    where: {
      path: { in: kinds.flatMap(({ href }) => (href ? [pathOf(href)] : [])) },
      _status: { equals: 'published' },
    },
    select: { path: true },
    depth: 0,
    pagination: false,
  });
  const paths = new Set(found.docs.map(({ path }) => path));
  return kinds.map(({ href, ...kind }) => (href && paths.has(pathOf(href)) ? { ...kind, href } : kind));
}

/** A page without a picture of its own is shared with its poll's. */
function pictureOfPoll(
  blocks: PageDocument['blocks'],
  locale: Locale,
  brand: Brand,
): PageDocument['shareImage'] {
  const poll = blocks.find((block) => block.kind === 'poll')?.poll;
  if (!poll) return undefined;
  const alt = sharePictureAlt(poll, locale);
  return {
    src: sharePicturePath(poll, locale, brandVersion(brand)),
    alt,
    mimeType: 'image/png',
    ...shareImageSize,
  };
}

async function titledLocales(payload: Payload, id: string | number, draft: boolean): Promise<Locale[]> {
  const doc = await payload.findByID({
    collection: 'pages',
    id,
    draft,
    locale: 'all',
    depth: 0,
    select: { title: true },
  });
  return localesWithTitle(doc);
}
