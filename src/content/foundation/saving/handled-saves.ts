import type { CollectionAfterChangeHook, GlobalAfterChangeHook, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { fieldsNoted } from './autosave-session.ts';
import { keyHeader, mostUnanswered, unansweredHeader } from './save-keys.ts';

/** How long a form may wait before it retries an unanswered save, in ms. */
const rememberedFor = 86_400_000;

const keySchema = z.string().regex(/^[0-9a-f]{32}$/);

interface SavedDocument {
  /** The slug of the collection or global. */
  subject: string;
  /** 0 for a global. */
  document: number;
}

export interface HandledSave {
  /** ISO 8601 */
  savedAt: string;
  session: string | undefined;
}

/** Records the request's key in the transaction of the save. Requests without a key don't come from a form. */
export async function noteHandled(
  req: PayloadRequest,
  { subject, document, savedAt, session }: SavedDocument & { savedAt: string; session?: string },
): Promise<void> {
  const key = keySchema.safeParse(req.headers.get(keyHeader));
  if (!key.success) return;
  const data = { key: key.data, subject, document, savedAt, session: session ?? null };
  await req.payload.db.create({ collection: 'handled-saves', data, req });
}

const stored = z.object({
  savedAt: z.coerce.date().transform((at) => at.toISOString()),
  session: z
    .string()
    .nullish()
    .transform((session) => session ?? undefined),
});

/**
 * The last save of this document that the sender got no response to. The request's own key counts too: a proxy may
 * deliver a request twice.
 */
export async function handledUnanswered(
  req: PayloadRequest,
  { subject, document }: SavedDocument,
): Promise<HandledSave | undefined> {
  const named = [req.headers.get(keyHeader), ...(req.headers.get(unansweredHeader) ?? '').split(',')];
  const keys = named.flatMap((key) => keySchema.safeParse(key).data ?? []).slice(0, mostUnanswered + 1);
  if (keys.length === 0) return undefined;
  const { docs } = await req.payload.db.find({
    collection: 'handled-saves',
    where: {
      and: [{ key: { in: keys } }, { subject: { equals: subject } }, { document: { equals: document } }],
    },
    sort: '-savedAt',
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0] && stored.parse(docs[0]);
}

const saved = z.looseObject({ id: z.number(), updatedAt: z.string() });

/** Autosave records its saves itself, with their session. */
export const noteHandledSave: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (fieldsNoted(req)) return doc;
  const { id, updatedAt } = saved.parse(doc);
  await noteHandled(req, { subject: collection.slug, document: id, savedAt: updatedAt });
  return doc;
};

export const noteHandledSaveOfGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (fieldsNoted(req)) return doc;
  const { updatedAt } = saved.pick({ updatedAt: true }).parse(doc);
  await noteHandled(req, { subject: global.slug, document: 0, savedAt: updatedAt });
  return doc;
};

/** Deletes entries that no form waits for at `now` (ms since 1970). */
export async function forgetHandledSaves(payload: Payload, now = Date.now()): Promise<void> {
  await payload.db.deleteMany({
    collection: 'handled-saves',
    where: { savedAt: { less_than: new Date(now - rememberedFor).toISOString() } },
  });
}
