import type { Payload, Where } from 'payload';
import { z } from 'zod';
import type { MailState } from '#content/inbox/submissions/stored-submission.ts';
import { most, type WaitingDocument, type WaitingDocuments } from './waiting-documents.ts';

export interface Received extends WaitingDocument {
  formTitle: string;
  receivedAt: Date;
}

const submission = z.object({
  id: z.union([z.string(), z.number()]),
  summary: z.string(),
  formTitle: z.string(),
  receivedAt: z.union([z.string(), z.date()]).pipe(z.coerce.date()),
});

const week = 7 * 24 * 60 * 60 * 1000;

/** Submissions of the last seven days, newest first. */
export function newSubmissions(payload: Payload, now: number): Promise<WaitingDocuments<Received>> {
  return submissions(payload, { receivedAt: { greater_than: new Date(now - week).toISOString() } });
}

/** Mail states in which nobody has been notified of the submission. */
export const undelivered: readonly MailState[] = ['failing', 'kept'];

/** Submissions with an unsent mail: there is no mail server, or it rejects the mail. */
export function undeliveredMails(payload: Payload): Promise<WaitingDocuments<Received>> {
  return submissions(payload, { mailState: { in: undelivered } });
}

async function submissions(payload: Payload, where: Where): Promise<WaitingDocuments<Received>> {
  const { docs, totalDocs } = await payload.find({
    collection: 'submissions',
    where,
    sort: '-receivedAt',
    limit: most,
    depth: 0,
    select: { summary: true, formTitle: true, receivedAt: true },
  });
  const entries = z
    .array(submission)
    .parse(docs)
    .map(({ summary, ...rest }) => ({ collection: 'submissions', title: summary, ...rest }));
  return { totals: totalDocs > 0 ? { submissions: totalDocs } : {}, entries };
}
