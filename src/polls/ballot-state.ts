import type { Poll } from './poll.fields.ts';

export type BallotState = 'notOpen' | 'open' | 'closed';

/** A poll's state at a time (ms since 1970). Without an opening time it is not open yet. */
export function ballotStateAt(poll: Poll, now: number): BallotState {
  if (poll.closesAt !== undefined && now >= Date.parse(poll.closesAt)) return 'closed';
  return poll.opensAt !== undefined && now >= Date.parse(poll.opensAt) ? 'open' : 'notOpen';
}
