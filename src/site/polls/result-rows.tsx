import type { ReactNode } from 'react';
import { sharesOf } from '#blocks/poll/result-shares.ts';
import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { PollResult } from '#polls/poll-result.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { useLocale } from '#ui/page-context.tsx';
import styles from './result-rows.module.css';
import { votePageMessages } from './vote-page-messages.ts';

interface ResultRowsProps {
  poll: Poll;
  result: PollResult;
}

/** A result that needs no script to be drawn: each answer, its figure, and a bar that is true to scale. */
export function ResultRows({ poll, result }: ResultRowsProps): ReactNode {
  const locale = useLocale();
  const messages = votePageMessages[locale];
  const number = new Intl.NumberFormat(locale);
  return (
    <ol className={styles.rows}>
      {sharesOf(poll, result).map(({ option, votes, percent }) => (
        <li key={option.id} className={styles.row} data-option={option.id}>
          <span className={styles.answer}>
            <BrandText>{option.label}</BrandText>
          </span>
          <span className={styles.figures}>
            {poll.resultsAs !== 'count' && (
              <span className={styles.percent} data-figure="percent">
                {fillIn(messages.percent, { value: percent })}
              </span>
            )}
            {poll.resultsAs !== 'share' && (
              <span className={styles.votes} data-figure="votes">
                {fillIn(poll.method === 'ranking' ? messages.points : messages.votes, {
                  votes: number.format(votes),
                })}
              </span>
            )}
          </span>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect data-figure="bar" width={percent} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
