import type { UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '#content/access/rights/roles.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import type { SubmissionFile } from '#forms/submission-record.ts';
import { type EditorLanguage, editorLanguageOf, formatLocales, languageName } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { type StoredSubmission, storedSubmissionSchema } from './stored-submission.ts';
import { SubmissionMails } from './submission-mails.tsx';
import styles from './submissions.module.css';
import { submissionsMessages } from './submissions-messages.ts';

const kinds: Readonly<Record<SubmissionFile['type'], string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};

interface SubmissionAnswersProps {
  submission: StoredSubmission;
  language: EditorLanguage;
}

function SubmissionAnswers({ submission, language }: SubmissionAnswersProps): ReactNode {
  const messages = submissionsMessages[language];
  const { id, answers, files } = submission;
  const number = new Intl.NumberFormat(formatLocales[language]);
  const withFiles = new Set(files.map(({ field }) => field));
  const written = answers.filter(({ field }) => !withFiles.has(field));
  return (
    <>
      <section>
        <h2>{messages.answers}</h2>
        {written.length === 0 && <p className={styles.quiet}>{messages.noAnswers}</p>}
        <dl className={styles.answers} lang={submission.language}>
          {written.map(({ field, label, values }) => (
            <div key={field}>
              <dt>{label.replaceAll('\u00AD', '')}</dt>
              {values.length === 0 && (
                <dd className={styles.quiet} lang={language}>
                  {messages.empty}
                </dd>
              )}
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      {files.length > 0 && (
        <section>
          <h2>{messages.files}</h2>
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.id}>
                <a href={`/api/submissions/${id}/files/${file.id}`} download>
                  {file.name}
                </a>
                <span className={styles.quiet}>
                  {messages.fileKept(kinds[file.type], `${number.format(Math.ceil(file.bytes / 1024))} kB`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

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
