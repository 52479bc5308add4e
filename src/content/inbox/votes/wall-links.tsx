import type { ReactNode } from 'react';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { localeNames, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import styles from './votes.module.css';
import { votesMessages } from './votes-messages.ts';

interface WallLinksProps {
  poll: string;
  wallKey: string;
  /** The editor's language. */
  language: EditorLanguage;
}

/** Links to the poll's stadium wall in each language, which work before it opens, too. */
export function WallLinks({ poll, wallKey, language }: WallLinksProps): ReactNode {
  const messages = votesMessages[language];
  return (
    <section>
      <h2>{messages.wall}</h2>
      <ul className={styles.files}>
        {locales.map((locale) => (
          <li key={locale}>
            <a href={`${localizedPath(`/polls/${poll}/screen`, locale)}?key=${wallKey}`}>
              {localeNames[locale]}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{messages.wallHelp}</p>
    </section>
  );
}
