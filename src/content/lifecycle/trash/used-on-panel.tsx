'use client';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import styles from '#content/graph/references/references.module.css';
import { referencesMessages } from '#content/graph/references/references-messages.ts';
import { UseList } from '#content/graph/references/use-list.tsx';
import { useUsedOn } from '#content/graph/references/use-used-on.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { FormerAddresses } from './former-addresses.tsx';

/** Sidebar panel: where the document is used, and which of its former addresses lead nowhere. */
export function UsedOnPanel(): ReactNode {
  const info = useDocumentInfo();
  const { collectionSlug, savedDocumentData } = info;
  // Null for a file before its upload.
  const id = info.id ?? undefined;
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const messages = referencesMessages[language];
  const usedOn = useUsedOn(collectionSlug, id, savedDocumentData?.updatedAt);
  if (id === undefined) return null;
  return (
    <section className={styles.panel} aria-labelledby="used-on">
      <h2 id="used-on">{messages.heading}</h2>
      {usedOn === undefined && <p>{messages.loading}</p>}
      {usedOn === 'failed' && <p role="alert">{messages.notRead}</p>}
      {typeof usedOn === 'object' && usedOn.uses.length === 0 && <p>{messages.nowhere}</p>}
      {typeof usedOn === 'object' && usedOn.uses.length > 0 && (
        <UseList uses={usedOn.uses} language={language} />
      )}
      {typeof usedOn === 'object' && <FormerAddresses usedOn={usedOn} language={language} />}
    </section>
  );
}
