import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import styles from './worn-title.module.css';

interface WornTitleProps {
  level: 1 | 2;
  children: string;
}

/** A title that wears the ring: the band lies over it, and a white copy, cut to the band, lies over the band. */
export function WornTitle({ level, children }: WornTitleProps): ReactNode {
  return (
    <div className={styles.title}>
      <Heading level={level} size="giant" className={styles.letters}>
        {children}
      </Heading>
      <div className={styles.band} aria-hidden="true" data-motion="band" />
      <div className={styles.copy} aria-hidden="true">
        <div className={styles.letters} data-title={children} />
      </div>
    </div>
  );
}
