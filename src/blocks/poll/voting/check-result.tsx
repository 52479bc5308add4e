import type { ReactNode } from 'react';
import { fillIn } from '#i18n/messages.ts';
import { fingerprintOf } from '#polls/fingerprint.ts';
import type { ResultRecord } from '#polls/vote-answers.ts';
import { useLocale } from '#ui/page-context.tsx';
import { pollAddress } from './vote-api.ts';
import styles from './voting.module.css';
import type { Voting } from './voting.ts';

/** How anyone can check a closed poll's result, and what was corrected after the first vote. */
export function CheckResult({ voting, record }: { voting: Voting; record: ResultRecord }): ReactNode {
  const locale = useLocale();
  const { poll, texts } = voting;
  const { statement, corrections } = record;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.check}>
      {corrections.map(({ at, reason, changes }) => (
        <div key={at}>
          <p>{fillIn(texts.corrected, { date: date.format(new Date(at)), reason })}</p>
          {changes
            .filter((change) => change.locale === locale)
            .map(({ before, after }) => (
              <p key={before + after}>{fillIn(texts.correctedFrom, { before, after })}</p>
            ))}
        </div>
      ))}
      {statement && (
        <>
          <p>
            <span>{texts.check}</span>{' '}
            <span className={styles.number} data-fingerprint="">
              {fingerprintOf(statement)}
            </span>
          </p>
          <p className={styles.checkHelp}>{texts.checkHelp}</p>
          <p>
            <a
              className={styles.checkLink}
              href={pollAddress(poll.id, 'audit')}
              download={`poll-${poll.id}.json`}
            >
              {texts.checkLog}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
