'use client';
import { SetStepNav } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import { type Locale, localeNames, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { CloseButton } from './close-button.tsx';
import { RefusalTable, ResultTable } from './result-table.tsx';
import { TurnoutChart } from './turnout-chart.tsx';
import { useVotesReport } from './use-votes-report.ts';
import styles from './votes.module.css';
import { votesMessages } from './votes-messages.ts';
import type { VotesReport } from './votes-report.ts';

interface VotesPanelProps {
  poll: string;
  question: string;
  language: EditorLanguage;
  /** The locale of the answers' labels. */
  locale: Locale;
  mayClose: boolean;
  /** Undefined if the votes could not be read. */
  initial: VotesReport | undefined;
  /** Key to the poll's wall before the poll opens. */
  wallKey: string;
}

export function VotesPanel({
  poll,
  question,
  language,
  locale,
  mayClose,
  initial,
  wallKey,
}: VotesPanelProps): ReactNode {
  const messages = votesMessages[language];
  const { report, failed, read } = useVotesReport(poll, locale, initial);
  const number = new Intl.NumberFormat(formatLocales[language]);
  const time = new Intl.DateTimeFormat(formatLocales[language], {
    timeStyle: 'medium',
    timeZone,
  });
  const file = (what: string, format: string) =>
    `/api/polls/${poll}/votes/export?what=${what}&format=${format}&locale=${locale}`;
  return (
    <div className={styles.panel}>
      <SetStepNav
        nav={[
          { label: messages.polls, url: '/admin/collections/polls' },
          { label: question, url: `/admin/collections/polls/${poll}` },
          { label: messages.votes },
        ]}
      />
      <p role="status" className={styles.problem}>
        {failed && messages.notRead}
      </p>
      {report && (
        <>
          <div className={styles.head}>
            <dl className={styles.facts}>
              <div>
                <dt>{messages.ballots}</dt>
                <dd className={styles.figure}>{number.format(report.ballots)}</dd>
              </div>
              <div>
                <dt>{messages.readAt}</dt>
                <dd>
                  {messages.states[report.state]}, {time.format(report.at)}
                </dd>
              </div>
              <div>
                <dt>{messages.chains}</dt>
                <dd>
                  {number.format(report.chains)} <span className={styles.quiet}>{messages.chainsHelp}</span>
                </dd>
              </div>
            </dl>
            {mayClose && report.state === 'open' && (
              <CloseButton poll={poll} language={language} onClosed={read} />
            )}
          </div>
          <section>
            <h2>{messages.result}</h2>
            <ResultTable report={report} language={language} />
          </section>
          <section>
            <h2>{messages.turnout}</h2>
            <TurnoutChart turnout={report.turnout} language={language} />
          </section>
          <section>
            <h2>{messages.refused}</h2>
            <RefusalTable report={report} language={language} />
          </section>
          <WallLinks poll={poll} wallKey={wallKey} language={language} />
          <section>
            <h2>{messages.save}</h2>
            <ul className={styles.files}>
              <li>
                <a href={file('totals', 'csv')}>{messages.totalsCsv}</a>
              </li>
              <li>
                <a href={file('totals', 'json')}>{messages.totalsJson}</a>
              </li>
              {report.state === 'closed' && (
                <>
                  <li>
                    <a href={file('log', 'csv')}>{messages.logCsv}</a>
                  </li>
                  <li>
                    <a href={file('log', 'json')}>{messages.logJson}</a>
                  </li>
                </>
              )}
            </ul>
            {report.state !== 'closed' && <p className={styles.quiet}>{messages.logLater}</p>}
          </section>
        </>
      )}
    </div>
  );
}

interface WallLinksProps {
  poll: string;
  wallKey: string;
  language: EditorLanguage;
}

/** Links to the poll's stadium wall in each language, which work before it opens, too. */
function WallLinks({ poll, wallKey, language }: WallLinksProps): ReactNode {
  const messages = votesMessages[language];
  return (
    <section>
      <h2>{messages.wall}</h2>
      <ul className={styles.files}>
        {locales.map((locale) => (
          <li key={locale}>
            <a href={`${localizedPath(`/polls/${poll}/screen`, locale)}?key=${wallKey}`}>
              {localeNames[locale]}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{messages.wallHelp}</p>
    </section>
  );
}
