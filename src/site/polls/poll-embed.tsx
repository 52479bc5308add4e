import type { ReactNode } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { fillIn } from '#i18n/messages.ts';
import type { BallotState } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { Tally } from '#polls/tally.ts';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import styles from './poll-embed.module.css';
import { ResultRows } from './result-rows.tsx';
import { votePageMessages } from './vote-page-messages.ts';

interface PollEmbedProps {
  poll: Poll;
  state: BallotState;
  locale: Locale;
  result: Tally | undefined;
  /** Absolute URL of the voting page. */
  ballot: string;
}

/** A poll embedded on other sites: question, options or result, and a link to vote. No script, no cookies. */
export function PollEmbed({ poll, state, locale, result, ballot }: PollEmbedProps): ReactNode {
  const messages = votePageMessages[locale];
  return (
    <main className={styles.embed} data-ground="sand">
      <h1 className={styles.question}>{poll.question}</h1>
      {result ? (
        <>
          <ResultRows poll={poll} result={result} />
          <p className={styles.quiet}>
            {fillIn(messages.resultTotal, { total: formatNumber(result.total, locale) })}
          </p>
        </>
      ) : (
        <ul className={styles.options}>
          {poll.options.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      )}
      {state === 'open' ? (
        <p>
          <ActionLink
            link={{ label: messages.vote, href: ballot }}
            look="solid"
            size="large"
            target="_blank"
            rel="noopener"
            isPlain
          />
        </p>
      ) : (
        <p className={styles.quiet}>{state === 'closed' ? messages.closed : messages.notOpen}</p>
      )}
    </main>
  );
}
