import { z } from 'zod';
import { BallotKeys } from '../ballot-keys.server.ts';
import { votesIn } from '../ballot-record.ts';
import type { HeadRow, LoggedBallot } from '../ballot-store.server.ts';
import { requireIntegrity } from '../integrity-error.ts';
import {
  type AskedQuestion,
  canonicalJson,
  journalEntrySchema,
  type Restoration,
  restorationsIn,
} from '../poll-journal.server.ts';
import type { Tally } from '../tally.ts';
import type { JournalFacts } from '../verify-journal.server.ts';
import { countLog } from '../verify-log.server.ts';
import { requireWitnessed } from '../witnessed.server.ts';
import type { WitnessedRow } from '../witnessed-list.ts';
import { type Book, register, sealOfHead, sealOfPoll, sealOfProof, sealOfVoter } from './books.server.ts';
import { RowSum } from './sealed-set.server.ts';
import type { ReadRows } from './sql-reader.server.ts';
import { StoredRows } from './stored-rows.server.ts';
import { requireSum, soundBook, soundJournal } from './verify-book.server.ts';

const minute = 60_000;

export interface RecountedPoll {
  counted: Tally;
  chains: number;
  /** Missing until a vote has counted. */
  question: AskedQuestion | undefined;
  restored: readonly Restoration[];
}

interface StoreToVerify {
  read: ReadRows;
  schema: '' | 'ballots.';
  format: number;
  keys: BallotKeys;
  witnessed?: readonly WitnessedRow[];
}

/**
 * Recounts every poll and verifies every row of every table: by its place in a chain, by what follows from the log, or
 * by the sums in the sealed books.
 * @returns each poll's result by its id
 * @throws IntegrityError with the first error found
 */
export async function verifyStore(store: StoreToVerify): Promise<Map<string, RecountedPoll>> {
  requireIntegrity(store.format > 0, 'There are no ballots here, and no tables for them.');
  return new StoreRecount(store).recount();
}

class StoreRecount {
  readonly #rows: StoredRows;
  readonly #keys: BallotKeys;
  readonly #schema: StoreToVerify['schema'];
  readonly #witnessed: readonly WitnessedRow[];
  /** With a random key: compares sums of the log with sums of a table. */
  readonly #passing = new BallotKeys(crypto.randomUUID());
  readonly #tallies = new Map<string, number>();
  readonly #turnout = new Map<string, number>();
  readonly #receipts = new RowSum();

  constructor({ read, schema, keys, witnessed = [] }: StoreToVerify) {
    this.#rows = new StoredRows(read, schema);
    this.#schema = schema;
    this.#keys = keys;
    this.#witnessed = witnessed;
  }

