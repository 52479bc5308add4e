import { z } from 'zod';
import {
  type SubmissionMail,
  type SubmissionRecord,
  submissionRecordSchema,
} from '#forms/submission-record.ts';

const { receipt, locale, answers, files, mails } = submissionRecordSchema.shape;

/** What an editor did about a mail that had not gone out. The site, which hands over newer states, knows nothing of it. */
const deskSchema = z.object({
  /** `sending` is taken for given up after a minute. */
  state: z.enum(['sending', 'sent', 'done']),
  at: z.iso.datetime(),
  /** By whom, as accounts sign. */
  by: z.string().optional(),
});

const storedMailSchema = mails.element.extend({ desk: deskSchema.optional() });

export type StoredMail = z.infer<typeof storedMailSchema>;

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
        context.addIssue('is not valid JSON');
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
  /** The form’s id, while there is one. */
  form: z.union([z.string(), z.number()]).nullish(),
  formTitle: z.string(),
  language: locale,
  receivedAt: moment,
  deleteAfter: moment,
  answers: written(answers),
  files: written(files),
  mails: written(z.array(storedMailSchema)),
});

export type StoredSubmission = z.infer<typeof storedSubmissionSchema>;

/** How it stands with the mails of a submission, as the list shows it. */
export const mailStates = ['none', 'waiting', 'failing', 'kept', 'done', 'sent'] as const;

export type MailState = (typeof mailStates)[number];

/** The state of the mail that is furthest behind. */
export function mailStateOf(mails: readonly StoredMail[]): MailState {
  if (mails.length === 0) return 'none';
  const open = mails.filter(({ desk }) => desk?.state !== 'done' && desk?.state !== 'sent');
  const waiting = open.filter(({ state }) => state === 'waiting');
  if (waiting.length > 0) return waiting.some(({ attempts }) => attempts > 0) ? 'failing' : 'waiting';
  if (open.some(({ state }) => state === 'kept')) return 'kept';
  return mails.some(({ state, desk }) => state !== 'sent' && desk?.state === 'done') ? 'done' : 'sent';
}

/** What changes with each later revision, and with what editors do. */
export function storedMails(mails: readonly StoredMail[]): { mailState: MailState; mails: string } {
  return { mailState: mailStateOf(mails), mails: JSON.stringify(mails) };
}

/** The site's newer state of mails, with what editors did about them meanwhile. */
export function withDeskOf(mails: readonly SubmissionMail[], stored: string): StoredMail[] {
  const known = written(z.array(storedMailSchema)).parse(stored);
  return mails.map((mail) => {
    const desk = known.find(({ messageId }) => messageId === mail.messageId)?.desk;
    return desk ? { ...mail, desk } : mail;
  });
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
