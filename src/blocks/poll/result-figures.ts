import { formatNumber, formatTenths } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { fillIn, fillInCount } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { Tally } from '#polls/tally.ts';
import type { ResultMessages } from './result-messages.ts';
import { inListOrder, type ResultShare } from './result-shares.ts';

export interface ResultFigure {
  option: ResultShare['option'];
  /** Relative to the longest, from 0 to 1. */
  length: number;
  figure: string;
}

/** The figures in list order: most votes first; a rating in order of its levels. */
export function figuresOf(
  poll: Poll,
  shares: readonly ResultShare[],
  locale: Locale,
  texts: ResultMessages,
): ResultFigure[] {
  const most = Math.max(1, ...shares.map(({ votes }) => votes));
  const figureOf = ({ votes, percent }: ResultShare): string => {
    const share = fillIn(texts.resultPercent, { value: percent });
    if (poll.method === 'ranking') return fillInCount(texts.resultPoints, votes, locale);
    const count = formatNumber(votes, locale);
    return { share, count, both: `${share} · ${count}` }[poll.resultsAs];
  };
  return inListOrder(poll, shares).map((share) => ({
    option: share.option,
    length: share.votes / most,
    figure: figureOf(share),
  }));
}

/** The content of the winner's ring: a number and its unit in smaller letters. */
export function ringFigureOf(
  poll: Poll,
  { votes, percent }: ResultShare,
  locale: Locale,
  texts: ResultMessages,
): { value: string; unit: string } {
  if (poll.method === 'ranking' || poll.resultsAs === 'count')
    return { value: formatNumber(votes, locale), unit: '' };
  return { value: String(percent), unit: fillIn(texts.resultPercent, { value: '' }) };
}

/** A rating's mean level, counted from 1, and the number of levels, formatted for the locale. */
export function meanOf(
  poll: Poll,
  { counts, total }: Tally,
  locale: Locale,
): { mean: string; levels: number } {
  const sum = poll.options.reduce((all, { id }, index) => all + (index + 1) * (counts[id] ?? 0), 0);
  return { mean: formatTenths(sum / Math.max(1, total), locale), levels: poll.options.length };
}
