import type { Poll } from '#polls/poll.fields.ts';
import type { PollResult } from '#polls/poll-result.ts';

type PollOption = Poll['options'][number];

export interface ResultShare {
  option: PollOption;
  votes: number;
  /** A whole number; where everyone had one vote, all together are 100. */
  percent: number;
}

/** The answers by votes, most first; equal ones keep the ballot's order. */
export function sharesOf(poll: Poll, { counts, total }: PollResult): ResultShare[] {
  const exact = poll.options.map((option) => {
    const votes = Math.max(0, counts[option.id] ?? 0);
    const share = total > 0 ? Math.min(100, (votes / total) * 100) : 0;
    return { option, votes, share, percent: Math.floor(share) };
  });
  if (poll.method === 'multiple') {
    for (const each of exact) each.percent = Math.round(each.share);
  } else {
    // What rounding down has left over goes to those who lost most by it.
    const left = Math.round(sum(exact.map(({ share }) => share))) - sum(exact.map(({ percent }) => percent));
    const byLoss = [...exact].sort((a, b) => b.share - b.percent - (a.share - a.percent));
    for (const each of byLoss.slice(0, left)) each.percent += 1;
  }
  return exact
    .sort((a, b) => b.votes - a.votes)
    .map(({ option, votes, percent }) => ({ option, votes, percent }));
}

/** The one answer with most votes; nobody wins a draw, or a poll without votes. */
export function winnerOf(shares: readonly ResultShare[]): ResultShare | undefined {
  const [first, second] = shares;
  return first && first.votes > (second?.votes ?? 0) ? first : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
