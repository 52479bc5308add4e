import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import type { SubmissionRecord } from '#forms/submission-record.ts';
import { submissionFiles } from './stored-files.ts';
import { storedFrom, storedMails, withDeskOf } from './stored-submission.ts';

export type Kept =
  | { outcome: 'made' | 'known' | 'deleted' }
  /** A file that it names has not arrived, or is gone. */
  | { outcome: 'incomplete'; file: string };

const storedRevision = z.object({
  id: z.union([z.string(), z.number()]),
  revision: z.number(),
  mails: z.string(),
});

/** Creates or updates the submission. Idempotent, also for concurrent deliveries. */
export async function keepSubmission(payload: Payload, record: SubmissionRecord): Promise<Kept> {
  // Outside the transaction, which blocks other writers: a bucket may be slow.
  const file = await missingFile(payload, record);
  if (file !== undefined) return { outcome: 'incomplete', file };
  try {
    return { outcome: await inTransaction(payload, (req) => keepIn(req, record)) };
  } catch (error) {
    // On Postgres two concurrent requests both find nothing. The unique constraint lets one through; the other finds
    // its row now.
    if ((await find(payload, record.receipt)) === undefined) throw error;
    return { outcome: await inTransaction(payload, (req) => keepIn(req, record)) };
  }
}

/** Whether an editor or the retention period has deleted it. It must not come back. */
export async function wasDeleted(payload: Payload, receipt: string, req?: PayloadRequest): Promise<boolean> {
  const found = await payload.count({
    collection: 'deleted-submissions',
    where: { receipt: { equals: receipt } },
    ...(req ? { req } : {}),
  });
  return found.totalDocs > 0;
}

async function missingFile(
  payload: Payload,
  { receipt, files }: SubmissionRecord,
): Promise<string | undefined> {
  if (files.length === 0 || (await find(payload, receipt)) || (await wasDeleted(payload, receipt))) return;
  for (const { id } of files) if (!(await submissionFiles.has(receipt, id))) return id;
  return undefined;
}

async function keepIn(req: PayloadRequest, record: SubmissionRecord): Promise<'made' | 'known' | 'deleted'> {
  const { payload } = req;
  const { receipt, revision, mails } = record;
  const found = await find(payload, receipt, req);
  if (!found) {
    // Checked after the lookup, so that one of the two sees a concurrent deletion.
    if (await wasDeleted(payload, receipt, req)) return 'deleted';
    const data = storedFrom(record, await existingForm(req, record.form.id));
    await payload.create({ collection: 'submissions', data, depth: 0, req });
    return 'made';
  }
  for (let now: typeof found | undefined = found; now && now.revision < revision; ) {
    const written: unknown = await payload.db.updateOne({
      collection: 'submissions',
      // In the statement itself, so that no older revision overwrites a newer one, and none overwrites an editor's
      // change.
      where: {
        and: [
          { receipt: { equals: receipt } },
          { revision: { less_than: revision } },
          { mails: { equals: now.mails } },
        ],
      },
      data: { revision, ...storedMails(withDeskOf(mails, now.mails)) },
      options: { atomic: true },
      req,
    });
    if (written) break;
    now = await find(payload, receipt, req);
  }
  return 'known';
}

async function find(
  payload: Payload,
  receipt: string,
  req?: PayloadRequest,
): Promise<z.infer<typeof storedRevision> | undefined> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { receipt: { equals: receipt } },
    select: { revision: true, mails: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...(req ? { req } : {}),
  });
  return docs[0] && storedRevision.parse(docs[0]);
}

/** The form's id as the database stores it; undefined if the form was deleted. */
async function existingForm(req: PayloadRequest, id: string): Promise<number | string | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const form = await req.payload.findByID({
    collection: 'forms',
    id,
    depth: 0,
    select: { key: true },
    disableErrors: true,
    req,
  });
  return form?.id;
}
