import { z } from 'zod';
import {
  type SubmissionMail,
  type SubmissionRecord,
  submissionRecordSchema,
} from '#forms/submission-record.ts';

const { receipt, locale, answers, files, mails } = submissionRecordSchema.shape;

/** What an editor did about an unsent mail. The site, which delivers newer states, doesn't know it. */
const deskSchema = z.object({
  /** A `sending` claim expires (`mails-endpoint.ts`). */
  state: z.enum(['sending', 'sent', 'done']),
  at: z.iso.datetime(),
  /** The account's signature. */
  by: z.string().optional(),
});

const storedMailSchema = mails.element.extend({ desk: deskSchema.optional() });

export type StoredMail = z.infer<typeof storedMailSchema>;

const moment = z.union([z.string(), z.date()]).transform((value) => new Date(value));

export const receiptSchema = z.object({ receipt });

/**
 * Lists are stored as text, not as JSON: a request's query can address values inside JSON, and answers must not be
 * searchable.
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

export const storedSubmissionSchema = z.object({
  id: z.union([z.string(), z.number()]),
  receipt,
  revision: z.number(),
  /** Missing once the form is deleted. */
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

export const mailStates = ['none', 'waiting', 'failing', 'kept', 'done', 'sent'] as const;

export type MailState = (typeof mailStates)[number];

/** The state of the least advanced mail. */
export function mailStateOf(mails: readonly StoredMail[]): MailState {
  if (mails.length === 0) return 'none';
  const open = mails.filter(({ desk }) => desk?.state !== 'done' && desk?.state !== 'sent');
  const waiting = open.filter(({ state }) => state === 'waiting');
  if (waiting.length > 0) return waiting.some(({ attempts }) => attempts > 0) ? 'failing' : 'waiting';
  if (open.some(({ state }) => state === 'kept')) return 'kept';
  return mails.some(({ state, desk }) => state !== 'sent' && desk?.state === 'done') ? 'done' : 'sent';
}

/** The columns that change with each revision and each editor's action. */
export function storedMails(mails: readonly StoredMail[]): { mailState: MailState; mails: string } {
  return { mailState: mailStateOf(mails), mails: JSON.stringify(mails) };
}

/** The site's newer mail states, merged with what editors did meanwhile. */
export function withDeskOf(mails: readonly SubmissionMail[], stored: string): StoredMail[] {
  const known = written(z.array(storedMailSchema)).parse(stored);
  return mails.map((mail) => {
    const desk = known.find(({ messageId }) => messageId === mail.messageId)?.desk;
    return desk ? { ...mail, desk } : mail;
  });
}

/** The columns of a new submission. `form` is undefined if the form was deleted. */
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

/** How editors tell submissions apart: the first answer and the e-mail address. */
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

function searchTextOf({ answers, files }: SubmissionRecord): string {
  return [...answers.flatMap(({ values }) => values), ...files.map(({ name }) => name)].join('\n');
}
