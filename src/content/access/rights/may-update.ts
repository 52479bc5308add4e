import { executeAccess, type PayloadRequest } from 'payload';

export interface Target {
  collection?: string | undefined;
  id?: number | string | undefined;
  global?: string | undefined;
}

/** Whether the requester may update this document or global; false if it doesn't exist. */
export async function mayUpdate(req: PayloadRequest, { collection, id, global }: Target): Promise<boolean> {
  const { payload } = req;
  if (global !== undefined) {
    const config = payload.config.globals.find(({ slug }) => slug === global);
    return (
      config !== undefined &&
      (await executeAccess({ req, disableErrors: true }, config.access.update)) !== false
    );
  }
  const found =
    collection === undefined ? undefined : payload.config.collections.find(({ slug }) => slug === collection);
  if (!found || id === undefined) return false;
  const access = await executeAccess({ req, id, disableErrors: true }, found.access.update);
  if (access === false) return false;
  const which = { id: { equals: id } };
  const where = access === true ? which : { and: [which, access] };
  return (await payload.db.count({ collection: found.slug, where, req })).totalDocs > 0;
}
