import type { PayloadRequest } from 'payload';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';

export async function newestVersion(req: PayloadRequest, collection: string, id: number): Promise<number> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  });
  return documentIdSchema.parse(docs[0]?.id);
}
