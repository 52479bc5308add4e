import { type GlobalSlug, isolateObjectProperty, type PayloadRequest, type Where } from 'payload';
import { documentIdSchema } from '#content/api/document-id.ts';
import { newestVersion } from './newest-version.ts';

/** What a form saves a draft of: a document of a collection, or what there is once. Each step is the asking account's. */
export interface DraftedDocument {
  /** The collection or the global. */
  collection: string;
  /** 0 for what there is once. */
  id: number;
  /** The newest draft, in the request's language. */
  read(): Promise<unknown>;
  update(data: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** What was saved at this moment (ISO 8601), if it is among the versions still. */
  savedAt(moment: string): Promise<unknown>;
  newestVersion(): Promise<number>;
  /** Forgets a version; drafts alone, never what was published. */
  forget(version: number): Promise<void>;
  /** Takes the lock that Payload gives back with every saving: whoever writes goes on writing. */
  keepLock(): Promise<void>;
}

const newest = { sort: '-updatedAt', depth: 0, limit: 1, pagination: false, select: {} } as const;

function onlyDraft(version: number): Where[] {
  return [{ id: { equals: version } }, { 'version._status': { equals: 'draft' } }];
}

/** As Payload locks it: past the hooks, which hold those to their document that take one over. */
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
  /** Payload writes the language of a reading into the request. */
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
