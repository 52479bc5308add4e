/** Where a device keeps its vote of a poll, from the moment of voting on. */
export function voteKey(pollId: string): string {
  return `heimspiel:vote:${pollId}`;
}

/** Whether this device has voted, or is about to. A browser that bars its storage has kept nothing. */
export function isVoteKept(pollId: string): boolean {
  try {
    return voteKey(pollId) in localStorage;
  } catch {
    return false;
  }
}
