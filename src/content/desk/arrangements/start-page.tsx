'use client';
import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './arrangements.module.css';
import { arrangementMessages } from './arrangements-messages.ts';
import { TemplateList } from './template-list.tsx';
import { type ShownTemplate, useTemplates } from './use-arrangements.ts';

export function StartPage({ onTake }: { onTake: (template: ShownTemplate) => void }): ReactNode {
  const { i18n } = useTranslation();
  const messages = arrangementMessages[editorLanguageOf({ i18n })];
  const templates = useTemplates();
  if (templates.length === 0) return null;
  return (
    <section className={styles.begin} aria-label={messages.begin}>
      <h3>{messages.begin}</h3>
      <p className={styles.quiet}>{messages.beginHelp}</p>
      <TemplateList templates={templates} onTake={onTake} />
    </section>
  );
}
