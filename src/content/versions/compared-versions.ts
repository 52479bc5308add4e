import { isolateObjectProperty, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { isRecord } from '#fields/content-field.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Row } from './aligned-rows.ts';
import { type ListedVersion, liveVersion, ownVersions, toldVersions } from './version-history.ts';

/** A version of a page in one language. */
export interface PagesVersion extends ListedVersion {
  /** Whether the page had a title in this language, and so was there. */
  isThere: boolean;
  blocks: readonly Row[];
}

/** Two versions of a page, the older one first; it is missing where there is none before the other. */
export interface ComparedVersions {
  before: PagesVersion | undefined;
  after: PagesVersion;
  /** What visitors see, where it is neither `version` nor the one before it. */
  live: number | undefined;
}

const stored = z.object({
  id: z.coerce.number(),
  updatedAt: z.string(),
  version: z.looseObject({ title: z.string().nullish(), blocks: z.unknown() }),
});

/**
 * Two versions of a page in one language, as far as whoever asks may read them: `version` and `before`, or the one that was
 * saved before it. Undefined where one that is named isn't this page's, or is gone.
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
  const told = await toldVersions(req, 'pages', pair, live);
  const [first, last = first] = told.flatMap((known, at): PagesVersion[] => {
    const { title, blocks } = pair[at]?.version ?? {};
    return [
      { ...known, isThere: Boolean(title), blocks: Array.isArray(blocks) ? blocks.filter(isRecord) : [] },
    ];
  });
  if (!last) return undefined;
  return {
    before: other ? first : undefined,
    after: last,
    live: [version, previous?.id].includes(live) ? undefined : live,
  };
}
