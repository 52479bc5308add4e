import type { DatabaseSync } from 'node:sqlite';
import { recordOf } from '../ballot-record.ts';
import type { Ballot, CastOutcome } from '../ballot-store.server.ts';
import { OwnChains } from './ballot-chain.server.ts';
import type { BallotBatch } from './gathered-ballots.server.ts';
import { openForWriting } from './sqlite-schema.server.ts';

/** Writes batches of ballots to the SQLite file, each in one transaction. */
export class SqliteBallotWriter {
  readonly #database: DatabaseSync;
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #chains = new OwnChains();

  constructor(file: string) {
    this.#database = openForWriting(file);
    this.#statements = prepareStatements(this.#database);
  }

  /** Returns once the batch is on the disk. Throws if nothing of it is. */
  write({ ballots, refusals }: BallotBatch): CastOutcome[] {
    this.#database.exec('begin immediate');
    try {
      const outcomes = ballots.map((ballot) => this.#claim(ballot));
      const counted = ballots.filter((_, place) => outcomes[place] === 'counted');
      const extension = this.#chains.extend(counted);
      const { addLine, setHead, addVotes, addTurnout, addRefusals } = this.#statements;
      for (const { chain, number, receipt, record, at, hash } of extension.lines)
        addLine.run(chain, number, receipt, record, at, hash);
      for (const { chain, poll, number, hash } of extension.heads) setHead.run(chain, poll, number, hash);
      for (const { chain, option, votes } of extension.votes) addVotes.run(chain, option, votes);
      for (const { chain, minute, ballots: cast } of extension.turnout) addTurnout.run(chain, minute, cast);
      for (const { poll, reason, votes } of refusals) addRefusals.run(poll, reason, votes);
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

  /** Takes what the ballot needs for itself alone, or nothing. */
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
    if (proof !== undefined && addProof.run(proof).changes === 0) {
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
    addProof: database.prepare('insert into proofs values (?) on conflict do nothing'),
    addLine: database.prepare('insert into log values (?, ?, ?, ?, ?, ?)'),
    setHead: database.prepare(
      `insert into chains values (?, ?, ?, ?)
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
