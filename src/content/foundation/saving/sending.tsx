'use client';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { withRefusalsHeard } from '#content/foundation/refusals/heard-refusals.ts';
import { patchFetch } from '#content/payload/patched-fetch.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { withWords } from './answers-in-words.ts';
import { withKeys } from './keyed-saves.ts';
import { withoutUnread } from './unread-fields.ts';

/**
 * Wraps the admin and patches `window.fetch`: adds idempotency keys, puts lost responses into words, stops saves with
 * unreadable fields, and reports refusals to the form.
 */
export function Sending({ children }: { children: ReactNode }): ReactNode {
  const language = editorLanguageOf(useTranslation());
  useEffect(() => {
    const { origin } = location;
    return patchFetch((ask) => {
      const save = withRefusalsHeard(withoutUnread(withKeys(ask, origin), origin), origin);
      return withWords(save, { origin, language });
    });
  }, [language]);
  return children;
}
