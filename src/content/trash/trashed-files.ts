import {
  type CollectionConfig,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { isEditor } from '#content/access/roles.ts';

type UploadHandler = NonNullable<
  Exclude<CollectionConfig['upload'], boolean | undefined>['handlers']
>[number];

/**
 * Gives out no file that no document of the library has, nor one that lies in the trash, with any of its sizes, but to
 * editors who look whether they want it back.
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

/** The documents of a collection one of whose sizes is the file of this name. */
export function whereNamed(
  collection: Pick<SanitizedCollectionConfig, 'upload'> | undefined,
  filename: string,
): Where {
  const sizes = collection?.upload.imageSizes ?? [];
  const names = ['filename', ...sizes.map(({ name }) => `sizes.${name}.filename`)];
  return { or: names.map((name) => ({ [name]: { equals: filename } })) };
}
