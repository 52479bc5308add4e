import type { ReactNode } from 'react';
import { inListOrder, sharesOf } from '#blocks/poll/result-shares.ts';
import { fillIn, fillInCount, formsOf } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { Tally } from '#polls/tally.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { useLocale } from '#ui/page-context.tsx';
import styles from './result-rows.module.css';
import { votePageMessages } from './vote-page-messages.ts';

interface ResultRowsProps {
  poll: Poll;
  result: Tally;
}

/** A result without script: each option with its figure and a proportional bar. */
export function ResultRows({ poll, result }: ResultRowsProps): ReactNode {
  const locale = useLocale();
  const messages = votePageMessages[locale];
  const shares = sharesOf(poll, result);
  // Points aren't shares of the votes, so bars are relative to the highest.
  const isRanking = poll.method === 'ranking';
  const counted = isRanking ? messages.points : messages.votes;
  const most = Math.max(1, ...shares.map(({ votes }) => votes));
  return (
    <ol className={styles.rows}>
      {inListOrder(poll, shares).map(({ option, votes, percent }) => (
        <li
          key={option.id}
          className={styles.row}
          data-option={option.id}
          data-place={poll.options.indexOf(option)}
        >
          <span className={styles.option}>
            <BrandText>{option.label}</BrandText>
          </span>
          <span className={styles.figures}>
            {poll.resultsAs !== 'count' && !isRanking && (
              <span className={styles.percent} data-figure="percent">
                {fillIn(messages.percent, { value: percent })}
              </span>
            )}
            {(poll.resultsAs !== 'share' || isRanking) && (
              <span className={styles.votes} data-figure="votes" {...formsOf(counted)}>
                {fillInCount(counted, votes, locale)}
              </span>
            )}
          </span>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect data-figure="bar" width={isRanking ? (100 * votes) / most : percent} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
