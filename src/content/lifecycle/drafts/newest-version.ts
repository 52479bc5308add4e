import type { PayloadRequest } from 'payload';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';

/**
 * The newest version that an editor made. The snapshot that keeps the other language's draft, when one language is
 * published alone, is newer and nobody's.
 */
export async function newestVersion(req: PayloadRequest, collection: string, id: number): Promise<number> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
    sort: '-updatedAt',
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  });
  return documentIdSchema.parse(docs[0]?.id);
}
