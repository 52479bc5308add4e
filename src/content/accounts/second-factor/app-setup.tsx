'use client';
import { type ReactNode, useState } from 'react';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { CodeField } from './account-fields.tsx';
import styles from './account-steps.module.css';
import { AppPicture } from './app-picture.tsx';
import { secondFactorMessages } from './second-factor-messages.ts';
import { StepForm } from './step-form.tsx';

interface AppSetupProps {
  language: EditorLanguage;
  offered: { address: string; secret: string };
  /** Sends the app's first code; resolves with the message of a refusal. */
  onCode: (code: string) => Promise<string | undefined>;
  onCancel: () => void;
}

export function AppSetup({ language, offered, onCode, onCancel }: AppSetupProps): ReactNode {
  const messages = secondFactorMessages[language];
  const [code, setCode] = useState('');
  return (
    <StepForm
      language={language}
      proceed={messages.proceed}
      onSubmit={() => onCode(code)}
      onCancel={onCancel}
    >
      <p>{messages.scan}</p>
      <AppPicture address={offered.address} label={messages.picture} />
      <p className={styles.quiet}>
        {messages.byHand}:{' '}
        <code className={styles.secret}>{offered.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CodeField label={messages.firstCode} value={code} onChange={setCode} />
    </StepForm>
  );
}
