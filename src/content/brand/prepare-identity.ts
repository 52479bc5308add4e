import type { Payload } from 'payload';
import type { ClubName } from '#brand/clubs/clubs.ts';
import { storedDocumentOf } from './stored-document.ts';

/**
 * Gives an empty database the identity of the club that the operator has chosen. That of the first needs nothing stored;
 * where there are pages, or an identity that somebody has saved, none is touched.
 */
export async function prepareIdentity(payload: Payload, club: ClubName): Promise<void> {
  if (club === 'first') return;
  const [pages, versions] = await Promise.all([
    payload.count({ collection: 'pages' }),
    payload.countGlobalVersions({ global: 'brand' }),
  ]);
  if (pages.totalDocs > 0 || versions.totalDocs > 0) return;
  for (const locale of ['de', 'en'] as const)
    await payload.updateGlobal({
      slug: 'brand',
      locale,
      data: { ...storedDocumentOf(club, locale), _status: 'published' },
    });
}
