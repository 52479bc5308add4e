import { type PayloadRequest, saveVersion } from 'payload';
import { recordEvent } from '#content/access/audit/record-event.ts';
import { editorName } from '#content/access/rights/roles.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { announce } from '#content/lifecycle/publishing/announce-change.ts';
import { isRecord } from '#fields/content-field.ts';

/**
 * Closes a published poll at a time, without changing anything else that is published: an ordinary update would
 * publish the current draft. Updates the draft as well, so that publishing it later doesn't reopen the poll.
 */
export async function closePollAt(req: PayloadRequest, id: string, moment: Date): Promise<void> {
  const { payload } = req;
  const collection = payload.collections.polls?.config;
  if (!collection) throw new Error('There are no polls.');
  const closing = {
    closesAt: moment.toISOString(),
    changedBy: editorName(req.user) ?? null,
    updatedAt: moment.toISOString(),
  };
  const work = async () => {
    const draft = await draftOf(req, id);
    const published = await payload.db.updateOne({
      collection: 'polls',
      where: { id: { equals: id } },
      data: closing,
      locale: 'all',
      req,
    });
    const version = { id: published.id, collection, operation: 'update', payload, req } as const;
    await saveVersion({ ...version, docWithLocales: published, draft: false });
    if (draft) await saveVersion({ ...version, docWithLocales: { ...draft, ...closing }, draft: true });
    await announce(req, false);
    // Bypasses the hooks that would record an ordinary update.
    await recordEvent(req, { action: 'change', subject: 'polls', document: id, details: 'closesAt' });
  };
  await inTransaction(payload, work, req);
}

/** The draft of a published poll, in all locales. */
async function draftOf(
  req: PayloadRequest,
  id: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { docs } = await req.payload.db.findVersions({
    collection: 'polls',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    locale: 'all',
    limit: 1,
    pagination: false,
    req,
  });
  const newest: unknown = docs[0]?.version;
  return isRecord(newest) && newest._status === 'draft' ? newest : undefined;
}
