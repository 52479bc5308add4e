import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import styles from './ring-straight.module.css';
import { fillRound, roundLength } from './runs.ts';

interface RingStraightProps {
  phrases: readonly string[];
  /** All phrases once, with the soft hyphens at which they may break. */
  standing: string;
}

/**
 * The band straight across the page. Its text runs as two equal rounds, so that no seam is seen; where nothing may
 * run, the phrases stand in the band, all of them and once.
 */
export function RingStraight({ phrases, standing }: RingStraightProps): ReactNode {
  const repeated = fillRound(phrases);
  const round = repeated.join('\u2002');
  return (
    <div className={styles.band} data-ground="ring" aria-hidden="true">
      <p className={styles.standing}>
        <BrandText>{standing}</BrandText>
      </p>
      <div className={styles.track} data-round={roundLength(repeated)} data-running="">
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
