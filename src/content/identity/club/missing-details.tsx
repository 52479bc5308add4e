import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { missingFrom } from '#blocks/club-details/club-details.ts';
import { clubDetailsMessages } from '#blocks/club-details/club-details-messages.ts';
import { isEditor } from '#content/access/rights/roles.ts';
import { fieldHash } from '#content/foundation/fields/block-hash.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './missing-details.module.css';
import { missingDetailsMessages } from './missing-details-messages.ts';
import { readClub } from './stored-club.ts';

/** On the dashboard of accounts that may fill them in: links to details missing from the legal pages. */
export async function MissingDetails({
  payload,
  user,
  i18n,
}: Pick<ServerProps, 'payload' | 'user' | 'i18n'>): Promise<ReactNode> {
  if (!isEditor(user)) return null;
  const missing = missingFrom(await readClub(payload));
  if (missing.length === 0) return null;
  const language = editorLanguageOf({ i18n });
  const messages = missingDetailsMessages[language];
  const { labels } = clubDetailsMessages[language];
  return (
    <section className={styles.notice} aria-labelledby="missing-details">
      <h2 id="missing-details">{messages.title}</h2>
      <p>{messages.reason}</p>
      <ul>
        {missing.map((field) => (
          <li key={field}>
            <a href={`/admin/globals/project-settings${fieldHash}club.${field}`}>
              {labels[field].replaceAll('\u00AD', '')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
