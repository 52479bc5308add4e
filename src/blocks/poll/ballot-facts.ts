import { type BallotState, ballotStateAt } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { orderSeedAt } from '#polls/random-order.ts';

/** A ballot's state that doesn't follow from the poll alone. */
export interface BallotFacts {
  state: BallotState;
  /** Seed of a random order of options. */
  order: number;
}

/**
 * The facts of the first render. During hydration they are the server's, however old, because both renders must match.
 * Rendered by the browser alone, the order is random per visitor.
 */
export function ballotFacts(poll: Poll): BallotFacts {
  const now = Date.now();
  const state = ballotStateAt(poll, now);
  if (typeof document === 'undefined') return { state, order: orderSeedAt(now) };
  const order = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  if (document.documentElement.dataset.app !== 'starting') return { state, order };
  const written = document.querySelector<HTMLElement>(`[data-poll="${CSS.escape(poll.id)}"]`)?.dataset;
  return { state: stateNamed(written?.state) ?? state, order: Number(written?.order ?? order) };
}

function stateNamed(name: string | undefined): BallotState | undefined {
  return name === 'notOpen' || name === 'open' || name === 'closed' ? name : undefined;
}
