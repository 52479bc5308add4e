import { BallotKeys } from './ballot-keys.server.ts';
import { register } from './ballots/books.server.ts';
import { headsFrom, journalFrom } from './ballots/sql-reader.server.ts';
import { IntegrityError } from './integrity-error.ts';
import type { BallotPlace } from './open-ballot-reader.server.ts';
import { openBallotStore } from './open-ballot-store.server.ts';
import { soundState } from './witnessed.server.ts';
import type { WitnessedRow } from './witnessed-list.ts';

/**
 * Has polls say for ever that an operator brought their votes back from a backup. With `witnessed`, those that lack
 * something of it; without, it was restored as well, and every poll that has no closing statement says so.
 * @returns the polls' ids
 * @throws IntegrityError if votes are not sound in themselves
 */
export async function recordRestored(
  place: BallotPlace & { secrets: { votes: string } },
  reason: string,
  witnessed?: readonly WitnessedRow[],
): Promise<string[]> {
  const keys = new BallotKeys(place.secrets.votes);
  const store = await openBallotStore(place);
  try {
    const rows = new Map((witnessed ?? []).map((row) => [row.poll, row]));
    const stored = await store.storedPolls(() => false);
    const told: string[] = [];
    for (const poll of new Set([...stored.keys(), ...rows.keys()])) {
      if (poll === register) continue;
      const [found, row] = [stored.get(poll), rows.get(poll)];
      if (found) soundState(keys, poll, found, undefined);
      const journal = journalFrom(found?.journal ?? []);
      const isDue = witnessed
        ? row && !isSound(() => soundState(keys, poll, found, row))
        : journal.length > 0 && journal.at(-1)?.kind !== 'closed';
      if (!isDue) continue;
      const event = {
        kind: 'restored',
        content: { reason, ...(row ? { witnessed: row.seal } : {}) },
      } as const;
      await store.record({ poll, after: journal.length, heads: headsFrom(found?.heads ?? []), event });
      told.push(poll);
    }
    return told;
  } finally {
    await store.close();
  }
}

function isSound(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof IntegrityError) return false;
    throw error;
  }
}
