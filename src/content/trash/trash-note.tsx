'use client';
import { useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import type { ReactNode } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { trashMessages } from './trash-messages.ts';

/** Above the trash's list: how long things stay there. Nothing above a collection's own list. */
export function TrashNote(): ReactNode {
  const { i18n } = useTranslation();
  const isTrash = usePathname().endsWith('/trash');
  return isTrash && <p data-trash>{trashMessages[editorLanguageOf({ i18n })].note}</p>;
}
