import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import drawing from './result-drawing.module.css';
import type { ResultFigure } from './result-figures.ts';
import styles from './result-list.module.css';

/** The result as a list: for long answers, for draws, and for whoever does not see the drawing. */
export function ResultList({ figures }: { figures: readonly ResultFigure[] }): ReactNode {
  return (
    <ol className={styles.list}>
      {figures.map(({ option, length, figure }) => (
        <li key={option.id} className={styles.row}>
          <span className={styles.answer}>
            <BrandText>{option.label}</BrandText>
          </span>{' '}
          <span className={styles.percent}>{figure}</span>
          {/* Motion marks HTML elements alone. */}
          <span className={styles.bar} data-motion="band">
            <svg viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect className={drawing.length} height="1" width={Math.round(length * 1000)} />
            </svg>
          </span>
        </li>
      ))}
    </ol>
  );
}
