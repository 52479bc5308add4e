'use client';
import type { ReactNode } from 'react';
import styles from './account-form.module.css';

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
