import type { BallotKeys } from '../ballot-keys.server.ts';
import type { Ballot, BookRow } from '../ballot-store.server.ts';
import { type Books, openBook } from './books.server.ts';
import type { BallotBatch } from './gathered-ballots.server.ts';

/** The polls whose books a batch needs, sorted. */
export function pollsIn(counted: readonly Ballot[], { refusals, records }: BallotBatch): string[] {
  return [...new Set([...counted, ...refusals, ...records].map(({ poll }) => poll))].sort();
}

/** The polls whose books are missing or not validly sealed. */
export function unsoundOf(keys: BallotKeys, polls: readonly string[], rows: readonly BookRow[]): string[] {
  const sound = new Set(rows.filter((row) => openBook(keys, row)).map(({ poll }) => poll));
  return polls.filter((poll) => !sound.has(poll));
}

/** Records voters, spent proofs and refusals, and with a poll's first ballot what it asks. */
export function bookBallots(books: Books, counted: readonly Ballot[], batch: BallotBatch): void {
  for (const { poll, voter, proof, question } of counted) {
    if (!books.isAsked(poll)) books.append(poll, { kind: 'asked', content: question });
    if (voter !== undefined) books.addVoter(poll, voter);
    if (proof !== undefined) books.addProof(poll, proof);
  }
  for (const { poll, reason, votes } of batch.refusals) books.addRefusals(poll, reason, votes);
  for (const record of batch.records) books.record(record);
}
