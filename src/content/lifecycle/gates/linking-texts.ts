import type { FlattenedField, PayloadRequest } from 'payload';
import { z } from 'zod';
import { upgradeStoredBlocks } from '#blocks/stored-blocks.ts';
import { labelOf, type Values } from '#content/foundation/fields/field-tree.ts';
import { documents, localesWithTitle } from '#content/graph/pages/in-all-locales.ts';
import { type PageParts, partsOf } from '#content/graph/pages/page-parts.ts';
import { storedReferences } from '#content/graph/references/stored-references.ts';
import { isRecord } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { type Locale, locales } from '#i18n/locales.ts';

/** The texts and links of a published document in one locale, or the ones that aren't localized. */
export interface LinkingText {
  slug: string;
  /** Undefined for a global. */
  id: string | undefined;
  name: EditorText;
  /** Undefined if it isn't localized. */
  locale: Locale | undefined;
  /** A page's path, without language prefix; anchor links elsewhere have no page. */
  path: string;
  parts: PageParts;
}

const page = z.looseObject({
  id: z.union([z.string(), z.number()]),
  updatedAt: z.union([z.string(), z.date()]),
});

/** Every page outside the trash, in all locales, without the blocks, which are most of it. */
export async function readPages(req: PayloadRequest): Promise<StoredPage[]> {
  const { docs } = await req.payload.db.find({
    collection: 'pages',
    where: { deletedAt: { exists: false } },
    select: { title: true, path: true, route: true, _status: true, updatedAt: true },
    locale: 'all',
    pagination: false,
    limit: 0,
    req,
  });
  return docs.map((doc: unknown) => page.parse(doc));
}

export type StoredPage = z.infer<typeof page>;

export type ReadPages = Map<string, { of: string; texts: LinkingText[] }>;

/** Batch size. Other requests run between batches. */
const atOnce = 50;

/** The texts of these pages. Only pages that changed since the last run are read. */
export async function textsOfPages(
  req: PayloadRequest,
  pages: readonly StoredPage[],
  read: ReadPages,
): Promise<LinkingText[]> {
  const published = pages.filter(({ _status }) => _status === 'published');
  const stampOf = ({ updatedAt }: StoredPage) => new Date(updatedAt).toISOString();
  const changed = published.filter((one) => read.get(String(one.id))?.of !== stampOf(one));
  for (let first = 0; first < changed.length; first += atOnce) {
    const ids = changed.slice(first, first + atOnce).map(({ id }) => id);
    for (const doc of await documents(req, 'pages', { id: { in: ids } })) {
      const one = page.parse(doc);
      read.set(String(one.id), { of: stampOf(one), texts: textsOfPage(req, one) });
    }
  }
  const there = new Set(published.map(({ id }) => String(id)));
  for (const id of read.keys()) if (!there.has(id)) read.delete(id);
  return published.flatMap(({ id }) => read.get(String(id))?.texts ?? []);
}

/** Other documents with links: redirects, records that pages show, menus. */
export async function textsBesidePages(req: PayloadRequest): Promise<LinkingText[]> {
  const texts: LinkingText[] = [];
  for (const slug of ['redirects', 'forms', 'products', 'polls'])
    for (const doc of await documents(req, slug, {}))
      if (doc._status !== 'draft')
        texts.push(
          ...textsAlong(
            req.payload.collections[slug]?.config.flattenedFields ?? [],
            doc,
            namesOf(req, slug, doc),
          ),
        );
  const slug = 'project-settings';
  const settings: unknown = await req.payload.db.findGlobal({ slug, locale: 'all', req });
  const config = req.payload.globals.config.find((global) => global.slug === slug);
  if (isRecord(settings) && config) {
    const name = labelOf(config.label, slug);
    texts.push(...textsAlong(config.flattenedFields, settings, () => ({ slug, id: undefined, name })));
  }
  return texts;
}

type Named = Pick<LinkingText, 'slug' | 'id' | 'name'>;

/** A page's blocks in each locale; none while the page redirects, since nobody sees them. */
function textsOfPage(req: PayloadRequest, page: Values): LinkingText[] {
  const path = String(page.path);
  const named = namesOf(req, 'pages', page);
  const onward = isRecord(page.route) ? page.route.redirectTo : undefined;
  if (typeof onward === 'string' && onward !== '') {
    const link = { href: onward, place: { de: '„Weiterleiten nach“', en: '“Redirect to”' } };
    return [{ ...named(undefined), path, locale: undefined, parts: partsWith([link]) }];
  }
  const blocks = isRecord(page.blocks) ? page.blocks : {};
  return localesWithTitle(page).map((locale) => ({
    ...named(locale),
    path,
    locale,
    parts: partsOf(upgradeStoredBlocks(blocks[locale])),
  }));
}

/** The links by field definition, grouped by locale. */
function textsAlong(
  fields: readonly FlattenedField[],
  values: Values,
  named: (locale: Locale | undefined) => Named,
): LinkingText[] {
  const found = storedReferences(fields, values);
  return [undefined, ...locales].flatMap((locale) => {
    const { slug, ...name } = named(locale);
    const links = found.flatMap(({ href, place, locale: only }) =>
      href !== undefined && only === locale ? [{ href, place: placeIn(slug, place) }] : [],
    );
    return links.length > 0 ? [{ slug, ...name, path: '', locale, parts: partsWith(links) }] : [];
  });
}

function placeIn(slug: string, { de, en }: EditorText): EditorText {
  if (slug === 'redirects') return { de: 'dieser Weiterleitung', en: 'this redirect' };
  return { de: `„${de}“`, en: `“${en}”` };
}

function partsWith(links: readonly { href: string; place: EditorText }[]): PageParts {
  return {
    references: [],
    links: links.map(({ href, place }, index) => ({
      href,
      text: '',
      path: '',
      block: { row: undefined, position: index + 1, name: place, label: place },
    })),
    anchors: new Set(),
  };
}

/** A document's title in a locale, or in the first one that has it. */
function namesOf(req: PayloadRequest, slug: string, doc: Values): (locale: Locale | undefined) => Named {
  const id = String(doc.id);
  const name = doc[req.payload.collections[slug]?.config.admin.useAsTitle ?? 'id'];
  return (locale) => {
    const names = isRecord(name)
      ? [...(locale ? [locale] : []), ...locales].map((each) => name[each])
      : [name];
    const title = names.find((each): each is string => typeof each === 'string' && each !== '');
    return { slug, id, name: labelOf(title?.replaceAll('\u00AD', ''), id) };
  };
}
