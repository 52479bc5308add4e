'use client';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { withWords } from './answers-in-words.ts';
import { withKeys } from './keyed-saves.ts';
import { withoutUnread } from './unread-fields.ts';

/**
 * Around all of the admin: what is sent from it has keys, answers that never came have words, and nothing is sent past a
 * field that can't be read. Payload's forms can be told none of it; all of them ask by the window's `fetch`.
 */
export function Sending({ children }: { children: ReactNode }): ReactNode {
  const language = editorLanguageOf(useTranslation());
  useEffect(() => {
    const ask = window.fetch;
    const { origin } = location;
    window.fetch = withWords(withoutUnread(withKeys(ask, origin), origin), { origin, language });
    return () => {
      window.fetch = ask;
    };
  }, [language]);
  return children;
}
