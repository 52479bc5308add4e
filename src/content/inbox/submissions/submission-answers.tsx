import type { ReactNode } from 'react';
import type { SubmissionFile } from '#forms/submission-record.ts';
import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import type { StoredSubmission } from './stored-submission.ts';
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

export function SubmissionAnswers({ submission, language }: SubmissionAnswersProps): ReactNode {
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
