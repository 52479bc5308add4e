import type { ReactNode } from 'react';
import { zonedDateParts } from '#i18n/format-date.ts';
import { fillIn } from '#i18n/messages.ts';
import { fingerprintOf } from '#polls/fingerprint.ts';
import type { ResultRecord } from '#polls/vote-answers.ts';
import { useLocale } from '#ui/page-context.tsx';
import styles from './check-result.module.css';
import { pollAddress } from './poll-address.ts';
import { resultMessages } from './result-messages.ts';

/** How to verify a closed poll's result, and corrections made after the first vote. */
export function CheckResult({ pollId, record }: { pollId: string; record: ResultRecord }): ReactNode {
  const locale = useLocale();
  const texts = resultMessages[locale];
  const { statement, corrections } = record;
  return (
    <div className={styles.check}>
      {corrections.map(({ at, reason, changes }) => (
        <div key={at}>
          <p>{fillIn(texts.corrected, { ...zonedDateParts(at, locale), reason })}</p>
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
          <p className={styles.help}>{texts.checkHelp}</p>
          <p>
            <a
              className={styles.link}
              href={pollAddress(pollId, 'audit')}
              download={`poll-${pollId}.json`}
              rel="nofollow"
            >
              {texts.checkLog}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
