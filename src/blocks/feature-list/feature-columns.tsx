import type { ReactNode } from 'react';
import styles from './feature-columns.module.css';

export function FeatureColumns({ children }: { children: ReactNode }): ReactNode {
  return (
    <ul className={styles.columns} data-motion-group="">
      {children}
    </ul>
  );
}
