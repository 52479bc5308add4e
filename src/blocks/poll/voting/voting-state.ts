import type { Locale } from '#i18n/locales.ts';
import type { BallotState } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { PollResults } from '#polls/vote-answers.ts';
import type { BallotProblem } from './entered-vote.ts';

/** Where a vote is: still with the voter, on its way, kept until it can be sent again, or counted. */
type Stage = 'ballot' | 'sending' | 'waiting' | 'counted';

export interface VotingState {
  /** Whether one can vote, by the server's clock as far as it is known. */
  state: BallotState;
  stage: Stage;
  /** What those hear who don't see it. */
  announcement: string;
  /** What those see who see it, while the vote is on its way or waits. */
  notice: string;
  problems: readonly BallotProblem[];
  choices: readonly string[];
  /** Whether the vote was cast before this page view. */
  isEarlier: boolean;
  /** Whether this device will still know after this page view. */
  isRemembered: boolean;
  receipt: string | undefined;
  results: PollResults | undefined;
  /** The place given last by a tap, as long as it can be taken back. */
  lastPlace: { option: string; place: number } | undefined;
}

export interface VotingOptions {
  poll: Poll;
  locale: Locale;
  state: BallotState;
  /** What the page knows already of a poll that is closed for good. */
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
    lastPlace: undefined,
  };
}
