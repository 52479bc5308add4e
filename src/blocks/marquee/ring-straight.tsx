import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import styles from './ring-straight.module.css';
import { fillRound, roundLength } from './runs.ts';

/** The band straight across the page. Its text runs as two equal rounds, so that no seam is seen. */
export function RingStraight({ phrases }: { phrases: readonly string[] }): ReactNode {
  const round = fillRound(phrases).join('\u2002');
  return (
    <div className={styles.band} data-ground="ring" aria-hidden="true">
      <div className={styles.track} data-round={roundLength(fillRound(phrases))} data-running="">
        <span className={styles.round}>
          <BrandText>{round}</BrandText>
        </span>
        <span className={styles.round}>
          <BrandText>{round}</BrandText>
        </span>
      </div>
    </div>
  );
}
