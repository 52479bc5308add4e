import type { Payload } from 'payload';
import type { ClubName } from '#brand/clubs/clubs.ts';
import { storedDocumentOf } from '#content/identity/brand/stored-document.ts';

/** Publishes the identity that a new site begins with, so that whoever changes it finds a version to go back to. */
export async function prepareIdentity(payload: Payload, club: ClubName): Promise<void> {
  const stored = await payload.findGlobal({ slug: 'brand', depth: 0 });
  if (stored.createdAt) return;
  for (const locale of ['de', 'en'] as const)
    await payload.updateGlobal({
      slug: 'brand',
      locale,
      data: { ...storedDocumentOf(club, locale), _status: 'published' },
    });
}
