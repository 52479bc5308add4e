import { refusal, siteRoute } from '#content/foundation/requests/answers.ts';
import { boundedBody, jsonFrom } from '#content/foundation/requests/bounded-body.ts';
import { keepSubmission } from '#content/inbox/submissions/keep-submission.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { submissionRecordSchema } from '#forms/submission-record.ts';

export const dynamic = 'force-dynamic';

/** Enough for forty long answers and the mails that repeat them. */
const longestRecord = 4 * 1024 * 1024;

/** Stores a submission from the site, or a newer state of its mails. */
export const PUT = siteRoute<{ receipt: string }>(async (request, { receipt }) => {
  const body = await boundedBody(request, longestRecord);
  if (!body) return refusal(413, `A submission has ${longestRecord} bytes at most.`);
  const record = submissionRecordSchema.safeParse(jsonFrom(body));
  if (!record.success) {
    const [issue] = record.error.issues;
    return refusal(400, `This is no submission: ${issue?.path.join('.')} ${issue?.message}`);
  }
  if (receipt !== record.data.receipt)
    return refusal(400, 'The receipt of the address is not that of the submission.');
  const kept = await keepSubmission(await contentPayload(), record.data);
  switch (kept.outcome) {
    case 'made':
      return new Response(null, { status: 201 });
    case 'known':
      return new Response(null, { status: 204 });
    case 'deleted':
      return refusal(410, 'This submission has been deleted.');
    case 'incomplete':
      return refusal(409, `The file ${kept.file} has to come before the submission that names it.`);
  }
});
