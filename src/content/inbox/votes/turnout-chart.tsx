import type { ReactNode } from 'react';
import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import type { Turnout } from './turnout.ts';
import styles from './votes.module.css';
import { votesMessages } from './votes-messages.ts';

const height = 100;

export function TurnoutChart({
  turnout,
  language,
}: {
  turnout: Turnout;
  language: EditorLanguage;
}): ReactNode {
  const messages = votesMessages[language];
  const { bars, minutes } = turnout;
  if (bars.length === 0) return <p>{messages.noVotesYet}</p>;
  const most = bars.reduce((highest, { ballots }) => Math.max(highest, ballots), 0);
  const number = new Intl.NumberFormat(formatLocales[language]);
  const moment = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  const first = bars[0]?.from ?? 0;
  const last = bars.at(-1)?.from ?? first;
  return (
    <>
      <p className={styles.quiet}>
        {messages.turnoutPer(minutes)} · {messages.turnoutMost}: {number.format(most)}
      </p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${Math.max(bars.length, 12)} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ from, ballots }, place) => {
          const tall = (ballots / Math.max(most, 1)) * height;
          return <rect key={from} x={place + 0.1} y={height - tall} width={0.8} height={tall} />;
        })}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{moment.format(first)}</span>
        {last !== first && <span>{moment.format(last)}</span>}
      </p>
      <details>
        <summary>{messages.asTable}</summary>
        <table className={styles.table}>
          <caption>{messages.turnoutPer(minutes)}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.from}</th>
              <th scope="col">{messages.ballots}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ from, ballots }) => (
              <tr key={from}>
                <th scope="row">{moment.format(from)}</th>
                <td>{number.format(ballots)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
