import type { Locale } from '#i18n/locales.ts';
import type { BallotState } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { PollResults } from '#polls/vote-answers.ts';
import type { BallotProblem } from './entered-vote.ts';

/** State of a vote: not sent, being sent, waiting for a retry, or counted. */
type Stage = 'ballot' | 'sending' | 'waiting' | 'counted';

export interface VotingState {
  /** The poll's state by the server's clock, if known. */
  state: BallotState;
  stage: Stage;
  /** Screen-reader announcement. */
  announcement: string;
  /** Visible message while sending or waiting. */
  notice: string;
  problems: readonly BallotProblem[];
  choices: readonly string[];
  isEarlier: boolean;
  /** The device could store the vote. */
  isRemembered: boolean;
  receipt: string | undefined;
  results: PollResults | undefined;
  /** Counted, and the ballot stays until its result is there: they change places once. */
  awaitsResult: boolean;
  /** The last place given by tap, while it can be undone. */
  lastPlace: { option: string; place: number } | undefined;
}

export interface VotingOptions {
  poll: Poll;
  locale: Locale;
  state: BallotState;
  /** The known result of a closed poll. */
  results?: PollResults;
}

export function firstState({ state, results }: Pick<VotingOptions, 'state' | 'results'>): VotingState {
  return {
    state,
    stage: 'ballot',
    announcement: '',
    notice: '',
    problems: [],
    choices: [],
    isEarlier: false,
    isRemembered: true,
    receipt: undefined,
    results,
    awaitsResult: false,
    lastPlace: undefined,
  };
}
