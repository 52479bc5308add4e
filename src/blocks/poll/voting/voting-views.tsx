/** Everything needed to vote, as one chunk. */
export { Countdown } from './countdown.tsx';
export { Outcome } from './outcome.tsx';
export { Voting } from './voting.ts';
export { SendNow, VotingNotice } from './voting-notice.tsx';
