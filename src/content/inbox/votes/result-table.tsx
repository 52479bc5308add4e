import type { ReactNode } from 'react';
import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import styles from './votes.module.css';
import { votesMessages } from './votes-messages.ts';
import type { VotesReport } from './votes-report.ts';

export function ResultTable({
  report,
  language,
}: {
  report: VotesReport;
  language: EditorLanguage;
}): ReactNode {
  const messages = votesMessages[language];
  const number = new Intl.NumberFormat(formatLocales[language]);
  const share = new Intl.NumberFormat(formatLocales[language], {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const most = report.options.reduce((highest, { votes }) => Math.max(highest, votes), 1);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.answer}</th>
          <th scope="col">{report.ranked ? messages.points : messages.votes}</th>
          {!report.ranked && <th scope="col">{messages.share}</th>}
        </tr>
      </thead>
      <tbody>
        {report.options.map(({ id, label, votes }) => (
          <tr key={id}>
            <th scope="row">
              {label ?? `${messages.goneAnswer} (${id})`}
              <span className={styles.bar} style={{ inlineSize: `${(votes / most) * 100}%` }} />
            </th>
            <td>{number.format(votes)}</td>
            {!report.ranked && <td>{report.ballots > 0 ? share.format(votes / report.ballots) : '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RefusalTable({
  report,
  language,
}: {
  report: VotesReport;
  language: EditorLanguage;
}): ReactNode {
  const messages = votesMessages[language];
  const number = new Intl.NumberFormat(formatLocales[language]);
  if (report.refused.length === 0) return <p>{messages.noneRefused}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.reason}</th>
          <th scope="col">{messages.count}</th>
        </tr>
      </thead>
      <tbody>
        {report.refused.map(({ reason, count }) => (
          <tr key={reason}>
            <th scope="row">{messages.reasons[reason]}</th>
            <td>{number.format(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
