import { z } from 'zod';
import { locales } from '#i18n/locales.ts';

/** Bytes of the largest file that the content backend takes. */
export const largestSubmissionFile = 10 * 1024 * 1024;

/** One mailbox that is to learn of a submission. Dates are ISO strings in UTC. */
const submissionMailSchema = z.object({
  recipient: z.email(),
  /** Fixed per submission and recipient, so that a mail that arrives twice is recognised. */
  messageId: z.string(),
  subject: z.string(),
  text: z.string(),
  /** `kept`: no mail server is set up; the mail can be read in the admin. */
  state: z.enum(['waiting', 'sent', 'kept']),
  sentAt: z.iso.datetime().optional(),
  attempts: z.number().int().min(0),
  /** What the last attempt failed of. */
  lastProblem: z.string().optional(),
});

export const submissionFileSchema = z.object({
  /** 32 hexadecimal digits. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  /** The short name of the field. */
  field: z.string(),
  /** As the sender called it, without any directory. */
  name: z.string().max(120),
  /** By content, never by name. */
  type: z.enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']),
  bytes: z.number().int().min(1).max(largestSubmissionFile),
});

/**
 * PUT /sk/v1/submissions/{receipt} of the content backend, from the site alone (`Authorization: Bearer` and the preview
 * secret; 404 without it). Whichever revision comes first makes the submission (201), each later one with a greater
 * `revision` brings its mails' states up to date, any other changes nothing (204). One that an editor or its retention
 * period has deleted stays deleted (410). Files come first, by PUT /sk/v1/submissions/{receipt}/files/{id} with the bytes
 * as the body (201, again 204, 410 once deleted); a submission that names a file which is not there (any more) is refused
 * (409) until the file has been sent. What fits no schema gets 400, what is too long 413.
 */
export const submissionRecordSchema = z.object({
  receipt: z.string().regex(/^[0-9a-f]{32}$/),
  revision: z.number().int().min(1),
  form: z.object({ id: z.string(), title: z.string() }),
  locale: z.enum(locales),
  receivedAt: z.iso.datetime(),
  deleteAfter: z.iso.datetime(),
  /** In the order of the form's fields, only those that were asked; choices by their labels as the sender read them. */
  answers: z.array(
    z.object({ field: z.string(), label: z.string(), type: z.string(), values: z.array(z.string()) }),
  ),
  files: z.array(submissionFileSchema),
  mails: z.array(submissionMailSchema),
});

export type SubmissionRecord = z.infer<typeof submissionRecordSchema>;
export type SubmissionMail = z.infer<typeof submissionMailSchema>;
export type SubmissionFile = z.infer<typeof submissionFileSchema>;
