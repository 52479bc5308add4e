import type { ReactNode } from 'react';
import type { SubmissionMail } from '#forms/submission-record.ts';
import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import styles from './submissions.module.css';
import { submissionsMessages } from './submissions-messages.ts';

interface SubmissionMailsProps {
  mails: readonly SubmissionMail[];
  language: EditorLanguage;
}

/** Who was to learn of the submission, and whether the mail has arrived. */
export function SubmissionMails({ mails, language }: SubmissionMailsProps): ReactNode {
  const messages = submissionsMessages[language];
  return (
    <section>
      <h2>{messages.mails}</h2>
      {mails.length === 0 && <p className={styles.quiet}>{messages.noMails}</p>}
      <ul className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.messageId}>
            <strong>{mail.recipient}</strong>
            <span>
              {stateOf(mail, language)}
              {mail.attempts > 0 && ` (${messages.attempts(mail.attempts)})`}
            </span>
            {mail.state === 'waiting' && mail.lastProblem && (
              <span className={styles.problem}>
                {messages.lastProblem}: {mail.lastProblem}
              </span>
            )}
            {mail.state !== 'sent' && (
              <details open={mail.state === 'kept'}>
                <summary>{messages.mailText}</summary>
                <p className={styles.subject}>{mail.subject}</p>
                <pre>{mail.text}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ state, sentAt }: SubmissionMail, language: EditorLanguage): string {
  const messages = submissionsMessages[language];
  if (state === 'kept') return messages.mailKept;
  if (state === 'waiting') return messages.mailWaiting;
  const time = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return sentAt ? messages.mailSent(time.format(new Date(sentAt))) : messages.mailDelivered;
}
