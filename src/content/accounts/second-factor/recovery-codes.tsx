'use client';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import styles from './account-steps.module.css';
import { secondFactorMessages } from './second-factor-messages.ts';

interface RecoveryCodesProps {
  language: EditorLanguage;
  codes: readonly string[];
  onKept: () => void;
}

export function RecoveryCodes({ language, codes, onKept }: RecoveryCodesProps): ReactNode {
  const messages = secondFactorMessages[language];
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={styles.step}>
      <h2>{messages.codesHeading}</h2>
      <p>{messages.codesHelp}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          margin={false}
          buttonStyle="secondary"
          onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
        >
          {isCopied ? messages.copied : messages.copy}
        </Button>
        <a
          className={styles.save}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={messages.fileName}
        >
          {messages.save}
        </a>
      </div>
      <div className={styles.buttons}>
        <Button margin={false} size="large" onClick={onKept}>
          {messages.kept}
        </Button>
      </div>
    </div>
  );
}
