import {
  type CollectionConfig,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { isEditor } from '#content/access/rights/roles.ts';

type UploadHandler = NonNullable<
  Exclude<CollectionConfig['upload'], boolean | undefined>['handlers']
>[number];

/**
 * Refuses files without a document, and files in the trash with all their sizes, except to editors, who may want to
 * restore them.
 */
export const refuseTrashedFile: UploadHandler = async (req, { params: { collection, filename } }) => {
  if (filename.includes('\0') || !(await isThere(req, collection, filename))) throw new NotFound(req.t);
};

async function isThere(req: PayloadRequest, collection: string, filename: string): Promise<boolean> {
  const found = await req.payload.count({
    collection,
    trash: isEditor(req.user),
    where: whereNamed(req.payload.collections[collection]?.config, filename),
    req,
  });
  return found.totalDocs > 0;
}

/** Documents that have this file name in one of their sizes. */
export function whereNamed(
  collection: Pick<SanitizedCollectionConfig, 'upload'> | undefined,
  filename: string,
): Where {
  const sizes = collection?.upload.imageSizes ?? [];
  const names = ['filename', ...sizes.map(({ name }) => `sizes.${name}.filename`)];
  return { or: names.map((name) => ({ [name]: { equals: filename } })) };
}
