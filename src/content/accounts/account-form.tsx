'use client';
import { Button } from '@payloadcms/ui';
import type { InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import styles from './account-form.module.css';

interface AccountFormProps {
  heading: string;
  help: string;
  /** What stands on the button. */
  action: string;
  busy: boolean;
  /** What happened, read aloud as well. */
  outcome: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form within the account's own one, which is why it is none for the browser: Enter sends this one, and saves nothing
 * else.
 */
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its inputs are told */}
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

/** An input of such a form. It has no name, and so is no part of what the account's own form sends. */
export function AccountInput({ label, onValue, ...input }: AccountInputProps): ReactNode {
  return (
    <label>
      {label}
      <input {...input} onChange={({ target }) => onValue(target.value)} />
    </label>
  );
}
