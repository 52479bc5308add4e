'use client';
import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { usePathname } from '#content/payload/navigation.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { trashMessages } from './trash-messages.ts';

/** Above the list of the trash, not above the collection's: how long documents are kept. */
export function TrashNote(): ReactNode {
  const { i18n } = useTranslation();
  const isTrash = usePathname().endsWith('/trash');
  return isTrash && <p data-trash>{trashMessages[editorLanguageOf({ i18n })].note}</p>;
}
