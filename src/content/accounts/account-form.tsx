'use client';
import { Button } from '@payloadcms/ui';
import type { InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import styles from './account-form.module.css';

interface AccountFormProps {
  heading: string;
  help: string;
  action: string;
  busy: boolean;
  /** The result, announced to screen readers. */
  outcome: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form nested in the account's form, and so not a form element: Enter submits only this one. */
export function AccountForm({
  heading,
  help,
  action,
  busy,
  outcome,
  onSubmit,
  children,
}: AccountFormProps): ReactNode {
  const sendWithEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <details className={styles.form}>
      <summary>{heading}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only handles keys of its inputs */}
      <div className={styles.fields} onKeyDown={sendWithEnter}>
        <p className={styles.quiet}>{help}</p>
        {children}
        <div>
          <Button buttonStyle="secondary" margin={false} disabled={busy} onClick={onSubmit}>
            {action}
          </Button>
        </div>
        <div role="status">{outcome}</div>
      </div>
    </details>
  );
}

interface AccountInputProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'value'> {
  label: string;
  onValue: (value: string) => void;
}

/** An input without a name, so that the account's form doesn't send it. */
export function AccountInput({ label, onValue, ...input }: AccountInputProps): ReactNode {
  return (
    <label>
      {label}
      <input {...input} onChange={({ target }) => onValue(target.value)} />
    </label>
  );
}
