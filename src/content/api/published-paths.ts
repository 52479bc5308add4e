import type { Payload } from 'payload';
import { z } from 'zod';
import { readRedirectRules } from '#content/hooks/redirect-rules.ts';
import type { ContentPaths } from '#pages/content-api.ts';
import { changedRecords } from './changed-records.ts';
import { localesWithTitle } from './page-documents.ts';

const storedPublication = z.object({ version: z.string().nullish(), shared: z.string().nullish() });

const listedPage = z.object({
  id: z.union([z.string(), z.number()]),
  path: z.string(),
  updatedAt: z.string(),
});

/** Another one when a page's answer says more than before: sites then read every page once. 2: the pages it links to. */
const pageFormat = 2;

/** The content's present version, new with every change. */
export async function readContentVersion(payload: Payload): Promise<{ version: string; shared: string }> {
  const publication = storedPublication.parse(await payload.findGlobal({ slug: 'publication', depth: 0 }));
  return { version: publication.version ?? '0', shared: publication.shared ?? '0' };
}

/**
 * Lists what is published, with a version for each page: it changes with the page, and with the few things that may
 * show on any page. `since` is the `asOf` of the list that the site read before: what changed since then and shows on
 * several pages is named, so that it reads those anew and no others.
 */
export async function readPublishedPaths(payload: Payload, since?: string): Promise<ContentPaths> {
  const asOf = new Date();
  // Read first: a change between the reads is then seen as one more version, and not missed.
  const { version, shared } = await readContentVersion(payload);
  const found = await payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    locale: 'all',
    select: { path: true, title: true, updatedAt: true },
    pagination: false,
    depth: 0,
    sort: 'path',
  });
  const rules = await readRedirectRules({ payload });
  return {
    version,
    pages: found.docs.map((doc) => {
      const page = listedPage.parse(doc);
      return {
        path: page.path,
        locales: localesWithTitle(doc),
        version: `${new Date(page.updatedAt).getTime().toString(36)}-${shared}-${pageFormat}`,
      };
    }),
    redirects: rules.map(({ from, to, status }) => ({ from, to, status })),
    asOf: asOf.toISOString(),
    changedRecords: await changedRecords(payload, since ? new Date(since) : asOf),
  };
}
