import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '#content/access/rights/roles.ts';
import { retentionLimits } from '#content/inbox/forms/retention-limits.ts';
import { editorLanguageOf, formatLocales } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import styles from './submissions.module.css';
import { submissionsMessages } from './submissions-messages.ts';

/** The form's tab “Received”: how many submissions there are, and links to them. */
export async function FormSubmissionsView({
  doc,
  initPageResult,
}: DocumentViewServerProps): Promise<ReactNode> {
  const { req } = initPageResult;
  const language = editorLanguageOf(req);
  const messages = submissionsMessages[language];
  if (!isEditor(req.user)) return <Gutter>{messages.notAllowed}</Gutter>;
  const id = String(doc.id);
  const title = typeof doc.title === 'string' ? doc.title.replaceAll('\u00AD', '') : id;
  const { count, oldest } = await submissionsOf(id, req);
  const date = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'long',
    timeZone,
  });
  const days = typeof doc.retentionDays === 'number' ? doc.retentionDays : retentionLimits.usual;
  return (
    <Gutter>
      <SetStepNav
        nav={[
          { label: messages.forms, url: '/admin/collections/forms' },
          { label: title, url: `/admin/collections/forms/${id}` },
          { label: messages.submissions },
        ]}
      />
      <div className={styles.panel}>
        <dl className={styles.facts}>
          <div>
            <dt>{messages.count}</dt>
            <dd className={styles.figure}>{new Intl.NumberFormat(formatLocales[language]).format(count)}</dd>
          </div>
          {oldest && (
            <div>
              <dt>{messages.oldest}</dt>
              <dd>{date.format(oldest)}</dd>
            </div>
          )}
          <div>
            <dt>{messages.retention}</dt>
            <dd>{messages.days(days)}</dd>
          </div>
        </dl>
        {count === 0 ? (
          <p className={styles.quiet}>{messages.noneYet}</p>
        ) : (
          <ul className={styles.links}>
            <li>
              <a href={`/admin/collections/submissions?where[or][0][and][0][form][equals]=${id}`}>
                {messages.openList}
              </a>
            </li>
            <li>
              <a href={`/api/forms/${id}/submissions/export`} download>
                {messages.saveCsv}
              </a>
              <span className={styles.quiet}>{messages.csvHelp}</span>
            </li>
          </ul>
        )}
      </div>
    </Gutter>
  );
}

async function submissionsOf(
  form: string,
  { payload }: Pick<PayloadRequest, 'payload'>,
): Promise<{ count: number; oldest: Date | undefined }> {
  const { docs, totalDocs } = await payload.find({
    collection: 'submissions',
    where: { form: { equals: form } },
    select: { receivedAt: true },
    sort: 'receivedAt',
    limit: 1,
    depth: 0,
  });
  const oldest: unknown = docs[0]?.receivedAt;
  return { count: totalDocs, oldest: typeof oldest === 'string' ? new Date(oldest) : undefined };
}
