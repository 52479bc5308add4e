import type { BallotKeys } from '../ballot-keys.server.ts';
import type { Ballot } from '../ballot-store.server.ts';
import { type BookRow, type Books, openBook, register } from './books.server.ts';
import type { BallotBatch } from './gathered-ballots.server.ts';

/** The polls whose books a batch needs, in alphabetical order; the register, if it is one of them, comes first. */
export function pollsIn(counted: readonly Ballot[], { refusals, records }: BallotBatch): string[] {
  const polls = new Set([...counted, ...refusals, ...records].map(({ poll }) => poll));
  if (counted.some(({ proof }) => proof !== undefined)) polls.add(register);
  return [...polls].sort();
}

/** Those of the polls whose books are not there, or not sealed by us. */
export function unsoundOf(keys: BallotKeys, polls: readonly string[], rows: readonly BookRow[]): string[] {
  const sound = new Set(rows.filter((row) => openBook(keys, row)).map(({ poll }) => poll));
  return polls.filter((poll) => !sound.has(poll));
}

/** Writes into the books who voted, what was spent and refused, and with the first ballot what was asked. */
export function bookBallots(books: Books, counted: readonly Ballot[], batch: BallotBatch): void {
  for (const { poll, voter, proof, question } of counted) {
    if (!books.isAsked(poll)) books.append(poll, { kind: 'asked', content: question });
    if (voter !== undefined) books.addVoter(poll, voter);
    if (proof !== undefined) books.addProof(proof);
  }
  for (const { poll, reason, votes } of batch.refusals) books.addRefusals(poll, reason, votes);
  for (const record of batch.records) books.record(record);
}
