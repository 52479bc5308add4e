import type { BeforeListTableServerProps } from 'payload';
import type { ReactNode } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './exports.module.css';
import { redirectsExportLabels } from './redirects-export.ts';

export function RedirectsExportLinks({ i18n }: BeforeListTableServerProps): ReactNode {
  const language = editorLanguageOf({ i18n });
  return (
    <p className={styles.links}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <a key={format} href={`/api/redirects/export?format=${format}`} download>
          {redirectsExportLabels[format][language]}
        </a>
      ))}
    </p>
  );
}
