import type { ReactNode } from 'react';
import { fillIn } from '#i18n/messages.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { usePollMessages } from './poll-messages.ts';
import drawing from './result-drawing.module.css';
import styles from './result-list.module.css';
import type { ResultShare } from './result-shares.ts';

/** The result as a list: for long answers, for draws, and for whoever does not see the drawing. */
export function ResultList({ shares }: { shares: readonly ResultShare[] }): ReactNode {
  const texts = usePollMessages();
  const longest = Math.max(1, ...shares.map(({ percent }) => percent));
  return (
    <ol className={styles.list}>
      {shares.map(({ option, percent }) => (
        <li key={option.id} className={styles.row}>
          <span className={styles.answer}>
            <BrandText>{option.label}</BrandText>
          </span>{' '}
          <span className={styles.percent}>{fillIn(texts.resultPercent, { value: percent })}</span>
          <svg
            className={styles.bar}
            viewBox={`0 0 ${longest} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
            data-motion="band"
          >
            <path className={drawing.bar} strokeWidth="1" d={`M0 .5H${percent}`} />
          </svg>
        </li>
      ))}
    </ol>
  );
}
