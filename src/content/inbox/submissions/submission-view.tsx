import type { UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '#content/access/rights/roles.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { editorLanguageOf, formatLocales, languageName } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { storedSubmissionSchema } from './stored-submission.ts';
import { SubmissionAnswers } from './submission-answers.tsx';
import { SubmissionMails } from './submission-mails.tsx';
import styles from './submissions.module.css';
import { submissionsMessages } from './submissions-messages.ts';

export function SubmissionView({ data, req, user }: UIFieldServerProps): ReactNode {
  const stored = storedSubmissionSchema.safeParse(data);
  if (!stored.success || !isEditor(user)) return null;
  const submission = stored.data;
  const language = editorLanguageOf(req);
  const messages = submissionsMessages[language];
  const time = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  const date = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'long',
    timeZone,
  });
  return (
    <div className={styles.panel}>
      <dl className={styles.facts}>
        <div>
          <dt>{messages.form}</dt>
          <dd>{submission.formTitle.replaceAll('\u00AD', '')}</dd>
        </div>
        <div>
          <dt>{messages.received}</dt>
          <dd>{time.format(submission.receivedAt)}</dd>
        </div>
        <div>
          <dt>{messages.language}</dt>
          <dd>{languageName(submission.language, language)}</dd>
        </div>
        <div>
          <dt>{messages.receipt}</dt>
          <dd className={styles.receipt}>{submission.receipt}</dd>
        </div>
      </dl>
      <SubmissionAnswers submission={submission} language={language} />
      <SubmissionMails
        submission={submission.id}
        mails={submission.mails}
        language={language}
        canSend={settings.mail !== undefined}
      />
      <section>
        <h2>{messages.deletion}</h2>
        <p>{messages.deletedOn(date.format(submission.deleteAfter))}</p>
      </section>
    </div>
  );
}
