import { isolateObjectProperty, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { recordsIn } from '#content/foundation/fields/field-tree.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Row } from './aligned-rows.ts';
import { type ListedVersion, listedVersions, liveVersion, ownVersions } from './version-history.ts';

/** A version of a page in one locale. */
export interface PagesVersion extends ListedVersion {
  /** Whether the page had a title in this locale, and so existed. */
  isThere: boolean;
  blocks: readonly Row[];
}

/** Two versions of a page, the older one first; `before` is undefined if there is nothing older. */
export interface ComparedVersions {
  before: PagesVersion | undefined;
  after: PagesVersion;
  /** The version saved before the asked one, and the live one, unless that is what it is compared with by itself. */
  previous: number | undefined;
  live: number | undefined;
}

const stored = z.object({
  id: z.coerce.number(),
  updatedAt: z.string(),
  version: z.looseObject({ title: z.string().nullish(), blocks: z.unknown() }),
});

/**
 * Two versions of a page in one locale, with the requester's access: `version` and `before`, by default what
 * was live before it, or else the version saved before it. Undefined if one isn't a version of this page, or no longer exists.
 */
export async function comparedVersions(
  req: PayloadRequest,
  {
    page,
    version,
    before,
    locale,
  }: { page: number | string; version: number; before: number | undefined; locale: Locale },
): Promise<ComparedVersions | undefined> {
  const newest = async (where: Where) => {
    const { docs } = await req.payload.findVersions({
      collection: 'pages',
      where: { and: [...ownVersions(page), where] },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      depth: 0,
      locale,
      fallbackLocale: false,
      overrideAccess: false,
      req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    });
    return docs[0] && stored.parse(docs[0]);
  };
  const asked = await newest({ id: { equals: version } });
  if (!asked) return undefined;
  const earlier: Where = { updatedAt: { less_than: asked.updatedAt } };
  const previous = await newest(earlier);
  const usual =
    (await newest({ and: [earlier, { 'version._status': { equals: 'published' } }] })) ?? previous;
  const other = before === undefined ? usual : await newest({ id: { equals: before } });
  if (before !== undefined && !other) return undefined;
  const pair = other ? [other, asked] : [asked];
  pair.sort((one, two) => Date.parse(one.updatedAt) - Date.parse(two.updatedAt));
  const told = await listedVersions(req, 'pages', page, pair);
  const [first, last = first] = told.flatMap((known, at): PagesVersion[] => {
    const { title, blocks } = pair[at]?.version ?? {};
    return [{ ...known, isThere: Boolean(title), blocks: recordsIn(blocks) }];
  });
  if (!last) return undefined;
  const live = await liveVersion(req, 'pages', page);
  return {
    before: other ? first : undefined,
    after: last,
    previous: previous?.id === usual?.id ? undefined : previous?.id,
    live: [version, usual?.id].includes(live) ? undefined : live,
  };
}
