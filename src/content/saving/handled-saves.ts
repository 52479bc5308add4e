import type { CollectionAfterChangeHook, GlobalAfterChangeHook, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { fieldsNoted } from '#content/drafts/autosave-session.ts';
import { keyHeader, mostUnanswered, unansweredHeader } from './save-keys.ts';

/** For as long a form may wait to send again what was never answered, in ms. */
const rememberedFor = 86_400_000;

const keySchema = z.string().regex(/^[0-9a-f]{32}$/);

interface SavedDocument {
  /** The collection or the global. */
  subject: string;
  /** 0 for what there is once. */
  document: number;
}

export interface HandledSave {
  /** ISO 8601 */
  savedAt: string;
  session: string | undefined;
}

/** Keeps that this request saved the document, with what it saved or not at all. Requests without a key are no form's. */
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
 * The last saving of this document that whoever asks sent and was never told of. Its own key counts as well: what stands
 * between browser and server may deliver a request twice.
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

/** What saves itself notes that by itself, with the session that it belongs to. */
export const noteHandledSave: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (fieldsNoted(req)) return doc;
  const { id, updatedAt } = saved.parse(doc);
  await noteHandled(req, { subject: collection.slug, document: id, savedAt: updatedAt });
  return doc;
};

/** The same for what there is once. */
export const noteHandledSaveOfGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (fieldsNoted(req)) return doc;
  const { updatedAt } = saved.pick({ updatedAt: true }).parse(doc);
  await noteHandled(req, { subject: global.slug, document: 0, savedAt: updatedAt });
  return doc;
};

/** Forgets what no form waits for any more at `now` (ms since 1970). */
export async function forgetHandledSaves(payload: Payload, now = Date.now()): Promise<void> {
  await payload.db.deleteMany({
    collection: 'handled-saves',
    where: { savedAt: { less_than: new Date(now - rememberedFor).toISOString() } },
  });
}
