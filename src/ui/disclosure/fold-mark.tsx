import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './fold-mark.module.css';

/** The end of a `summary`: a plus in a circle, with the ring while its `details` are open. */
export function FoldMark(): ReactNode {
  return (
    <span className={styles.mark}>
      <Icon name="plus" />
    </span>
  );
}
