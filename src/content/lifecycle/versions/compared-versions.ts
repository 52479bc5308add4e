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

/** Two versions of a page, the older one first; `before` is undefined for the first version. */
export interface ComparedVersions {
  before: PagesVersion | undefined;
  after: PagesVersion;
  /** The live version, if it is neither of the two. */
  live: number | undefined;
}

const stored = z.object({
  id: z.coerce.number(),
  updatedAt: z.string(),
  version: z.looseObject({ title: z.string().nullish(), blocks: z.unknown() }),
});

/**
 * Two versions of a page in one locale, with the requester's access: `version` and `before`, by default the one saved
 * before it. Undefined if one isn't a version of this page, or no longer exists.
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
  const previous = await newest({ updatedAt: { less_than: asked.updatedAt } });
  const other = before === undefined ? previous : await newest({ id: { equals: before } });
  if (before !== undefined && !other) return undefined;
  const live = await liveVersion(req, 'pages', page);
  const pair = other ? [other, asked] : [asked];
  pair.sort((one, two) => Date.parse(one.updatedAt) - Date.parse(two.updatedAt));
  const told = await listedVersions(req, 'pages', pair, live);
  const [first, last = first] = told.flatMap((known, at): PagesVersion[] => {
    const { title, blocks } = pair[at]?.version ?? {};
    return [{ ...known, isThere: Boolean(title), blocks: recordsIn(blocks) }];
  });
  if (!last) return undefined;
  return {
    before: other ? first : undefined,
    after: last,
    live: [version, previous?.id].includes(live) ? undefined : live,
  };
}
