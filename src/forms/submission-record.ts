import { z } from 'zod';
import { locales } from '#i18n/locales.ts';

/** In bytes; the content backend's limit. */
export const largestSubmissionFile = 10 * 1024 * 1024;

/** The notification mail to one recipient. Dates are ISO strings in UTC. */
const submissionMailSchema = z.object({
  recipient: z.email(),
  /** The same for every attempt, so that duplicates are recognised. */
  messageId: z.string(),
  subject: z.string(),
  text: z.string(),
  /** `kept`: there is no mail server; the mail can be read in the admin. */
  state: z.enum(['waiting', 'sent', 'kept']),
  sentAt: z.iso.datetime().optional(),
  attempts: z.number().int().min(0),
  lastProblem: z.string().optional(),
});

export const submissionFileSchema = z.object({
  /** 32 hexadecimal digits. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  field: z.string(),
  /** The sender's file name without directories. */
  name: z.string().max(120),
  type: z.enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']),
  bytes: z.number().int().min(1).max(largestSubmissionFile),
});

/**
 * PUT /sk/v1/submissions/{receipt} of the content backend, for the site only (`Authorization: Bearer` with the preview
 * secret; 404 without it). The first revision creates the submission (201), a later one with a greater `revision`
 * updates its mails' states, any other changes nothing (204). A submission deleted by an editor or by its retention
 * period stays deleted (410). Files come first, by PUT /sk/v1/submissions/{receipt}/files/{id} with the bytes as the
 * body (201, a retry 204, 410 once deleted); a submission with a missing file is refused (409) until the file has been
 * sent. Invalid bodies get 400, too large ones 413.
 */
export const submissionRecordSchema = z.object({
  receipt: z.string().regex(/^[0-9a-f]{32}$/),
  revision: z.number().int().min(1),
  form: z.object({ id: z.string(), title: z.string() }),
  locale: z.enum(locales),
  receivedAt: z.iso.datetime(),
  deleteAfter: z.iso.datetime(),
  /** In the order of the form's fields, only visible ones; choices by their labels in the sender's language. */
  answers: z.array(
    z.object({ field: z.string(), label: z.string(), type: z.string(), values: z.array(z.string()) }),
  ),
  files: z.array(submissionFileSchema),
  mails: z.array(submissionMailSchema),
});

export type SubmissionRecord = z.infer<typeof submissionRecordSchema>;
export type SubmissionMail = z.infer<typeof submissionMailSchema>;
export type SubmissionFile = z.infer<typeof submissionFileSchema>;
