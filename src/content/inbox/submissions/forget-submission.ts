import type { CollectionAfterDeleteHook } from 'payload';
import { submissionFiles } from './stored-files.ts';
import { receiptSchema } from './stored-submission.ts';

/** Leaves a tombstone for a deleted submission, and deletes its files. */
export const forgetSubmission: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { receipt } = receiptSchema.parse(doc);
  await req.payload.create({
    collection: 'deleted-submissions',
    data: { receipt, deletedAt: new Date().toISOString() },
    depth: 0,
    req,
  });
  try {
    await submissionFiles.remove(receipt);
  } catch (error) {
    // The deletion still succeeds; the hourly job removes the files that are left.
    req.payload.logger.error({ err: error }, `The files of submission ${receipt} could not be deleted yet.`);
  }
  return doc;
};
