'use client';
import type { ReactNode } from 'react';
import type { ChangedWords } from './changed-words.ts';
import styles from './languages.module.css';

interface WordChangeProps extends ChangedWords {
  label: string;
  locale: string;
}

const nearby = 60;

/** A text, and in it the words that went and those that came; of what stayed only what is near. */
export function WordChange({ label, locale, start, removed, added, end }: WordChangeProps): ReactNode {
  return (
    <p className={styles.change}>
      <strong>{label}:</strong>{' '}
      <span lang={locale}>
        {start.length > nearby ? `…${start.slice(-nearby)}` : start}
        {removed && <del>{removed}</del>} {added && <ins>{added}</ins>}
        {end.length > nearby ? `${end.slice(0, nearby)}…` : end}
      </span>
    </p>
  );
}
