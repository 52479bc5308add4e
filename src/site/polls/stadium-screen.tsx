import type { ReactNode } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { fillIn, fillInCount, formsOf } from '#i18n/messages.ts';
import type { BallotState } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { Tally } from '#polls/tally.ts';
import { ResultRows } from './result-rows.tsx';
import styles from './stadium-screen.module.css';
import { votePageMessages } from './vote-page-messages.ts';

interface StadiumScreenProps {
  poll: Poll;
  state: BallotState;
  locale: Locale;
  /** Missing if it may not be public now. */
  result: Tally | undefined;
  live: string;
  /** Absolute URL of the voting page, and its QR code as rows of dark and light modules. */
  ballot: string;
  code: readonly (readonly boolean[])[];
}

/** A poll on an LED wall: question, result, and how to vote. Read from 50 metres, so kept short. */
export function StadiumScreen({
  poll,
  state,
  locale,
  result,
  live,
  ballot,
  code,
}: StadiumScreenProps): ReactNode {
  const messages = votePageMessages[locale];
  return (
    <main
      className={styles.screen}
      data-ground="night"
      data-live={result ? live : undefined}
      data-opens-at={state === 'notOpen' ? poll.opensAt : undefined}
      data-state={state}
      data-method={poll.method}
      data-locale={locale}
    >
      <h1 className={styles.question} data-length={lengthOf(poll.question)}>
        {poll.question}
      </h1>
      <div className={styles.result} data-rows={rowsOf(poll)}>
        {result ? (
          <ResultRows poll={poll} result={result} />
        ) : (
          <ul className={styles.options}>
            {poll.options.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        )}
      </div>
      {result && (
        <p className={styles.total}>
          <span data-figure="total">{formatNumber(result.total, locale)}</span>{' '}
          <span data-figure="ballots" {...formsOf(messages.ballots)}>
            {fillInCount(messages.ballots, result.total, locale)}
          </span>
        </p>
      )}
      {state === 'open' ? (
        <div className={styles.vote}>
          <QrCode rows={code} label={fillIn(messages.voteAt, { address: ballot })} />
          <p>
            {messages.scan}
            <span className={styles.address}>{ballot.replace(/^https?:\/\//, '')}</span>
          </p>
        </div>
      ) : (
        <p className={styles.state}>{state === 'closed' ? messages.closed : messages.notOpen}</p>
      )}
      <p className={styles.offline} role="status" data-offline={messages.offline} />
    </main>
  );
}

/** A single path of dark squares; always dark on light. */
function QrCode({ rows, label }: { rows: readonly (readonly boolean[])[]; label: string }): ReactNode {
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

function lengthOf(question: string): 'short' | 'medium' | 'long' {
  return question.length <= 16 ? 'short' : question.length <= 40 ? 'medium' : 'long';
}

function rowsOf(poll: Poll): 'few' | 'some' | 'many' {
  const { length } = poll.options;
  return length <= 3 ? 'few' : length <= 6 ? 'some' : 'many';
}
