import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs, DefaultServerFunctionArgs, PayloadRequest } from 'payload';
import { leaveRowsFolded } from '#content/rows/leave-rows-folded.ts';
import { mayUpdate } from './may-update.ts';
import { holds, nobody } from './right.ts';
import { schedulePublication } from './schedule-publication.ts';
import { serverFunctions } from './table.ts';

/** Whether the access table lets an account, or nobody, call a server function of this name. */
export function mayCall(name: string, user: unknown): boolean {
  const right = Object.hasOwn(serverFunctions, name) ? serverFunctions[name] : undefined;
  return holds(right ?? nobody, user);
}

/** Those server functions that ask for less than a document's rights where Payload has them, or answer otherwise. */
export const heldServerFunctions = {
  'schedule-publish': schedulePublication,

  /**
   * Locks a document for whoever edits it, and so only for whoever may. What has drafts compares what it is based on with
   * every saving (`src/content/drafts`); Payload would ask once, and take what was saved by itself for somebody else's.
   */
  'form-state': async (args: BuildFormStateArgs & DefaultServerFunctionArgs) => {
    const { collectionSlug, globalSlug, id, req } = args;
    const locks = args.returnLockStatus === true && lockable(args);
    const returnLockStatus =
      locks && (await mayUpdate(req, { collection: collectionSlug, id, global: globalSlug }));
    const hasDrafts = collectionSlug !== undefined && withDrafts(req, collectionSlug);
    const found = await buildFormStateHandler({
      ...args,
      returnLockStatus,
      ...(hasDrafts ? { checkForStaleData: false } : {}),
    });
    // A form that is redrawn learns from the server which of its rows are folded; one that is there knows better.
    const isDrawn = args.renderAllFields !== true;
    return isDrawn && 'state' in found && found.state
      ? { ...found, state: leaveRowsFolded(found.state) }
      : found;
  },
};

function withDrafts(req: PayloadRequest, collection: string): boolean {
  const versions = req.payload.collections[collection]?.config.versions;
  return Boolean(versions?.drafts);
}

function lockable({
  collectionSlug,
  globalSlug,
  req,
}: BuildFormStateArgs & DefaultServerFunctionArgs): boolean {
  const { collections, globals } = req.payload.config;
  const config = collectionSlug
    ? collections.find(({ slug }) => slug === collectionSlug)
    : globals.find(({ slug }) => slug === globalSlug);
  return config !== undefined && config.lockDocuments !== false;
}
