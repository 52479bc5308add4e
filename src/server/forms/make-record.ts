import { hash } from 'node:crypto';
import type { MailSender } from '#brand/mail-sender.ts';
import { type Answers, askedFields, givenAnswers } from '#forms/asked-fields.ts';
import type { FormField } from '#forms/form.fields.ts';
import { shortName } from '#forms/short-name.ts';
import { submissionMessages } from '#forms/submission-messages.server.ts';
import type { SubmissionFile, SubmissionRecord } from '#forms/submission-record.ts';
import { formatDate } from '#i18n/format-date.ts';
import { fillIn } from '#i18n/messages.ts';
import type { AskedForm } from './asked-form.ts';

interface Taken {
  asked: AskedForm;
  answers: Answers;
  files: readonly SubmissionFile[];
  receipt: string;
  now: number;
  siteUrl: string;
  sender: MailSender;
}

const day = 24 * 60 * 60_000;

export function makeRecord({
  asked,
  answers,
  files,
  receipt,
  now,
  siteUrl,
  sender,
}: Taken): SubmissionRecord {
  const { id, form, locale, recipients, retentionDays } = asked;
  const chosen = Object.fromEntries(files.map(({ field, name, type }) => [field, [{ name, type, size: 1 }]]));
  const record: SubmissionRecord = {
    receipt,
    revision: 1,
    form: { id, title: form.title },
    locale,
    receivedAt: new Date(now).toISOString(),
    deleteAfter: new Date(now + retentionDays * day).toISOString(),
    answers: askedFields(form, answers, chosen).map((field) => ({
      field: shortName(field),
      label: field.label,
      type: field.type,
      values: readableValues(field, answers, files, asked),
    })),
    files: [...files],
    mails: [],
  };
  const mail = composeMail(record, siteUrl, sender);
  const { hostname } = new URL(siteUrl);
  return {
    ...record,
    mails: [...new Set(recipients)].map((recipient) => ({
      ...mail,
      recipient,
      messageId: `<${receipt}.${hash('sha256', recipient.toLowerCase()).slice(0, 16)}@${hostname}>`,
      state: 'waiting',
      attempts: 0,
    })),
  };
}

function readableValues(
  field: FormField,
  answers: Answers,
  files: readonly SubmissionFile[],
  { locale }: AskedForm,
): string[] {
  const name = shortName(field);
  if (field.type === 'file') return files.filter((file) => file.field === name).map((file) => file.name);
  const given = givenAnswers(field, answers);
  if (field.type === 'consent') return given.map(() => submissionMessages[locale].yes);
  const labels = new Map(field.options.map((option) => [shortName(option), option.label]));
  return given.map((value) => labels.get(value) ?? value);
}

/** The sender's Reply-To address. Requires validated answers. */
export function replyAddress({ form }: AskedForm, answers: Answers): string | undefined {
  const field = askedFields(form, answers).find(
    ({ type, purpose }) => type === 'email' && purpose === 'email',
  );
  return field && givenAnswers(field, answers)[0];
}

/**
 * The notification mail, in the form's language: every answer below its label. Senders' text is indented, so that it
 * can't imitate ours.
 */
export function composeMail(
  record: SubmissionRecord,
  siteUrl: string,
  sender: MailSender,
): { subject: string; text: string } {
  const messages = submissionMessages[record.locale];
  const title = oneLine(record.form.title);
  const deleted = formatDate(record.deleteAfter, record.locale, 'UTC');
  const answers = record.answers.map(({ label, values }) => {
    const lines = values.flatMap((value) => value.split('\n'));
    return [
      oneLine(label),
      ...(lines.length > 0 ? lines : [`(${messages['mail-none']})`]).map(indented),
    ].join('\n');
  });
  const link = `${siteUrl}/admin/collections/submissions?${new URLSearchParams({ search: record.receipt })}`;
  const paragraphs = [
    fillIn(messages['mail-introduction'], { title }),
    ...answers,
    ...(record.files.length > 0 ? [messages['mail-files']] : []),
    `${messages['mail-link']}\n${link}`,
    `${fillIn(messages['mail-receipt'], { receipt: record.receipt })}\n${fillIn(messages['mail-deleted'], { date: deleted })}`,
  ];
  return {
    subject: fillIn(messages['mail-subject'], { title, club: sender.shortName }),
    text: `${paragraphs.join('\n\n')}\n\n${sender.signature}`,
  };
}

function indented(line: string): string {
  return `    ${line.replace(/\p{Cc}/gu, ' ')}`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
