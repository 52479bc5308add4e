import { isVoteKept } from './vote-key.ts';
import type { OwnVoteProps } from './voting/own-vote.tsx';

/** Only on a device that has voted. */
export function isNeeded({ poll }: OwnVoteProps): boolean {
  return isVoteKept(poll.id);
}
