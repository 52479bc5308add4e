'use client';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { stateWords } from './state-words.ts';
import { useShownState } from './use-shown-state.ts';

/**
 * What visitors get of the document in this language. Payload's own status also offers to revert, which publishes the
 * other locale's draft as well; earlier versions are restored under “Versions”.
 */
export function Status(): ReactNode {
  const { hasPublishedDoc, isTrashed } = useDocumentInfo();
  const { t, i18n } = useTranslation();
  const shown = useShownState();
  const words = isTrashed
    ? t(hasPublishedDoc ? 'version:previouslyPublished' : 'version:previouslyDraft')
    : shown && stateWords[editorLanguageOf({ i18n })][shown.state];
  return (
    <div className="status">
      <div className="status__value-wrap">
        <span className="status__value">{words}</span>
      </div>
    </div>
  );
}
