import type { BallotKeys } from '../ballot-keys.server.ts';
import type { BookRow, HeadRow } from '../ballot-store.server.ts';
import { requireIntegrity } from '../integrity-error.ts';
import type { JournalEntry } from '../poll-journal.server.ts';
import { type JournalFacts, readJournal } from '../verify-journal.server.ts';
import { type Book, openBook, register, sealOfHead } from './books.server.ts';
import { RowSum, type SealedSet } from './sealed-set.server.ts';

/** @throws IntegrityError if the book is not sealed with this secret, or ever was not */
export function soundBook(keys: BallotKeys, row: BookRow): Book {
  const book = openBook(keys, row);
  const name = nameOfBook(row.poll);
  requireIntegrity(
    book !== undefined,
    `${name} was not sealed with this secret: it was changed, or VOTES_SECRET is another one now.`,
  );
  requireIntegrity(book.doubts.length === 0, `${name} was altered. ${book.doubts.join(' ')}`);
  return book;
}

/** @throws IntegrityError unless the journal ends where the book says, and was signed */
export function soundJournal(
  keys: BallotKeys,
  poll: string,
  journal: readonly JournalEntry[],
  book: Book | undefined,
  signed: 'each' | 'last' = 'each',
): JournalFacts {
  const last = journal.at(-1);
  const said = book?.journal;
  requireIntegrity(
    (last?.number ?? 0) === said?.number && (last?.hash ?? '') === said.hash,
    `The journal of poll ${poll} ends with entry ${last?.number ?? 0}, which is not where its book says it does: ${said?.number ?? 0}.`,
  );
  return readJournal(poll, journal, keys.publicKey.pem, signed);
}

/** @throws IntegrityError unless these are all chains in the book */
export function requireChains(keys: BallotKeys, poll: string, heads: readonly HeadRow[], book: Book): void {
  const found = new RowSum();
  for (const head of heads) found.add(sealOfHead(keys, head));
  requireSum(found, book.sets.chains, `Chains of poll ${poll}`);
}

export function requireSum(found: RowSum, said: SealedSet | undefined, name: string): void {
  const { rows, sum } = found.sealed;
  requireIntegrity(
    rows === (said?.rows ?? 0),
    `${name}: there are ${rows} rows where there should be ${said?.rows ?? 0}.`,
  );
  requireIntegrity(rows === 0 || sum === said?.sum, `${name}: one or more of the ${rows} rows were changed.`);
}

export function nameOfBook(poll: string): string {
  return poll === register ? 'The register of all polls' : `The book of poll ${poll}`;
}
