'use client';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';
import { type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './dropped-markup.module.css';
import { droppedParts } from './dropped-parts.ts';

const words: EditorText = {
  de: 'Fällt beim Speichern weg, weil es auf einer Seite nicht erlaubt ist:',
  en: 'Will be dropped on saving, because a page doesn’t allow it:',
};

const advice: EditorText = {
  de: 'Skripte, Stile und Bilder gehen im Rahmen.',
  en: 'Scripts, styles and pictures work in a frame.',
};

/** Below the markup field: what sanitizing will drop, before the editor saves. */
export function DroppedMarkup({ path }: { path: string }): ReactNode {
  const markup = useFormFields(([fields]) => fields[path]?.value);
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const dropped = useMemo(() => (typeof markup === 'string' ? partsDroppedOf(markup) : []), [markup]);
  return (
    <p className={styles.dropped} role="status">
      {dropped.length > 0 && (
        <>
          {words[language]} <code>{dropped.join(' ')}</code>. {advice[language]}
        </>
      )}
    </p>
  );
}

/** Parsed in a template element, where nothing runs or loads. */
function partsDroppedOf(markup: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return droppedParts(template.content.querySelectorAll('*'));
}
