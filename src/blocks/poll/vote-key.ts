export function voteKey(pollId: string): string {
  return `heimspiel:vote:${pollId}`;
}

/** Whether this device has voted or is about to; false if storage is blocked. */
export function isVoteKept(pollId: string): boolean {
  try {
    return voteKey(pollId) in localStorage;
  } catch {
    return false;
  }
}
