/** The script that votes, as one: what it does, and how that looks. */
export { Countdown } from './countdown.tsx';
export { Outcome } from './outcome.tsx';
export { Voting } from './voting.ts';
export { SendNow, VotingNotice } from './voting-notice.tsx';
