'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './arrangements.module.css';
import { arrangementMessages } from './arrangements-messages.ts';
import type { ShownTemplate } from './use-arrangements.ts';

export function TemplateList({
  templates,
  onTake,
}: {
  templates: readonly ShownTemplate[];
  onTake: (template: ShownTemplate) => void;
}): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const messages = arrangementMessages[language];
  return (
    <ul className={styles.list}>
      {templates.map((template) => (
        <li key={template.layout} className={styles.one}>
          <h3>{template.title[language]}</h3>
          <p className={styles.quiet}>{template.purpose[language]}</p>
          <div className={styles.choices}>
            <Button
              size="small"
              margin={false}
              buttonStyle="secondary"
              aria-label={messages.take(template.title[language])}
              onClick={() => onTake(template)}
            >
              {messages.takeShort}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
