'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import styles from './account-steps.module.css';
import { secondFactorMessages } from './second-factor-messages.ts';

interface StepFormProps {
  language: EditorLanguage;
  proceed: string;
  /** Answers with the sentence of a refusal, or an empty one where none came. */
  onSubmit: () => Promise<string | undefined>;
  onCancel?: () => void;
  children: ReactNode;
}

/** One step of several: fields, what was wrong with them, and the way on. What was typed stays. */
export function StepForm({ language, proceed, onSubmit, onCancel, children }: StepFormProps): ReactNode {
  const messages = secondFactorMessages[language];
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog lies inside the form of the document in React's eyes.
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
