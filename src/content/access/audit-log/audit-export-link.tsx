import type { BeforeListTableServerProps } from 'payload';
import type { ReactNode } from 'react';
import styles from '#content/foundation/exports/exports.module.css';
import { textFor } from '#i18n/editor-texts.ts';

const label = { de: 'Diese Auswahl als CSV speichern', en: 'Save this selection as CSV' };

/** A link above the list that exports what its filter shows. */
export function AuditExportLink({ i18n, searchParams }: BeforeListTableServerProps): ReactNode {
  const filter = Object.entries(searchParams ?? {})
    .filter(([name]) => name.startsWith('where'))
    .flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return (
    <p className={styles.link}>
      <a href={`/api/audit/export?${new URLSearchParams(filter)}`} download>
        {textFor({ i18n }, label)}
      </a>
    </p>
  );
}
