import { Fragment, type ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { DisplayText } from '#ui/display-text.tsx';
import styles from './ring-straight.module.css';
import { fillRound, hasTallLetters, roundLength } from './runs.ts';

interface RingStraightProps {
  phrases: readonly string[];
  /** The same phrases with soft hyphens. */
  standing: readonly string[];
}

/**
 * The band straight across the page. Its text is two identical rounds, to loop without a seam; without motion every
 * phrase is shown once.
 */
export function RingStraight({ phrases, standing }: RingStraightProps): ReactNode {
  const repeated = fillRound(phrases);
  const round = repeated.join('\u2002');
  return (
    <div
      className={styles.band}
      data-ground="ring"
      data-tall={hasTallLetters(phrases) || undefined}
      aria-hidden="true"
    >
      <p className={styles.standing}>
        {standing.map((phrase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of one band never change places
          <Fragment key={index}>
            {index > 0 && ' '}
            <span className={styles.phrase}>
              <DisplayText>{phrase}</DisplayText>
            </span>
          </Fragment>
        ))}
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
