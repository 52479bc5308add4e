'use client';
import type { ReactNode } from 'react';
import { changedWords } from './changed-words.ts';
import styles from './languages.module.css';

interface WordChangeProps {
  locale: string;
  before: string;
  after: string;
  /** Whether all unchanged text is shown, instead of only what is near a change. */
  isWhole?: boolean;
}

const nearby = 60;

export function WordChange({ locale, before, after, isWhole = false }: WordChangeProps): ReactNode {
  const { start, removed, added, end } = changedWords(before, after);
  return (
    <span className={styles.words} lang={locale}>
      {isWhole || start.length <= nearby ? start : `…${start.slice(-nearby)}`}
      {removed && <del>{removed}</del>} {added && <ins>{added}</ins>}
      {isWhole || end.length <= nearby ? end : `${end.slice(0, nearby)}…`}
    </span>
  );
}
