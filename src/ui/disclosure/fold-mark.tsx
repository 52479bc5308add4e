import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './fold-mark.module.css';

/** What a `summary` ends in: a plus in a circle, that wears the ring while its `details` are open. */
export function FoldMark(): ReactNode {
  return (
    <span className={styles.mark}>
      <Icon name="plus" />
    </span>
  );
}
