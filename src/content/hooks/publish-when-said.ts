import {
  type CollectionBeforeOperationHook,
  type Endpoint,
  type GlobalBeforeOperationHook,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload';
import { z } from 'zod';
import { recordEvent } from '#content/audit/record-event.ts';
import { inTransaction } from '#content/in-transaction.ts';
import { awaitTurnOf } from './await-turn.ts';

const operationArguments = z.looseObject({
  draft: z.boolean().nullish(),
  duplicateFromID: z.unknown().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Only what says `_status: 'published'`, and does not ask for a draft, goes live; only `_status: 'draft'` without asking
 * for a draft takes something off the site. Whatever else writes (copying into a language, duplicating, editing many at
 * once, a script that says nothing) makes a draft, because editors expect it of every button but “Publish”.
 */
export const publishWhenSaid: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return args;
  const { draft, duplicateFromID, data } = operationArguments.parse(args);
  if (operation === 'restoreVersion') {
    rememberDraft(req, collection.slug, draft === true);
    return args;
  }
  // Moving to the trash and back is no writing of content, and says itself what it does.
  const movesToTrash = data != null && 'deletedAt' in data && Object.keys(data).length === 1;
  const says = !draft && (duplicateFromID === undefined || duplicateFromID === null);
  const keepsDraft = !movesToTrash && !(says && data?._status !== undefined);
  rememberDraft(req, collection.slug, keepsDraft);
  return keepsDraft ? { ...args, draft: true, data: { ...data, _status: 'draft' } } : args;
};

/**
 * The same for what there is once. Nothing takes it off the site: there is always one that holds, so that whatever doesn't
 * say that it is published is a draft.
 */
export const publishGlobalWhenSaid: GlobalBeforeOperationHook = ({ args, operation, global, req }) => {
  if (operation !== 'update') return args;
  const { draft, data } = operationArguments.parse(args);
  const keepsDraft = draft === true || data?._status !== 'published';
  rememberDraft(req, global.slug, keepsDraft);
  return keepsDraft ? { ...args, draft: true, data: { ...data, _status: 'draft' } } : args;
};

/** Whether what is being saved stays with the editors, so that visitors get what they got before. */
export function keepsDraft(req: PayloadRequest, collection: string): boolean {
  return req.context[`draft of ${collection}`] === true;
}

function rememberDraft(req: PayloadRequest, collection: string, isDraft: boolean): void {
  req.context[`draft of ${collection}`] = isDraft;
}

/**
 * Restores a version as a draft, in place of Payload's own endpoint, which publishes it at once unless it is asked for a
 * draft, and asks before any hook could.
 */
export const restoreAsDraft: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const collection = req.payload.collections[String(req.routeParams?.collection)];
    if (!collection) throw new NotFound(req.t);
    const id = Number(req.routeParams?.id);
    const restored = await restoreVersionOperation({ id, collection, depth: 0, draft: true, req });
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
  },
};

/**
 * The same for what there is once: the version becomes the newest draft, in every language. Payload's own writes it over
 * what is published, whatever it is asked for.
 */
export const restoreGlobalAsDraft: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
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
  },
};
