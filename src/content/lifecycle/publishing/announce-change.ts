import { randomBytes } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { keepsDraft } from './publish-when-said.ts';

/** Sorts by time and is unique across instances. */
function newVersion(): string {
  return `${Date.now().toString(36)}${randomBytes(4).toString('hex')}`;
}

/**
 * Writes a new content version in the transaction of the change. `shared`: the change may show on any page. What
 * shows only where it is referenced is found by its own version (`wire/api/changed-records.ts`).
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

/** A deleted record has no version of its own. */
const announceDeletedSharedRecord: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(req, true);
  return doc;
};

/** For globals that the site reads with each new version anyway. */
export const announceGlobal: GlobalAfterChangeHook = async ({ doc, req }) => {
  await announce(req, false);
  return doc;
};

/** For globals that affect every page. Drafts show nowhere. */
export const announceGlobalOnPages: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!keepsDraft(req, global.slug)) await announce(req, true);
  return doc;
};

/** For collections whose records show on pages. */
export const announcesChanges = {
  afterChange: [announceSharedRecord],
  afterDelete: [announceDeletedSharedRecord],
};
