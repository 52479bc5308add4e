import type { Payload } from 'payload';
import type { ClubName } from '#brand/clubs/clubs.ts';
import { storedDocumentOf } from './stored-document.ts';

/**
 * Publishes the initial identity, so that editors have a version to go back to: in an empty database that of the
 * operator's club; if there are pages already, the first club's, which they were shown in. A saved identity is not
 * touched.
 */
export async function prepareIdentity(payload: Payload, club: ClubName): Promise<void> {
  const [pages, versions, stored] = await Promise.all([
    payload.count({ collection: 'pages' }),
    payload.countGlobalVersions({ global: 'brand' }),
    payload.findGlobal({ slug: 'brand', depth: 0 }),
  ]);
  if (versions.totalDocs > 0 || stored.createdAt) return;
  const first = pages.totalDocs > 0 ? 'first' : club;
  for (const locale of ['de', 'en'] as const)
    await payload.updateGlobal({
      slug: 'brand',
      locale,
      data: { ...storedDocumentOf(first, locale), _status: 'published' },
    });
}
