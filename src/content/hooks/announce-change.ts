import { randomBytes } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { keepsDraft } from './publish-when-said.ts';

/** Versions sort by time and are never the same twice, whichever instance makes them. */
function newVersion(): string {
  return `${Date.now().toString(36)}${randomBytes(4).toString('hex')}`;
}

/**
 * Writes a new content version, in the transaction of the change itself: either both are stored or neither.
 * `shared` says that the change may show on any page; what shows where it is referred to is found by its own version
 * (`api/changed-records.ts`).
 */
export async function announce(req: PayloadRequest, shared: boolean): Promise<void> {
  const version = newVersion();
  await req.payload.updateGlobal({
    slug: 'publication',
    data: { version, ...(shared ? { shared: version } : {}) },
    depth: 0,
    req,
  });
}

export const announcePage: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (!keepsDraft(req, collection.slug)) await announce(req, false);
  return doc;
};

export const announceDeletedPage: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(req, false);
  return doc;
};

const announceSharedRecord: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (!keepsDraft(req, collection.slug)) await announce(req, false);
  return doc;
};

/** What is gone for good has no version that could tell of it. */
const announceDeletedSharedRecord: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(req, true);
  return doc;
};

/** For what the site reads with each new version anyway. */
export const announceGlobal: GlobalAfterChangeHook = async ({ doc, req }) => {
  await announce(req, false);
  return doc;
};

/** For what pages are made with. A draft of it shows nowhere. */
export const announceGlobalOnPages: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!keepsDraft(req, global.slug)) await announce(req, true);
  return doc;
};

/** For collections whose records show on pages. */
export const announcesChanges = {
  afterChange: [announceSharedRecord],
  afterDelete: [announceDeletedSharedRecord],
};
