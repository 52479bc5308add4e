'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { ReactNode } from 'react';
import { editorLanguageOf, formatLocales } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { trashDays } from './trash-limits.ts';
import { trashMessages } from './trash-messages.ts';

/** Trash list cell: when it was deleted, and when it will be deleted for good. */
export function DeletedAtCell({ cellData }: DefaultCellComponentProps): ReactNode {
  const { i18n } = useTranslation();
  if (typeof cellData !== 'string') return null;
  const language = editorLanguageOf({ i18n });
  const days = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'medium',
    timeZone,
  });
  const deleted = new Date(cellData);
  const gone = new Date(deleted.getTime() + trashDays * 86_400_000);
  return trashMessages[language].deletedOn(days.format(deleted), days.format(gone));
}
