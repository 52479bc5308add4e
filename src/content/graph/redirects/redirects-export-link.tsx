import type { BeforeListTableServerProps } from 'payload';
import type { ReactNode } from 'react';
import styles from '#content/foundation/exports/exports.module.css';
import { textFor } from '#i18n/editor-texts.ts';

const label = { de: 'Alle als CSV speichern', en: 'Save all as CSV' };

export function RedirectsExportLink({ i18n }: BeforeListTableServerProps): ReactNode {
  return (
    <p className={styles.link}>
      <a href="/api/redirects/export" download>
        {textFor({ i18n }, label)}
      </a>
    </p>
  );
}
