'use client';
import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';
import styles from './about-block.module.css';

/** Above a block's fields: what it is for, and when another one is the better choice. */
export function AboutBlock({ purpose, notFor }: { purpose: EditorText; notFor: EditorText }): ReactNode {
  const { i18n } = useTranslation();
  return (
    <p className={styles.about}>
      {textFor({ i18n }, purpose)} {textFor({ i18n }, notFor)}
    </p>
  );
}
