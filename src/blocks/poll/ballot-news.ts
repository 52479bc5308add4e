import { type BallotState, ballotStateAt } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { serverNow } from '#submitting/clock.ts';
import { isVoteKept } from './vote-key.ts';

/** Whether there is something that a ballot doesn't show as `written`: a vote from this device, a countdown, a result. */
export function hasNews(poll: Poll, written: BallotState): boolean {
  const state = ballotStateAt(poll, serverNow());
  if (isVoteKept(poll.id) || state !== written) return true;
  if (state === 'notOpen') return poll.opensAt !== undefined;
  if (state === 'closed') return poll.resultsShown !== 'never';
  return poll.resultsShown === 'always';
}
