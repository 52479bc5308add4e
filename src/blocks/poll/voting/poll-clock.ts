import { type BallotState, ballotStateAt } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { longestTimer, serverNow } from '#submitting/clock.ts';

/** How long the server's word that a poll is not open stands against this page's times, in milliseconds. */
const wordStands = 5000;

/** Whether one can vote: by the poll's times and the server's clock, until the server itself says something else. */
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

  /** Looks what time it is, and again when the poll closes. */
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
    // What the server has said holds: the times of an older page may be others.
    if (this.#state === 'closed' || serverNow() < this.#notBefore) return;
    this.#turn(ballotStateAt(this.#poll, serverNow()));
  };

  /** The server's word. */
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
