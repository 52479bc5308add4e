import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { fillIn } from '#i18n/messages.ts';
import type { BallotState } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { PollResult } from '#polls/poll-result.ts';
import action from '#ui/action-link.module.css';
import styles from './poll-embed.module.css';
import { ResultRows } from './result-rows.tsx';
import { votePageMessages } from './vote-page-messages.ts';

interface PollEmbedProps {
  poll: Poll;
  state: BallotState;
  locale: Locale;
  result: PollResult | undefined;
  /** The ballot's absolute address. */
  ballot: string;
}

/** A poll on other people's pages: question, answers or result, and the way to the ballot. No script, no cookie. */
export function PollEmbed({ poll, state, locale, result, ballot }: PollEmbedProps): ReactNode {
  const messages = votePageMessages[locale];
  return (
    <main className={styles.embed} data-ground="sand">
      <h1 className={styles.question}>{poll.question}</h1>
      {result ? (
        <>
          <ResultRows poll={poll} result={result} />
          <p className={styles.quiet}>
            {fillIn(messages.resultTotal, { total: new Intl.NumberFormat(locale).format(result.total) })}
          </p>
        </>
      ) : (
        <ul className={styles.answers}>
          {poll.options.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      )}
      {state === 'open' ? (
        <p>
          <a
            className={action.link}
            data-look="solid"
            data-size="large"
            href={ballot}
            target="_blank"
            rel="noopener"
          >
            <span className={action.label}>{messages.vote}</span>
          </a>
        </p>
      ) : (
        <p className={styles.quiet}>{state === 'closed' ? messages.closed : messages.notOpen}</p>
      )}
    </main>
  );
}
