import type { Payload, TaskConfig } from 'payload';
import { z } from 'zod';
import { submissionFiles } from './stored-files.ts';
import { receiptSchema } from './stored-submission.ts';

const day = 86_400_000;

/** How long files may wait for their submission, which follows at once unless the database fails. */
const filesWait = 7 * day;

/** How long tombstones are kept. The site stops retrying long before. */
const tombstonesLast = 365 * day;

const atOnce = 100;

const dueSchema = z.object({ id: z.union([z.string(), z.number()]) });

/** Deletes submissions past their retention period with their files, and orphaned files. */
export async function deleteDueSubmissions(payload: Payload, now = Date.now()): Promise<void> {
  const deleted = await deleteDue(payload, now);
  if (deleted > 0) payload.logger.info(`Deleted ${deleted} submissions past their retention period.`);
  await deleteStrayFiles(payload, now);
  await payload.delete({
    collection: 'deleted-submissions',
    where: { deletedAt: { less_than: new Date(now - tombstonesLast).toISOString() } },
  });
}

export const deleteDueSubmissionsTask: TaskConfig = {
  slug: 'deleteDueSubmissions',
  schedule: [{ cron: '0 * * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await deleteDueSubmissions(req.payload);
    return { output: {} };
  },
};

async function deleteDue(payload: Payload, now: number): Promise<number> {
  let deleted = 0;
  let due = await dueAfter(payload, 0, now);
  while (due.length > 0) {
    for (const id of due) {
      // One that can't be deleted now doesn't block the others.
      try {
        await payload.delete({ collection: 'submissions', id, depth: 0 });
        deleted += 1;
      } catch (error) {
        payload.logger.error({ err: error }, `Submission ${id} is due and could not be deleted.`);
      }
    }
    due = await dueAfter(payload, due.at(-1) ?? 0, now);
  }
  return deleted;
}

/** The next due ids, in order, so that none is tried twice. */
async function dueAfter(payload: Payload, last: number | string, now: number): Promise<(number | string)[]> {
  const moment = new Date(now).toISOString();
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { and: [{ deleteAfter: { less_than_equal: moment } }, { id: { greater_than: last } }] },
    select: {},
    sort: 'id',
    limit: atOnce,
    pagination: false,
    depth: 0,
  });
  return docs.map((doc) => dueSchema.parse(doc).id);
}

async function deleteStrayFiles(payload: Payload, now: number): Promise<void> {
  const ages = [...(await submissionFiles.list())];
  for (let begin = 0; begin < ages.length; begin += atOnce) {
    const some = ages.slice(begin, begin + atOnce);
    const receipts = some.map(([receipt]) => receipt);
    const kept = await receiptsIn(payload, 'submissions', receipts);
    const gone = await receiptsIn(payload, 'deleted-submissions', receipts);
    for (const [receipt, changedAt] of some) {
      if (!kept.has(receipt) && (gone.has(receipt) || changedAt < now - filesWait))
        await submissionFiles.remove(receipt);
    }
  }
}

async function receiptsIn(
  payload: Payload,
  collection: 'submissions' | 'deleted-submissions',
  receipts: readonly string[],
): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection,
    where: { receipt: { in: [...receipts] } },
    select: { receipt: true },
    pagination: false,
    depth: 0,
  });
  return new Set(docs.map((doc) => receiptSchema.parse(doc).receipt));
}
