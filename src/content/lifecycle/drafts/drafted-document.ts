import { type GlobalSlug, isolateObjectProperty, type PayloadRequest, type Where } from 'payload';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { newestVersion } from './newest-version.ts';

/** The document or global that a form autosaves. Every step uses the requester's rights. */
export interface DraftedDocument {
  /** The slug of the collection or global. */
  collection: string;
  /** 0 for a global. */
  id: number;
  /** In the request's locale. */
  read(): Promise<unknown>;
  update(data: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** The version saved at this time (ISO 8601), if it still exists. */
  savedAt(moment: string): Promise<unknown>;
  newestVersion(): Promise<number>;
  /** Deletes a version; only drafts, never a published one. */
  forget(version: number): Promise<void>;
  /** Renews the lock, which Payload releases at every save, since the editor keeps editing. */
  keepLock(): Promise<void>;
}

const newest = { sort: '-updatedAt', depth: 0, limit: 1, pagination: false, select: {} } as const;

function onlyDraft(version: number): Where[] {
  return [{ id: { equals: version } }, { 'version._status': { equals: 'draft' } }];
}

/** Bypasses the hooks, which restrict taking over a lock. */
async function lock(req: PayloadRequest, locked: object): Promise<void> {
  if (!req.user) return;
  const user = { relationTo: req.user.collection, value: req.user.id };
  await req.payload.db.create({ collection: 'payload-locked-documents', data: { ...locked, user }, req });
}

export function draftedInCollection(req: PayloadRequest, collection: string, id: number): DraftedDocument {
  const { payload } = req;
  const asking = { collection, depth: 0, fallbackLocale: false, overrideAccess: false, req } as const;
  const ofIt: Where = { parent: { equals: id } };
  return {
    collection,
    id,
    read: () => payload.findByID({ ...asking, id, draft: true }),
    update: (data) => payload.update({ ...asking, id, data, draft: true, overrideLock: false }),
    savedAt: async (moment) => {
      const where = { and: [ofIt, { 'version.updatedAt': { equals: moment } }] };
      const { docs } = await payload.findVersions({
        collection,
        where,
        depth: 0,
        limit: 1,
        fallbackLocale: false,
        req,
      });
      return docs[0]?.version;
    },
    newestVersion: () => newestVersion(req, collection, id),
    forget: async (version) => {
      await payload.db.deleteVersions({ collection, where: { and: [ofIt, ...onlyDraft(version)] }, req });
    },
    keepLock: () => lock(req, { document: { relationTo: collection, value: id } }),
  };
}

export function draftedGlobal(req: PayloadRequest, slug: GlobalSlug): DraftedDocument {
  const { payload } = req;
  /** Payload writes the locale of a read into the request. */
  const apart = () => isolateObjectProperty(req, ['locale', 'fallbackLocale']);
  const asking = () =>
    ({ slug, depth: 0, fallbackLocale: false, overrideAccess: false, req: apart() }) as const;
  return {
    collection: slug,
    id: 0,
    read: () => payload.findGlobal({ ...asking(), draft: true }),
    update: (data) => payload.updateGlobal({ ...asking(), data, draft: true, overrideLock: false }),
    savedAt: async (moment) => {
      const { docs } = await payload.findGlobalVersions({
        slug,
        where: { 'version.updatedAt': { equals: moment } },
        depth: 0,
        limit: 1,
        fallbackLocale: false,
        req: apart(),
      });
      return docs[0]?.version;
    },
    newestVersion: async () => {
      const { docs } = await payload.findGlobalVersions({ slug, ...newest, req: apart() });
      return documentIdSchema.parse(docs[0]?.id);
    },
    forget: async (version) => {
      await payload.db.deleteVersions({ globalSlug: slug, where: { and: onlyDraft(version) }, req });
    },
    keepLock: () => lock(req, { globalSlug: slug }),
  };
}
