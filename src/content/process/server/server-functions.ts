import type { BuildFormStateArgs, DefaultServerFunctionArgs, PayloadRequest } from 'payload';
import { mayUpdate } from '#content/access/rights/may-update.ts';
import { holds, nobody } from '#content/access/rights/right.ts';
import { serverFunctions } from '#content/access/rights/table.ts';
import { leaveRowsFolded } from '#content/desk/rows/leave-rows-folded.ts';
import { schedulePublication } from '#content/lifecycle/schedule/schedule-publication.ts';
import { buildFormStateHandler } from '#content/payload/form-state.ts';

/** Whether the access table lets an account, or a visitor (undefined), call this server function. */
export function mayCall(name: string, user: unknown): boolean {
  const right = Object.hasOwn(serverFunctions, name) ? serverFunctions[name] : undefined;
  return holds(right ?? nobody, user);
}

/** Server functions for which Payload checks less than the document's rights, or that answer differently here. */
export const heldServerFunctions = {
  'schedule-publish': schedulePublication,

  /**
   * Locks a document for editing, so only for accounts that may update it. Collections with drafts compare the base
   * of each save (`src/content/lifecycle/drafts`); Payload would check once and take an autosave for another editor's change.
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
    // When a form re-renders, the server's fold state of its rows is stale.
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
