import type { ReactNode } from 'react';
import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { MailActions } from './mail-actions.tsx';
import type { StoredMail } from './stored-submission.ts';
import styles from './submissions.module.css';
import { submissionsMessages } from './submissions-messages.ts';

interface SubmissionMailsProps {
  submission: string | number;
  mails: readonly StoredMail[];
  /** Whether there is a mail server. */
  canSend: boolean;
  language: EditorLanguage;
}

export function SubmissionMails({ submission, mails, language, canSend }: SubmissionMailsProps): ReactNode {
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
            {isOpen(mail) && mail.state === 'waiting' && mail.lastProblem && (
              <span className={styles.problem}>
                {messages.lastProblem}: {mail.lastProblem}
              </span>
            )}
            {isOpen(mail) && mail.state === 'waiting' && mail.attempts > 0 && <span>{messages.retried}</span>}
            {isOpen(mail) && (mail.state === 'kept' || mail.attempts > 0) && (
              <MailActions
                submission={submission}
                messageId={mail.messageId}
                recipient={mail.recipient}
                // What the site still retries would arrive twice.
                canSend={canSend && mail.state === 'kept'}
                language={language}
              />
            )}
            {mail.state !== 'sent' && (
              <details open={mail.state === 'kept' && isOpen(mail)}>
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

/** Whether somebody may still have to act on it. */
function isOpen({ state, desk }: StoredMail): boolean {
  return state !== 'sent' && desk?.state !== 'sent' && desk?.state !== 'done';
}

function stateOf({ state, sentAt, desk }: StoredMail, language: EditorLanguage): string {
  const messages = submissionsMessages[language];
  const time = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  if (state === 'sent')
    return sentAt ? messages.mailSent(time.format(new Date(sentAt))) : messages.mailDelivered;
  if (desk?.state === 'sent') return messages.mailSentFrom(time.format(new Date(desk.at)), desk.by);
  if (desk?.state === 'done') return messages.mailDone(time.format(new Date(desk.at)), desk.by);
  return state === 'kept' ? messages.mailKept : messages.mailWaiting;
}
