import type { CollectionBeforeChangeHook } from 'payload';
import { z } from 'zod';
import { retentionLimits } from './retention-limits.ts';

const day = 86_400_000;

const atOnce = 500;

const retention = z.object({ retentionDays: z.number().int().min(retentionLimits.least) });

const listed = z.object({
  id: z.union([z.string(), z.number()]),
  receivedAt: z.coerce.date(),
  deleteAfter: z.coerce.date(),
});

/**
 * Applies a shorter retention period to existing submissions, in the transaction of the publication. A longer one
 * applies to new submissions only: earlier senders were told the old one.
 */
export const shortenRetention: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data._status !== 'published') return data;
  const after = retention.safeParse(data);
  if (!after.success) return data;
  const { retentionDays } = after.data;
  const published = retention.safeParse(await publishedForm());
  if (published.success && retentionDays >= published.data.retentionDays) return data;
  let last: number | string = 0;
  for (let more = true; more; ) {
    const some = await submissionsAfter(last);
    more = some.length === atOnce;
    last = some.at(-1)?.id ?? last;
    for (const { id, receivedAt, deleteAfter } of some) {
      const due = new Date(receivedAt.getTime() + retentionDays * day);
      if (due >= deleteAfter) continue;
      await req.payload.db.updateOne({
        collection: 'submissions',
        id,
        data: { deleteAfter: due.toISOString() },
        returning: false,
        req,
      });
    }
  }
  return data;

  /** The published form, if there is one: the last save may be a draft. */
  async function publishedForm(): Promise<unknown> {
    const { docs } = await req.payload.find({
      collection: 'forms',
      where: { and: [{ id: { equals: originalDoc.id } }, { _status: { equals: 'published' } }] },
      select: { retentionDays: true },
      pagination: false,
      depth: 0,
      req: req.transactionID === undefined ? {} : { transactionID: req.transactionID },
    });
    return docs[0];
  }

  async function submissionsAfter(id: number | string): Promise<z.infer<typeof listed>[]> {
    const { docs } = await req.payload.find({
      collection: 'submissions',
      where: { and: [{ form: { equals: originalDoc.id } }, { id: { greater_than: id } }] },
      select: { receivedAt: true, deleteAfter: true },
      sort: 'id',
      limit: atOnce,
      pagination: false,
      depth: 0,
      req: req.transactionID === undefined ? {} : { transactionID: req.transactionID },
    });
    return docs.map((found) => listed.parse(found));
  }
};
