'use client';
import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';
import styles from './block-tools.module.css';
import { toggleRow, useSelectedRows } from './selected-rows.ts';

export function RowSelection({
  id,
  place,
  kind,
}: {
  id: string;
  place: number;
  kind: EditorText;
}): ReactNode {
  const { i18n } = useTranslation();
  const selected = useSelectedRows();
  const label: EditorText = {
    de: `Baustein ${place} „${kind.de}“ auswählen`,
    en: `Select block ${place}, “${kind.en}”`,
  };
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={textFor({ i18n }, label)}
      checked={selected.has(id)}
      onChange={() => toggleRow(id)}
    />
  );
}
