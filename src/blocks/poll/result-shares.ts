import type { Poll } from '#polls/poll.fields.ts';
import type { Tally } from '#polls/tally.ts';

type PollOption = Poll['options'][number];

export interface ResultShare<Option = PollOption> {
  option: Option;
  votes: number;
  /** Whole numbers; with one vote per person, they add up to 100. */
  percent: number;
}

interface CountedPoll<Option> {
  method: Poll['method'];
  options: readonly Option[];
}

/** Options by votes, descending; ties keep the ballot's order. */
export function sharesOf<Option extends { id: string }>(
  poll: CountedPoll<Option>,
  { counts, total }: Tally,
): ResultShare<Option>[] {
  const exact = poll.options.map((option) => {
    const votes = Math.max(0, counts[option.id] ?? 0);
    const share = total > 0 ? Math.min(100, (votes / total) * 100) : 0;
    return { option, votes, share, percent: Math.floor(share) };
  });
  if (poll.method === 'multiple') {
    for (const each of exact) each.percent = Math.round(each.share);
  } else {
    // Largest remainder method.
    const left = Math.round(sum(exact.map(({ share }) => share))) - sum(exact.map(({ percent }) => percent));
    const byLoss = [...exact].sort((a, b) => b.share - b.percent - (a.share - a.percent));
    for (const each of byLoss.slice(0, left)) each.percent += 1;
  }
  return exact
    .sort((a, b) => b.votes - a.votes)
    .map(({ option, votes, percent }) => ({ option, votes, percent }));
}

/** List order: most votes first; a rating in order of its levels. */
export function inListOrder<Option extends { id: string }>(
  { method, options }: CountedPoll<Option>,
  shares: readonly ResultShare<Option>[],
): readonly ResultShare<Option>[] {
  if (method !== 'rating') return shares;
  return options.flatMap(({ id }) => shares.filter(({ option }) => option.id === id));
}

/** The single option with most votes; undefined for a tie or without votes. */
export function winnerOf(shares: readonly ResultShare[]): ResultShare | undefined {
  const [first, second] = shares;
  return first && first.votes > (second?.votes ?? 0) ? first : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
