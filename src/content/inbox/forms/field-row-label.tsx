'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';

interface LabelledRow {
  label?: string | null;
  type?: string | null;
  required?: boolean | null;
}

export function FieldRowLabel({ types }: { types: Readonly<Record<string, EditorText>> }): ReactNode {
  const { data, rowNumber } = useRowLabel<LabelledRow>();
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const type = types[data.type ?? '']?.[language];
  const facts = [type, data.required ? { de: 'Pflicht', en: 'required' }[language] : undefined];
  return (
    <span>
      {placeOf(rowNumber)} {plain(data.label)}
      <small> {facts.filter(Boolean).join(', ')}</small>
    </span>
  );
}

export function OptionRowLabel(): ReactNode {
  const { data, rowNumber } = useRowLabel<LabelledRow>();
  return (
    <span>
      {placeOf(rowNumber)} {plain(data.label)}
    </span>
  );
}

function placeOf(rowNumber: number | undefined): string {
  return String((rowNumber ?? 0) + 1).padStart(2, '0');
}

function plain(label: string | null | undefined): string {
  return label?.replaceAll('\u00AD', '') || '–';
}
