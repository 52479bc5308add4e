'use client';
import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';
import styles from './about-block.module.css';

/** Above a block's fields: its purpose, and when another block is the better choice. */
export function AboutBlock({ purpose, notFor }: { purpose: EditorText; notFor: EditorText }): ReactNode {
  const { i18n } = useTranslation();
  return (
    <p className={styles.about}>
      {textFor({ i18n }, purpose)} {textFor({ i18n }, notFor)}
    </p>
  );
}
