'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '#content/foundation/controls/panel.module.css';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { draftLinksMessages } from './draft-links-messages.ts';

/** A new link, which is shown only once. */
export function MadeLink({ address }: { address: string }): ReactNode {
  const messages = draftLinksMessages[editorLanguageOf(useTranslation())];
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // If the browser denies it, or the connection isn't secure, the link is selected to be copied by keyboard.
      field.current?.focus();
    }
  };
  return (
    <div className={styles.made}>
      <label>
        {messages.address}
        <input ref={field} readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <div>
        <Button margin={false} onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </div>
      <p role="status">{isCopied ? messages.copied : ''}</p>
      <p>{messages.once}</p>
    </div>
  );
}
