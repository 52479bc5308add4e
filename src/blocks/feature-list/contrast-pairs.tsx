import type { ReactNode } from 'react';
import styles from './contrast-pairs.module.css';
import type { ContrastFact } from './system-facts.ts';

/** Every pair of type and ground, set in itself. */
export function ContrastPairs({ contrasts }: { contrasts: readonly ContrastFact[] }): ReactNode {
  return (
    <ul className={styles.pairs}>
      {contrasts.map(({ part, ground, words, ratio, use }) => (
        <li key={words} className={styles.pair} data-ground={ground} data-part={part}>
          <span>{words}</span>
          <span className={styles.ratio}>{ratio}</span>
          <span className={styles.use}>{use}</span>
        </li>
      ))}
    </ul>
  );
}
