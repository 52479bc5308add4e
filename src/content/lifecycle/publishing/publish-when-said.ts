import {
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload';
import { z } from 'zod';
import { recordEvent } from '#content/access/audit/record-event.ts';
import { endpoint } from '#content/access/endpoints/endpoint.ts';
import { awaitTurnOf } from '#content/foundation/database/await-turn.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';

const operationArguments = z.looseObject({
  draft: z.boolean().nullish(),
  duplicateFromID: z.unknown().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Only `_status: 'published'` without `draft` publishes; only `_status: 'draft'` without `draft` unpublishes. Every
 * other write (copying to a locale, duplicating, bulk editing, a script without a status) creates a draft, because
 * editors expect it of every button but “Publish”.
 */
export const publishWhenSaid: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return args;
  const { draft, duplicateFromID, data } = operationArguments.parse(args);
  if (operation === 'restoreVersion') {
    rememberDraft(req, collection.slug, draft === true);
    return args;
  }
  // Moving to the trash and restoring write no content and set the status themselves.
  const movesToTrash = data != null && 'deletedAt' in data && Object.keys(data).length === 1;
  const says = !draft && (duplicateFromID === undefined || duplicateFromID === null);
  const keepsDraft = !movesToTrash && !(says && data?._status !== undefined);
  rememberDraft(req, collection.slug, keepsDraft);
  return keepsDraft ? { ...args, draft: true, data: { ...data, _status: 'draft' } } : args;
};

/** The same for globals. A global can't be unpublished, so whatever doesn't say that it is published is a draft. */
export const publishGlobalWhenSaid: GlobalBeforeOperationHook = ({ args, operation, global, req }) => {
  if (operation !== 'update') return args;
  const { draft, data } = operationArguments.parse(args);
  const keepsDraft = draft === true || data?._status !== 'published';
  rememberDraft(req, global.slug, keepsDraft);
  return keepsDraft ? { ...args, draft: true, data: { ...data, _status: 'draft' } } : args;
};

/** Whether the current save is a draft, so that the published version stays live. */
export function keepsDraft(req: PayloadRequest, collection: string): boolean {
  return req.context[`draft of ${collection}`] === true;
}

function rememberDraft(req: PayloadRequest, collection: string, isDraft: boolean): void {
  req.context[`draft of ${collection}`] = isDraft;
}

/**
 * Replaces Payload's endpoint, which publishes the version at once unless asked for a draft, before any hook can
 * intervene.
 */
export const restoreAsDraft = endpoint('post', '/versions/:id', async (req) => {
  const collection = req.payload.collections[String(req.routeParams?.collection)];
  if (!collection) throw new NotFound(req.t);
  const id = Number(req.routeParams?.id);
  const restored = await restoreVersionOperation({ id, collection, depth: 0, draft: true, req });
  return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
});

/**
 * The same for globals: the version becomes the newest draft in every locale. Payload's endpoint always overwrites
 * the published version.
 */
export const restoreGlobalAsDraft = endpoint('post', '/versions/:id', async (req) => {
  const slug = String(req.routeParams?.global);
  await inTransaction(
    req.payload,
    async () => {
      await awaitTurnOf(req, slug, 0);
      const { docs } = await req.payload.db.findGlobalVersions({
        global: slug,
        where: { id: { equals: Number(req.routeParams?.id) } },
        limit: 1,
        pagination: false,
        req,
      });
      const [found] = docs;
      if (!found) throw new NotFound(req.t);
      const now = new Date().toISOString();
      await req.payload.db.createGlobalVersion({
        globalSlug: slug,
        autosave: false,
        createdAt: now,
        updatedAt: now,
        versionData: { ...found.version, _status: 'draft', updatedAt: now },
        req,
      });
      await recordEvent(req, { action: 'restore', subject: slug });
    },
    req,
  );
  return Response.json({ message: req.t('version:restoredSuccessfully') });
});
