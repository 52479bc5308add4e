import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { awaitTurn } from '#content/foundation/database/await-turn.ts';
import { referring } from '#content/graph/references/where-used.ts';
import { isRecord } from '#fields/content-field.ts';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';

/**
 * Rules for moving to the trash and restoring: only what could be deleted may be moved there, `deletedAt` is set by
 * the server, documents in the trash can't be changed, and a restored one is a draft.
 */
export const keepTrashRules: CollectionBeforeChangeHook = async (args) => {
  const { collection, context, data, originalDoc, req } = args;
  const { id, deletedAt: since } = stateOf(originalDoc);
  const goes = stateOf(data).deletedAt !== undefined;
  // Uploads don't lock: files reference nothing, and storing one may take long.
  const points = referring.some((slug) => slug === collection.slug);
  if (points || goes || since !== undefined) await awaitTurn(req);
  if (id === undefined) return { ...data, deletedAt: null };
  if (since === undefined) {
    if (!goes) return data;
    for (const hook of collection.hooks.beforeDelete ?? []) await hook({ collection, context, id, req });
    await dropSchedules(req, collection.slug, id);
    return { ...data, deletedAt: new Date().toISOString() };
  }
  if (goes) {
    refuse(req, {
      de: 'Was im Papierkorb liegt, lässt sich nicht ändern. Bitte erst wiederherstellen.',
      en: 'What lies in the trash can’t be changed. Please restore it first.',
    });
  }
  await refuseTakenAddress(collection.slug, { ...originalDoc, ...data }, req);
  return collection.versions?.drafts ? { ...data, _status: 'draft' } : data;
};

/** Skips validation of documents that move to the trash. */
export function unlessTrashed(hook: CollectionBeforeChangeHook): CollectionBeforeChangeHook {
  return (args) => (stateOf(args.data).deletedAt === undefined ? hook(args) : args.data);
}

function stateOf(doc: unknown): { id?: string | number; deletedAt?: string } {
  const { id, deletedAt } = isRecord(doc) ? doc : {};
  return {
    ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}),
    ...(deletedAt ? { deletedAt: String(deletedAt) } : {}),
  };
}

/** Its address may have been taken by a page or redirect while it was in the trash. */
async function refuseTakenAddress(
  collection: string,
  doc: Readonly<Record<string, unknown>>,
  req: PayloadRequest,
): Promise<void> {
  const address = collection === 'pages' ? doc.path : collection === 'redirects' ? doc.from : undefined;
  if (typeof address !== 'string') return;
  const taken = async (by: 'pages' | 'redirects', field: string) => {
    const others = by === collection ? [{ id: { not_equals: doc.id } }] : [];
    const where = { and: [{ [field]: { equals: address } }, ...others] };
    return (await req.payload.count({ collection: by, where, req })).totalDocs > 0;
  };
  if (await taken('pages', 'path')) {
    refuse(req, {
      de: `Unter ${address} gibt es inzwischen eine Seite. Bitte ihr erst einen anderen Pfad geben oder sie löschen, dann wiederherstellen.`,
      en: `There is a page at ${address} by now. Please give it another path or delete it first, then restore this.`,
    });
  }
  if (await taken('redirects', 'from')) {
    refuse(req, {
      de: `${address} wird inzwischen weitergeleitet. Bitte erst diese Weiterleitung löschen, dann wiederherstellen.`,
      en: `${address} is redirected by now. Please delete that redirect first, then restore this.`,
    });
  }
}

/** Cancels schedules: they apply neither in the trash nor after restoring. */
async function dropSchedules(req: PayloadRequest, collection: string, id: string | number): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { processing: { equals: false } },
        { 'input.doc.relationTo': { equals: collection } },
        { 'input.doc.value': { equals: id } },
      ],
    },
    req,
  });
}

function refuse(req: PayloadRequest, message: EditorText): never {
  // Without data Payload's response omits the message, because the build mangles the error's name.
  throw new APIError(textFor(req, message), 409, {}, true);
}
