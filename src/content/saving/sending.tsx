'use client';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { withRefusalsHeard } from '#content/refusals/heard-refusals.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { withWords } from './answers-in-words.ts';
import { withKeys } from './keyed-saves.ts';
import { withoutUnread } from './unread-fields.ts';

/**
 * Around all of the admin: what is sent from it has keys, answers that never came have words, nothing is sent past a field
 * that can't be read, and what is refused is told to the form. Payload's forms can be told none of it; all of them ask by
 * the window's `fetch`.
 */
export function Sending({ children }: { children: ReactNode }): ReactNode {
  const language = editorLanguageOf(useTranslation());
  useEffect(() => {
    const ask = window.fetch;
    const { origin } = location;
    const save = withRefusalsHeard(withoutUnread(withKeys(ask, origin), origin), origin);
    window.fetch = withWords(save, { origin, language });
    return () => {
      window.fetch = ask;
    };
  }, [language]);
  return children;
}
