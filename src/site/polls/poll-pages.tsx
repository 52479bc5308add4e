/** Everything around polls that only the server renders; their styles come as one. */
export { ConfirmVote, VoteCounted, VoteProblems } from './plain-pages.tsx';
export { PollEmbed } from './poll-embed.tsx';
export { StadiumScreen } from './stadium-screen.tsx';
