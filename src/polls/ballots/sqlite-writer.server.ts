import type { DatabaseSync } from 'node:sqlite';
import { openForWriting } from '#database/sqlite.ts';
import { BallotKeys } from '../ballot-keys.server.ts';
import { recordOf } from '../ballot-record.ts';
import type { Ballot, CastOutcome } from '../ballot-store.server.ts';
import { HashChains } from './ballot-chain.server.ts';
import { bookBallots, pollsIn } from './book-ballots.server.ts';
import type { BallotBatch } from './gathered-ballots.server.ts';
import { SqliteBooks } from './sqlite-books.server.ts';
import { ballotFormat } from './sqlite-schema.server.ts';

export class SqliteBallotWriter {
  readonly #database: DatabaseSync;
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #books: SqliteBooks;
  readonly #chains = new HashChains();

  /** @param secret derives the keys for seals and signatures */
  constructor(file: string, secret: string) {
    const keys = new BallotKeys(secret);
    this.#database = openForWriting(file, ballotFormat(keys));
    this.#statements = prepareStatements(this.#database);
    this.#books = new SqliteBooks(this.#database, keys);
  }

  /** Returns once the batch is on disk. Throws if nothing of it was written. */
  write(batch: BallotBatch): CastOutcome[] {
    this.#database.exec('begin immediate');
    try {
      const now = Date.now();
      const outcomes = batch.ballots.map((ballot) => this.#claim(ballot));
      const counted = batch.ballots.filter((_, place) => outcomes[place] === 'counted');
      const books = this.#books.open(pollsIn(counted, batch), now);
      bookBallots(books, counted, batch);
      const extension = this.#chains.extend(counted, books, now);
      const { addLine, setHead, addVotes, addTurnout, addRefusals } = this.#statements;
      for (const { chain, number, receipt, record, at, hash } of extension.lines)
        addLine.run(chain, number, receipt, record, at, hash);
      for (const { chain, poll, number, hash, begun } of extension.heads)
        setHead.run(chain, poll, number, hash, begun);
      for (const { chain, option, votes } of extension.votes) addVotes.run(chain, option, votes);
      for (const { chain, minute, ballots: cast } of extension.turnout) addTurnout.run(chain, minute, cast);
      for (const { poll, reason, votes } of batch.refusals) addRefusals.run(poll, reason, votes);
      this.#books.write(books.written);
      this.#database.exec('commit');
      this.#chains.keep(extension);
      return outcomes;
    } catch (error) {
      this.#chains.forget();
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }

  /** Claims the ballot's unique values: all of them or none. */
  #claim({ poll, receipt, voter, proof, choices, ranked }: Ballot): CastOutcome {
    const { addReceipt, dropReceipt, recordOfReceipt, addVoter, dropVoter, addProof } = this.#statements;
    const record = recordOf(choices, ranked);
    if (addReceipt.run(poll, receipt, record).changes === 0) {
      return recordOfReceipt.get(poll, receipt)?.record === record ? 'repeated' : 'different';
    }
    if (voter !== undefined && addVoter.run(poll, voter).changes === 0) {
      dropReceipt.run(poll, receipt);
      return 'voted';
    }
    if (proof !== undefined && addProof.run(proof, poll).changes === 0) {
      dropReceipt.run(poll, receipt);
      if (voter !== undefined) dropVoter.run(poll, voter);
      return 'spent';
    }
    return 'counted';
  }
}

function prepareStatements(database: DatabaseSync) {
  return {
    addReceipt: database.prepare('insert into receipts values (?, ?, ?) on conflict do nothing'),
    dropReceipt: database.prepare('delete from receipts where poll = ? and receipt = ?'),
    recordOfReceipt: database.prepare('select record from receipts where poll = ? and receipt = ?'),
    addVoter: database.prepare('insert into voters values (?, ?) on conflict do nothing'),
    dropVoter: database.prepare('delete from voters where poll = ? and voter = ?'),
    addProof: database.prepare('insert into proofs values (?, ?) on conflict do nothing'),
    addLine: database.prepare('insert into log values (?, ?, ?, ?, ?, ?)'),
    setHead: database.prepare(
      `insert into chains (chain, poll, number, hash, begun) values (?, ?, ?, ?, ?)
       on conflict do update set number = excluded.number, hash = excluded.hash`,
    ),
    addVotes: database.prepare(
      'insert into tallies values (?, ?, ?) on conflict do update set votes = votes + excluded.votes',
    ),
    addTurnout: database.prepare(
      'insert into turnout values (?, ?, ?) on conflict do update set ballots = ballots + excluded.ballots',
    ),
    addRefusals: database.prepare(
      'insert into refusals values (?, ?, ?) on conflict do update set votes = votes + excluded.votes',
    ),
  };
}
