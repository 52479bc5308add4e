import { z } from 'zod';
import type { BallotKeys } from '../ballot-keys.server.ts';
import type { BookRow, HeadRow, PollRecord, RefusalReason } from '../ballot-store.server.ts';
import { canonicalJson, hashOfEntry, type JournalEvent } from '../poll-journal.server.ts';
import { ballotFormatVersion, type ballotRows } from './ballot-tables.server.ts';
import { RowSum, sealedSetSchema } from './sealed-set.server.ts';

/** The key of the book that spans all polls, in place of a poll's id. */
export const register = '';

const bookSchema = z.object({
  journal: z.object({ number: z.number().int(), hash: z.string() }),
  /** Number of the entry with the question; 0 until the first ballot. */
  asked: z.number().int(),
  /**
   * Row counts and sums of the tables of these names. Only the register has `books`: the polls with a book.
   */
  sets: z.object({
    chains: sealedSetSchema,
    voters: sealedSetSchema,
    proofs: sealedSetSchema,
    books: sealedSetSchema,
  }),
  refused: z.record(z.string(), z.number().int()),
  /** Dated notes of how the book was found altered. Never removed. */
  doubts: z.array(z.string()),
});

export type Book = z.infer<typeof bookSchema>;

type JournalRow = z.infer<typeof ballotRows.journal>;

export interface WrittenBooks {
  entries: readonly JournalRow[];
  rows: readonly BookRow[];
}

/** A chain's hash for the set of its poll's chains. */
export function sealOfHead(keys: BallotKeys, { poll, chain, number, hash, begun }: HeadRow): string {
  return keys.seal('chain', poll, chain, number, hash, begun);
}

/** A poll's hash for the set of polls that have a book. */
export function sealOfPoll(keys: BallotKeys, poll: string): string {
  return keys.seal('poll', poll);
}

export function sealOfVoter(keys: BallotKeys, poll: string, voter: string): string {
  return keys.seal('voter', poll, voter);
}

export function sealOfProof(keys: BallotKeys, poll: string, proof: string): string {
  return keys.seal('proof', poll, proof);
}

function sealOfBook(keys: BallotKeys, poll: string, content: string): string {
  return keys.seal('book', ballotFormatVersion, poll, content);
}

/** Parses a book; undefined if its seal is invalid. */
export function openBook(keys: BallotKeys, { poll, content, seal }: BookRow): Book | undefined {
  if (seal !== sealOfBook(keys, poll, content)) return undefined;
  return bookSchema.parse(JSON.parse(content));
}

/**
 * The books of the polls that a transaction touches: appended journal entries, and counts and sums of rows. Rows that
 * identify a voter are summed by poll, never by chain, so that no sum belongs to a single ballot.
 */
export class Books {
  readonly #keys: BallotKeys;
  readonly #at: number;
  readonly #books = new Map<string, OpenBook>();
  readonly #entries: JournalRow[] = [];

  /**
   * @param rows the existing books, read in the transaction
   * @param last the last journal entry of each poll whose book is missing or not validly sealed
   */
  constructor(
    keys: BallotKeys,
    rows: readonly BookRow[],
    last: readonly Pick<JournalRow, 'poll' | 'number' | 'hash'>[],
    at: number,
  ) {
    this.#keys = keys;
    this.#at = at;
    for (const row of rows) {
      const book = openBook(keys, row);
      if (book) this.#books.set(row.poll, new OpenBook(book));
    }
    for (const { poll, number, hash } of last) {
      const book = new OpenBook();
      book.journal = { number, hash };
      const wasThere = rows.some((row) => row.poll === poll);
      this.#books.set(poll, book);
      if (wasThere || number > 0 || poll === register) {
        const what = wasThere ? 'had another seal than ours' : 'was missing';
        book.doubts.push(`On ${new Date(at).toISOString()} it ${what}.`);
      } else this.#of(register).books.add(sealOfPoll(keys, poll));
    }
  }

