import type { BallotReader } from '#polls/ballot-store.server.ts';

/** The votes are kept where this process can't read them. */
export class BallotsOutOfReach extends Error {
  override name = 'BallotsOutOfReach';
}

/**
 * Reads what the site has counted.
 * @throws BallotsOutOfReach where votes are kept on another machine, without a database that both know.
 */
export async function ballotReader(): Promise<BallotReader> {
  throw new BallotsOutOfReach('No store of ballots is connected.');
}
