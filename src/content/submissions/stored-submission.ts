import { z } from 'zod';
import {
  type SubmissionMail,
  type SubmissionRecord,
  submissionRecordSchema,
} from '#forms/submission-record.ts';

const { receipt, locale, answers, files, mails } = submissionRecordSchema.shape;

const moment = z.union([z.string(), z.date()]).transform((value) => new Date(value));

export const receiptSchema = z.object({ receipt });

/**
 * Lists are stored as text, not as JSON: the database can look into JSON at addresses that a request names, and nobody is
 * to look into answers.
 */
function written<List extends z.ZodType>(list: List) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('is no JSON');
        return z.NEVER;
      }
    })
    .pipe(list);
}

/** A submission as the database has it. */
export const storedSubmissionSchema = z.object({
  id: z.union([z.string(), z.number()]),
  receipt,
  revision: z.number(),
  formTitle: z.string(),
  language: locale,
  receivedAt: moment,
  deleteAfter: moment,
  answers: written(answers),
  files: written(files),
  mails: written(mails),
});

export type StoredSubmission = z.infer<typeof storedSubmissionSchema>;

/** How it stands with the mails of a submission, as the list shows it. */
export const mailStates = ['none', 'waiting', 'failing', 'kept', 'sent'] as const;

export type MailState = (typeof mailStates)[number];

/** The state of the mail that is furthest behind. */
export function mailStateOf(mails: readonly SubmissionMail[]): MailState {
  if (mails.length === 0) return 'none';
  const waiting = mails.filter(({ state }) => state === 'waiting');
  if (waiting.length > 0) return waiting.some(({ attempts }) => attempts > 0) ? 'failing' : 'waiting';
  return mails.some(({ state }) => state === 'kept') ? 'kept' : 'sent';
}

/** What changes with each later revision. */
export function storedMails(mails: readonly SubmissionMail[]): { mailState: MailState; mails: string } {
  return { mailState: mailStateOf(mails), mails: JSON.stringify(mails) };
}

/** What the database stores of a submission when it arrives. `form` is missing where the form is gone already. */
export function storedFrom(record: SubmissionRecord, form: number | string | undefined) {
  return {
    receipt: record.receipt,
    revision: record.revision,
    ...(form === undefined ? {} : { form }),
    formTitle: record.form.title,
    language: record.locale,
    receivedAt: record.receivedAt,
    deleteAfter: record.deleteAfter,
    summary: summaryOf(record),
    searchText: searchTextOf(record),
    answers: JSON.stringify(record.answers),
    files: JSON.stringify(record.files),
    ...storedMails(record.mails),
  };
}

const longestSummary = 80;

/** By what editors tell a submission from others: its first answer, and its e-mail address. */
function summaryOf({ answers, receipt: number }: SubmissionRecord): string {
  const given = answers.filter(({ type, values }) => telling(type) && values.some(isWritten));
  const first = given.find(({ type }) => type !== 'email')?.values.find(isWritten);
  const email = given.find(({ type }) => type === 'email')?.values.find(isWritten);
  const summary = [first?.replace(/\s+/g, ' ').trim(), email].filter(Boolean).join(', ') || number;
  return summary.length > longestSummary ? `${summary.slice(0, longestSummary - 1)}…` : summary;
}

function telling(type: string): boolean {
  return type !== 'hidden' && type !== 'consent';
}

function isWritten(value: string): boolean {
  return value.trim() !== '';
}

/** SQLite compares only the letters A to Z without case; the lower-case copy finds „Übungsleiter“ by „übungsleiter“. */
function searchTextOf({ answers, files }: SubmissionRecord): string {
  const text = [...answers.flatMap(({ values }) => values), ...files.map(({ name }) => name)].join('\n');
  const lower = text.toLowerCase();
  return lower === text ? text : `${text}\n${lower}`;
}
