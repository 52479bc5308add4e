'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import styles from './account-steps.module.css';
import { secondFactorMessages } from './second-factor-messages.ts';

interface StepFormProps {
  language: EditorLanguage;
  proceed: string;
  /** Resolves with the message of a refusal, or an empty one if there was no response. */
  onSubmit: () => Promise<string | undefined>;
  onCancel?: () => void;
  children: ReactNode;
}

/** One step of a wizard: fields, error and buttons. Input is kept on an error. */
export function StepForm({ language, proceed, onSubmit, onCancel, children }: StepFormProps): ReactNode {
  const messages = secondFactorMessages[language];
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React the dialog's events bubble to the document's form.
    event.stopPropagation();
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    const refused = await onSubmit();
    setBusy(false);
    if (refused !== undefined) setProblem(refused || messages.failed);
  };
  return (
    <form className={styles.step} onSubmit={(event) => void submit(event)}>
      {children}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" margin={false} size="large" disabled={isBusy}>
          {isBusy ? messages.working : proceed}
        </Button>
        {onCancel && (
          <Button margin={false} size="large" buttonStyle="secondary" disabled={isBusy} onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