  async recount(): Promise<Map<string, RecountedPoll>> {
    await this.#rows.requireNoOrphans();
    const books = await this.#books();
    const chains = await this.#chains(books);
    const journals = await this.#journals(books);
    const results = new Map<string, RecountedPoll>();
    for (const poll of books.keys()) {
      if (poll === register) continue;
      const heads = chains.filter((head) => head.poll === poll);
      const counted = await this.#count(poll, heads, journals.get(poll));
      const { question, entries = [] } = journals.get(poll) ?? {};
      results.set(poll, { counted, chains: heads.length, question, restored: restorationsIn(entries) });
    }
    await this.#requireSums();
    await this.#requireReceipts();
    await this.#requireVoters(books);
    await this.#requireRefusals(books);
    for (const row of this.#witnessed) {
      const present = journals.get(row.poll);
      const heads = chains.filter(({ poll }) => poll === row.poll);
      const refused = books.get(row.poll)?.refused ?? {};
      requireWitnessed(this.#keys, { journal: present?.entries ?? [], heads, refused }, row);
    }
    return results;
  }

  /** All books with valid seals, exactly those in the register. */
  async #books(): Promise<Map<string, Book>> {
    const books = new Map<string, Book>();
    for await (const row of this.#rows.books()) {
      books.set(row.poll, soundBook(this.#keys, row));
    }
    const own = books.get(register);
    requireIntegrity(own !== undefined, 'The register of all polls is missing.');
    const polls = new RowSum();
    for (const poll of books.keys()) if (poll !== register) polls.add(sealOfPoll(this.#keys, poll));
    requireSum(polls, own.sets.books, 'Books of polls');
    return books;
  }

  async #chains(books: ReadonlyMap<string, Book>): Promise<HeadRow[]> {
    const chains: HeadRow[] = [];
    const sums = new SumsByPoll();
    for await (const head of this.#rows.chains()) {
      chains.push(head);
      sums.of(head.poll).add(sealOfHead(this.#keys, head));
    }
    sums.require(books, 'chains', 'Chains');
    return chains;
  }

  async #journals(books: ReadonlyMap<string, Book>): Promise<Map<string, JournalFacts>> {
    const byPoll = new Map<string, unknown[]>();
    for await (const { poll, content, ...row } of this.#rows.journal()) {
      const entries = byPoll.get(poll) ?? [];
      entries.push({
        ...row,
        content: parsed(content, `Entry ${row.number} of the journal of poll ${poll}`),
      });
      byPoll.set(poll, entries);
    }
    const facts = new Map<string, JournalFacts>();
    for (const poll of new Set([...books.keys(), ...byPoll.keys()])) {
      const journal = z.array(journalEntrySchema).parse(byPoll.get(poll) ?? []);
      facts.set(poll, soundJournal(this.#keys, poll, journal, books.get(poll)));
    }
    return facts;
  }

  async #count(poll: string, heads: readonly HeadRow[], journal: JournalFacts | undefined): Promise<Tally> {
    const { beginnings = new Map<string, string>(), noted = [] } = journal ?? {};
    const known = new Set(heads.map(({ chain }) => chain));
    for (const chain of beginnings.keys())
      requireIntegrity(known.has(chain), `Chain ${chain} of poll ${poll} is missing.`);
    for (const chain of known)
      requireIntegrity(beginnings.has(chain), `The journal of poll ${poll} has no chain ${chain}.`);
    return countLog({
      poll,
      log: this.#rows.log(heads),
      heads,
      beginnings,
      noted,
      onLine: (line) => this.#note(line),
    });
  }

  /** Notes what other tables must contain for this line. */
  #note({ poll, chain, receipt, record, at }: LoggedBallot): void {
    for (const [option, votes] of votesIn(record)) add(this.#tallies, JSON.stringify([chain, option]), votes);
    add(this.#turnout, JSON.stringify([chain, at - (at % minute)]), 1);
    this.#receipts.add(this.#sealOfReceipt(poll, receipt, record));
  }

  async #requireSums(): Promise<void> {
    for await (const { chain, option, votes } of this.#rows.tallies())
      take(this.#tallies, [chain, option], votes, 'The tally gives', 'votes');
    for await (const { chain, minute: begun, ballots } of this.#rows.turnout())
      take(this.#turnout, [chain, begun], ballots, 'The turnout gives', 'ballots');
    requireIntegrity(this.#tallies.size === 0, `The tally lacks ${[...this.#tallies.keys()].join(', ')}.`);
    requireIntegrity(this.#turnout.size === 0, `The turnout lacks ${[...this.#turnout.keys()].join(', ')}.`);
  }

  async #requireReceipts(): Promise<void> {
    const found = new RowSum();
    for await (const { poll, receipt, record } of this.#rows.receipts())
      found.add(this.#sealOfReceipt(poll, receipt, record));
    requireSum(found, this.#receipts.sealed, 'Receipts');
  }

  /** In Postgres, receipts don't have the record. */
  #sealOfReceipt(poll: string, receipt: string, record: string | undefined): string {
    return this.#passing.seal(poll, receipt, (this.#schema === '' ? record : undefined) ?? '');
  }

  async #requireVoters(books: ReadonlyMap<string, Book>): Promise<void> {
    const voters = new SumsByPoll();
    for await (const { poll, voter } of this.#rows.voters())
      voters.of(poll).add(sealOfVoter(this.#keys, poll, voter));
    voters.require(books, 'voters', 'Voters');
    const proofs = new SumsByPoll();
    for await (const { poll, proof } of this.#rows.proofs())
      proofs.of(poll).add(sealOfProof(this.#keys, poll, proof));
    proofs.require(books, 'proofs', 'Proofs of work');
  }

  async #requireRefusals(books: ReadonlyMap<string, Book>): Promise<void> {
    const said = new Map<string, number>();
    for (const [poll, { refused }] of books)
      for (const [reason, votes] of Object.entries(refused)) said.set(JSON.stringify([poll, reason]), votes);
    for await (const { poll, reason, votes } of this.#rows.refusals())
      take(said, [poll, reason], votes, 'The table of refusals gives', 'votes');
    requireIntegrity(said.size === 0, `Refusals are missing: ${[...said.keys()].join(', ')}.`);
  }
}

class SumsByPoll {
  readonly #sums = new Map<string, RowSum>();

  of(poll: string): RowSum {
    const sum = this.#sums.get(poll) ?? new RowSum();
    this.#sums.set(poll, sum);
    return sum;
  }

  require(books: ReadonlyMap<string, Book>, set: 'chains' | 'voters' | 'proofs', name: string): void {
    for (const poll of new Set([...books.keys(), ...this.#sums.keys()]))
      requireSum(this.of(poll), books.get(poll)?.sets[set], `${name} of poll ${poll}`);
  }
}

/** Parses JSON that only this program writes. */
function parsed(text: string, name: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  requireIntegrity(value !== undefined && canonicalJson(value) === text, `${name} is not in canonical form.`);
  return value;
}

function add(sums: Map<string, number>, name: string, amount: number): void {
  sums.set(name, (sums.get(name) ?? 0) + amount);
}

function take(
  said: Map<string, number>,
  key: readonly (string | number)[],
  found: number,
  what: string,
  unit: string,
): void {
  const name = JSON.stringify(key);
  const wanted = said.get(name);
  requireIntegrity(
    wanted === found,
    `${what} ${key.join(', ')} ${found} ${unit} where there should be ${wanted ?? 'none'}.`,
  );
  said.delete(name);
}
