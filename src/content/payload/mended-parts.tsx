'use client';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { mendParts } from './mend-parts.ts';
import { partMessages } from './part-messages.ts';

/** Wraps the admin and patches elements as they are added, before paint. Sets `data-desk` once it is active. */
export function MendedParts({ children }: { children: ReactNode }): ReactNode {
  const language = editorLanguageOf(useTranslation());
  useEffect(() => {
    const words = partMessages[language];
    mendParts(document, words);
    const watching = new MutationObserver(() => mendParts(document, words));
    watching.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-label', 'aria-labelledby', 'title', 'tabindex'],
    });
    document.documentElement.dataset.desk = 'ready';
    return () => watching.disconnect();
  }, [language]);
  return children;
}
