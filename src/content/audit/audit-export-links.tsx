import type { BeforeListTableServerProps } from 'payload';
import type { ReactNode } from 'react';
import styles from '#content/exports/exports.module.css';
import { type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';

const labels: Readonly<Record<'csv' | 'xlsx', EditorText>> = {
  csv: { de: 'Diese Auswahl als CSV speichern', en: 'Save this selection as CSV' },
  xlsx: { de: 'Diese Auswahl als Excel-Datei speichern', en: 'Save this selection as Excel file' },
};

/** Links above the list that export what its filter shows. */
export function AuditExportLinks({ i18n, searchParams }: BeforeListTableServerProps): ReactNode {
  const language = editorLanguageOf({ i18n });
  const filter = Object.entries(searchParams ?? {})
    .filter(([name]) => name.startsWith('where'))
    .flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return (
    <p className={styles.links}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <a
          key={format}
          href={`/api/audit/export?${new URLSearchParams([['format', format], ...filter])}`}
          download
        >
          {labels[format][language]}
        </a>
      ))}
    </p>
  );
}
