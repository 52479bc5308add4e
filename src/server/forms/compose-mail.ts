import type { MailSender } from '#brand/mail-sender.ts';
import { submissionMessages } from '#forms/submission-messages.server.ts';
import type { SubmissionRecord } from '#forms/submission-record.ts';
import { formatDate } from '#i18n/format-date.ts';
import { fillIn } from '#i18n/messages.ts';

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
