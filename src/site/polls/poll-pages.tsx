/** All server-only poll pages, in one module so that their styles are one file. */
export { ConfirmVote, VoteCounted, VoteProblems } from './plain-pages.tsx';
export { PollEmbed } from './poll-embed.tsx';
export { StadiumScreen } from './stadium-screen.tsx';
