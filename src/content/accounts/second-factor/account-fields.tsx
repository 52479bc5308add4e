'use client';
import { type ReactNode, useId } from 'react';
import styles from './account-steps.module.css';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: string;
}

export function PasswordField({ label, value, onChange }: FieldProps): ReactNode {
  return (
    <label className={styles.field}>
      {label}
      <input
        id="field-password"
        type="password"
        autoComplete="current-password"
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** A code from the app, or a recovery code. Gets the focus when it appears. */
export function CodeField({ label, value, onChange, help }: FieldProps): ReactNode {
  const helpId = useId();
  return (
    <label className={styles.field}>
      {label}
      <input
        // biome-ignore lint/a11y/noAutofocus: the user has just asked for this step
        autoFocus
        type="text"
        inputMode={help ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={40}
        value={value}
        aria-describedby={help && helpId}
        onChange={(event) => onChange(event.target.value)}
      />
      {help && (
        <small id={helpId} className={styles.quiet}>
          {help}
        </small>
      )}
    </label>
  );
}
