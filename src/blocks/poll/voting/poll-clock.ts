import { type BallotState, ballotStateAt } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { longestTimer, serverNow } from '#submitting/clock.ts';

/** How long the server's `notOpen` overrides this page's times, in milliseconds. */
const wordStands = 5000;

/** The poll's state by its times and the server's clock, until the server reports another one. */
export class PollClock {
  readonly #poll: Poll;
  readonly #onTurn: (state: BallotState) => void;
  #state: BallotState;
  #notBefore = 0;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(poll: Poll, state: BallotState, onTurn: (state: BallotState) => void) {
    this.#poll = poll;
    this.#state = state;
    this.#onTurn = onTurn;
  }

  /** Updates the state now and when the poll closes. */
  start(): void {
    this.tick();
    clearTimeout(this.#closing);
    const rest = Date.parse(this.#poll.closesAt ?? '') - serverNow();
    if (rest > 0 && rest < longestTimer) this.#closing = setTimeout(this.tick, rest);
  }

  stop(): void {
    clearTimeout(this.#closing);
  }

  readonly tick = (): void => {
    // The server's report takes precedence, since the times of an older page may be outdated.
    if (this.#state === 'closed' || serverNow() < this.#notBefore) return;
    this.#turn(ballotStateAt(this.#poll, serverNow()));
  };

  learn(state: BallotState): void {
    if (state === 'notOpen') this.#notBefore = serverNow() + wordStands;
    this.#turn(state);
  }

  #turn(state: BallotState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#onTurn(state);
  }
}
