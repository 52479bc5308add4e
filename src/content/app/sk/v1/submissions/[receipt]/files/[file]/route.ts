import { refusal, siteRoute } from '#content/foundation/requests/answers.ts';
import { boundedBody } from '#content/foundation/requests/bounded-body.ts';
import { wasDeleted } from '#content/inbox/submissions/keep-submission.ts';
import { submissionFiles } from '#content/inbox/submissions/stored-files.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { largestSubmissionFile } from '#forms/submission-record.ts';

export const dynamic = 'force-dynamic';

const id = /^[0-9a-f]{32}$/;

/** Stores a submission's file, before the submission itself. */
export const PUT = siteRoute<{ receipt: string; file: string }>(async (request, { receipt, file }) => {
  if (!id.test(receipt) || !id.test(file))
    return refusal(400, 'Receipt and file are named by 32 hexadecimal digits each.');
  const bytes = await boundedBody(request, largestSubmissionFile);
  if (!bytes) return refusal(413, `A file has ${largestSubmissionFile} bytes at most.`);
  if (bytes.length === 0) return refusal(400, 'The file is empty.');
  if (await wasDeleted(await contentPayload(), receipt))
    return refusal(410, 'This submission has been deleted.');
  const isNew = await submissionFiles.write(receipt, file, bytes);
  return new Response(null, { status: isNew ? 201 : 204 });
});
