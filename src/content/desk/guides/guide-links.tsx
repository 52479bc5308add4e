import { getTranslation } from '@payloadcms/translations';
import type { ServerProps, StaticDescription } from 'payload';
import type { ReactNode } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { type GuideTopic, guideAddress, guidesName, guideTitles } from './guide-topics.ts';
import styles from './guides.module.css';

interface GuideLinksProps extends Pick<ServerProps, 'i18n'> {
  topics: readonly GuideTopic[];
  description?: StaticDescription;
}

/** At the top of a list or form, behind a question mark: links to its guides, in a new tab, so that unsaved work stays. */
export function GuideLinks({ i18n, topics, description }: GuideLinksProps): ReactNode {
  const language = editorLanguageOf({ i18n });
  return (
    <div className="custom-view-description">
      {description && getTranslation(description, i18n)}
      <details className={styles.links}>
        <summary aria-label={guidesName[language]} title={guidesName[language]}>
          ?
        </summary>
        <nav aria-label={guidesName[language]}>
          {topics.map((topic) => (
            <a key={topic} href={guideAddress(topic)} target="_blank" rel="noreferrer">
              {guideTitles[topic][language]}
            </a>
          ))}
        </nav>
      </details>
    </div>
  );
}
