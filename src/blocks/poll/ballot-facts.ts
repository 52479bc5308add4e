import { type BallotState, ballotStateAt } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { orderSeedAt } from '#polls/random-order.ts';

/** A ballot's state when it was rendered, which doesn't follow from the poll alone. */
export interface BallotFacts {
  state: BallotState;
  /** Seed of a random order of options. */
  order: number;
}

export function ballotFacts(poll: Poll): BallotFacts {
  const now = Date.now();
  return { state: ballotStateAt(poll, now), order: orderSeedAt(now) };
}
