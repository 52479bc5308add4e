import { type BallotState, ballotStateAt } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { isTimeKnown, longestTimer, serverNow } from '#submitting/clock.ts';
import { whenReachable } from '#submitting/when-reachable.ts';

/** How long the server's `notOpen` overrides this page's times, in milliseconds. */
const wordStands = 5000;

/** The poll's state by its times and the server's clock, until the server reports another one. */
export class PollClock {
  readonly #poll: Poll;
  readonly #onTurn: (state: BallotState) => void;
  #state: BallotState;
  #notBefore = 0;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #stopAsking: (() => void) | undefined;

  constructor(poll: Poll, state: BallotState, onTurn: (state: BallotState) => void) {
    this.#poll = poll;
    this.#state = state;
    this.#onTurn = onTurn;
  }

  /** Updates the state now and when the poll closes. */
  readonly start = (): void => {
    this.tick();
    // The countdown needs the server's time, too.
    if (this.#state === 'notOpen') this.#askTime();
    clearTimeout(this.#closing);
    const rest = Date.parse(this.#poll.closesAt ?? '') - serverNow();
    if (rest > 0 && rest < longestTimer) this.#closing = setTimeout(this.start, rest);
  };

  stop(): void {
    clearTimeout(this.#closing);
    this.#stopAsking?.();
    this.#stopAsking = undefined;
  }

  readonly tick = (): void => {
    // The server's report takes precedence, since the times of an older page may be outdated.
    if (this.#state === 'closed' || serverNow() < this.#notBefore) return;
    const state = ballotStateAt(this.#poll, serverNow());
    if (isTimeKnown()) this.#turn(state);
    else if (state !== this.#state) this.#askTime();
  };

  #askTime(): void {
    if (!isTimeKnown()) this.#stopAsking ??= whenReachable(this.start, () => {});
  }

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
