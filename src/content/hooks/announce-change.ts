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
 * `shared` says that the change may show on any page, not only on the one that was saved.
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
  if (!keepsDraft(req, collection.slug)) await announce(req, true);
  return doc;
};

const announceDeletedSharedRecord: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(req, true);
  return doc;
};

export const announceGlobal: GlobalAfterChangeHook = async ({ doc, req }) => {
  await announce(req, true);
  return doc;
};

/** For collections whose records show on pages. */
export const announcesChanges = {
  afterChange: [announceSharedRecord],
  afterDelete: [announceDeletedSharedRecord],
};
