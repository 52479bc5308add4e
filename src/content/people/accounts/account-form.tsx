'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { type EditorLanguage, editorLanguageOf } from '#i18n/editor-texts.ts';
import { accountMessages } from './account-messages.ts';
import styles from './accounts.module.css';

export function useAccountMessages(): (typeof accountMessages)[EditorLanguage] & {
  language: EditorLanguage;
} {
  const language = editorLanguageOf(useTranslation());
  return { ...accountMessages[language], language };
}

/** An action that runs once at a time; `outcome` is what it has resolved with, empty while it runs. */
export function useAction<Given extends unknown[]>(
  act: (...given: Given) => Promise<ReactNode>,
): { isBusy: boolean; outcome: ReactNode; run: (...given: Given) => Promise<void> } {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ReactNode>('');
  const run = async (...given: Given) => {
    if (isBusy) return;
    setBusy(true);
    setOutcome('');
    setOutcome(await act(...given));
    setBusy(false);
  };
  return { isBusy, outcome, run };
}

export interface InputValue {
  value: string;
  onValue: (value: string) => void;
}

interface Inputs<Name extends string> {
  typed: Readonly<Record<Name, string>>;
  clear: () => void;
  input: (name: Name) => InputValue;
}

export function useInputs<Name extends string>(empty: Readonly<Record<Name, string>>): Inputs<Name> {
  const [typed, setTyped] = useState(empty);
  return {
    typed,
    clear: () => setTyped(empty),
    input: (name) => ({
      value: typed[name],
      onValue: (value) => setTyped((before) => ({ ...before, [name]: value })),
    }),
  };
}

interface AccountFormProps {
  messages: { heading: string; help: string; action: string };
  /** Resolves with the result, which is announced to screen readers. */
  onSubmit: () => Promise<ReactNode>;
  children: ReactNode;
}

/** A form nested in the account's form, and so not a form element: Enter submits only this one. */
export function AccountForm({ messages, onSubmit, children }: AccountFormProps): ReactNode {
  const { isBusy, outcome, run } = useAction(onSubmit);
  const sendWithEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void run();
  };
  return (
    <details className={styles.form}>
      <summary>{messages.heading}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only handles keys of its inputs */}
      <div className={styles.fields} onKeyDown={sendWithEnter}>
        <p className={styles.quiet}>{messages.help}</p>
        {children}
        <div>
          <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void run()}>
            {messages.action}
          </Button>
        </div>
        <div role="status">{outcome}</div>
      </div>
    </details>
  );
}

interface AccountInputProps
  extends InputValue,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  label: string;
  help?: string;
}

/** An input without a name, so that no other form sends it. */
export function AccountInput({ label, help, onValue, ...input }: AccountInputProps): ReactNode {
  const helpId = useId();
  return (
    <label>
      {label}
      <input {...input} aria-describedby={help && helpId} onChange={({ target }) => onValue(target.value)} />
      {help && (
        <small id={helpId} className={styles.quiet}>
          {help}
        </small>
      )}
    </label>
  );
}

/** A link for an admin to copy, with an explanation. */
export function HandOnLink({
  label,
  address,
  children,
}: {
  label: string;
  address: string;
  children: ReactNode;
}): ReactNode {
  return (
    <label>
      {label}
      <input readOnly value={address} onFocus={(event) => event.target.select()} />
      <span className={styles.quiet}>{children}</span>
    </label>
  );
}
