import type { CollectionAfterChangeHook } from 'payload';
import { z } from 'zod';

const day = 86_400_000;

const atOnce = 500;

const retention = z.object({ retentionDays: z.number() });

const listed = z.object({
  id: z.union([z.string(), z.number()]),
  receivedAt: z.coerce.date(),
  deleteAfter: z.coerce.date(),
});

/**
 * Lets a shorter time hold for what is there already, in the transaction of the change. A longer one holds only for what
 * comes from now on: whoever has sent something was told the old time.
 */
export const shortenRetention: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc;
  const after = retention.safeParse(doc);
  const before = retention.safeParse(previousDoc);
  if (!after.success || !before.success) return doc;
  const { retentionDays } = after.data;
  if (retentionDays >= before.data.retentionDays) return doc;
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
  return doc;

  async function submissionsAfter(id: number | string): Promise<z.infer<typeof listed>[]> {
    const { docs } = await req.payload.find({
      collection: 'submissions',
      where: { and: [{ form: { equals: doc.id } }, { id: { greater_than: id } }] },
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