  /** A new store's books: only the register. */
  static first(keys: BallotKeys): WrittenBooks {
    const books = new Books(keys, [], [], 0);
    books.#books.set(register, new OpenBook());
    return books.written;
  }

  append(poll: string, event: JournalEvent): string {
    const book = this.#of(poll);
    const number = book.journal.number + 1;
    const hash = hashOfEntry(poll, book.journal.hash, { number, at: this.#at, ...event });
    book.journal = { number, hash };
    if (event.kind === 'asked') book.asked = number;
    const { kind, content } = event;
    const signature = this.#keys.sign(hash);
    this.#entries.push({
      poll,
      number,
      at: this.#at,
      kind,
      content: canonicalJson(content),
      hash,
      signature,
    });
    return hash;
  }

  isAsked(poll: string): boolean {
    return this.#of(poll).asked > 0;
  }

  /**
   * Appends an event from a caller who has read the journal up to `after` and verified everything up to `heads`. Does
   * nothing if either has moved on; the caller then reads again.
   */
  record({ poll, after, heads, event }: PollRecord): void {
    const book = this.#of(poll);
    const seen = new RowSum();
    for (const head of heads) seen.add(sealOfHead(this.#keys, head));
    if (book.journal.number !== after || seen.sealed.sum !== book.chains.sealed.sum) return;
    if (event.kind === 'closed') {
      const voters = book.voters.sealed.rows;
      this.append(poll, { ...event, content: { ...event.content, voters } });
    } else this.append(poll, event);
  }

  addVoter(poll: string, voter: string): void {
    this.#of(poll).voters.add(sealOfVoter(this.#keys, poll, voter));
  }

  addProof(poll: string, proof: string): void {
    this.#of(poll).proofs.add(sealOfProof(this.#keys, poll, proof));
  }

  addRefusals(poll: string, reason: RefusalReason, votes: number): void {
    const { refused } = this.#of(poll);
    refused.set(reason, (refused.get(reason) ?? 0) + votes);
  }

  /** @param before undefined for a new chain */
  moveHead(before: HeadRow | undefined, after: HeadRow): void {
    const { chains } = this.#of(after.poll);
    if (before) chains.remove(sealOfHead(this.#keys, before));
    chains.add(sealOfHead(this.#keys, after));
  }

  get written(): WrittenBooks {
    const rows = [...this.#books].map(([poll, book]) => {
      const content = canonicalJson(book.content);
      return { poll, content, seal: sealOfBook(this.#keys, poll, content) };
    });
    return { entries: this.#entries, rows };
  }

  #of(poll: string): OpenBook {
    const book = this.#books.get(poll);
    if (!book) throw new Error(`The book of poll ${poll} was not read.`);
    return book;
  }
}

class OpenBook {
  journal: Book['journal'];
  asked: number;
  readonly chains: RowSum;
  readonly voters: RowSum;
  readonly proofs: RowSum;
  readonly books: RowSum;
  readonly refused: Map<string, number>;
  readonly doubts: string[];

  constructor(book?: Book) {
    this.journal = book?.journal ?? { number: 0, hash: '' };
    this.asked = book?.asked ?? 0;
    this.chains = new RowSum(book?.sets.chains);
    this.voters = new RowSum(book?.sets.voters);
    this.proofs = new RowSum(book?.sets.proofs);
    this.books = new RowSum(book?.sets.books);
    this.refused = new Map(Object.entries(book?.refused ?? {}));
    this.doubts = [...(book?.doubts ?? [])];
  }

  get content(): Book {
    const { journal, asked, doubts } = this;
    const { chains, voters, proofs, books } = this;
    return {
      journal,
      asked,
      sets: {
        chains: chains.sealed,
        voters: voters.sealed,
        proofs: proofs.sealed,
        books: books.sealed,
      },
      refused: Object.fromEntries(this.refused),
      doubts,
    };
  }
}
