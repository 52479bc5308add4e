import { type BallotState, ballotStateAt } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { orderSeedAt } from '#polls/random-order.ts';

/** What a ballot shows that its poll alone does not decide. */
export interface BallotFacts {
  state: BallotState;
  /** The seed of the options' order, where that is random. */
  order: number;
}

/**
 * What holds when the ballot is first rendered. While React takes over the server's page that is what the server wrote,
 * however long ago: both have to draw the same. Rendered by the browser alone, the order is this visitor's own.
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
