'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './start-page.module.css';
import { startPageMessages } from './start-page-messages.ts';
import { type ShownTemplate, useTemplates } from './use-templates.ts';

export function StartPage({ onTake }: { onTake: (template: ShownTemplate) => void }): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const { begin, help, take, takeShort } = startPageMessages[language];
  const templates = useTemplates();
  if (templates.length === 0) return null;
  return (
    <section className={styles.begin} aria-label={begin}>
      <h3>{begin}</h3>
      <p className={styles.quiet}>{help}</p>
      <ul className={styles.list}>
        {templates.map((template) => (
          <li key={template.layout} className={styles.one}>
            <h3>{template.title[language]}</h3>
            <p className={styles.quiet}>{template.purpose[language]}</p>
            <Button
              size="small"
              margin={false}
              buttonStyle="secondary"
              aria-label={take(template.title[language])}
              onClick={() => onTake(template)}
            >
              {takeShort}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
