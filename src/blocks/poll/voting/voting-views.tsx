/** Everything needed to vote, as one chunk. */
export { BallotController } from './ballot-controller.ts';
export { Countdown } from './countdown.tsx';
export { Outcome } from './outcome.tsx';
export { SendNow, VotingNotice } from './voting-notice.tsx';
