import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { inTransaction } from '#database/postgres.ts';
import type { BallotKeys } from '../ballot-keys.server.ts';
import type { CastOutcome } from '../ballot-store.server.ts';
import { type Extension, HashChains } from './ballot-chain.server.ts';
import { bookBallots, pollsIn } from './book-ballots.server.ts';
import type { BallotBatch } from './gathered-ballots.server.ts';
import { openBooks, writeBooks } from './postgres-books.server.ts';
import { claim } from './postgres-claims.server.ts';

/** SQLSTATEs after which the transaction may be retried: serialization failure, deadlock. */
const passing = ['40001', '40P01'];
const attempts = 5;

/** Writes batches of ballots to Postgres, each in one transaction, one at a time. */
export class PostgresBallotWriter {
  readonly #pool: Pool;
  readonly #keys: BallotKeys;
  readonly #chains = new HashChains();

  constructor(pool: Pool, keys: BallotKeys) {
    this.#pool = pool;
    this.#keys = keys;
  }

  /** Resolves once the batch is committed. Rejects if it is not, or if that is unknown. */
  async write(batch: BallotBatch): Promise<CastOutcome[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attempt(batch);
      } catch (error) {
        const isPassing = error instanceof DatabaseError && passing.includes(error.code ?? '');
        if (isPassing && attempt < attempts) continue;
        this.#chains.forget();
        throw error;
      }
    }
  }

  async #attempt(batch: BallotBatch): Promise<CastOutcome[]> {
    const { outcomes, extension } = await inTransaction(this.#pool, async (client) => {
      const outcomes = await claim(client, batch.ballots);
      const counted = batch.ballots.filter((_, place) => outcomes[place] === 'counted');
      const now = Date.now();
      const books = await openBooks(client, this.#keys, pollsIn(counted, batch), now);
      bookBallots(books, counted, batch);
      const extension = this.#chains.extend(counted, books, now);
      if (extension.lines.length > 0) await log(client, extension);
      if (batch.refusals.length > 0) await addRefusals(client, batch.refusals);
      await writeBooks(client, books.written);
      return { outcomes, extension };
    });
    this.#chains.keep(extension);
    return outcomes;
  }
}

/** Writes the lines and their totals. Only this process writes rows of its chains, so they have no lock contention. */
async function log(client: PoolClient, { lines, heads, votes, turnout }: Extension): Promise<void> {
  await client.query(
    `insert into ballots.log (chain, number, receipt, record, at, hash)
       select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::text[])`,
    [
      lines.map(({ chain }) => chain),
      lines.map(({ number }) => number),
      lines.map(({ receipt }) => receipt),
      lines.map(({ record }) => record),
      lines.map(({ at }) => at),
      lines.map(({ hash }) => hash),
    ],
  );
  await client.query(
    `insert into ballots.chains (chain, poll, number, hash, begun)
       select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::bigint[])
     on conflict (chain) do update set number = excluded.number, hash = excluded.hash`,
    [
      heads.map(({ chain }) => chain),
      heads.map(({ poll }) => poll),
      heads.map(({ number }) => number),
      heads.map(({ hash }) => hash),
      heads.map(({ begun }) => begun),
    ],
  );
  await client.query(
    `insert into ballots.tallies as kept (chain, option, votes)
       select * from unnest($1::text[], $2::text[], $3::bigint[])
     on conflict (chain, option) do update set votes = kept.votes + excluded.votes`,
    [votes.map(({ chain }) => chain), votes.map(({ option }) => option), votes.map(({ votes: sum }) => sum)],
  );
  await client.query(
    `insert into ballots.turnout as kept (chain, minute, ballots)
       select * from unnest($1::text[], $2::bigint[], $3::bigint[])
     on conflict (chain, minute) do update set ballots = kept.ballots + excluded.ballots`,
    [
      turnout.map(({ chain }) => chain),
      turnout.map(({ minute }) => minute),
      turnout.map(({ ballots }) => ballots),
    ],
  );
}

/** Shared by all instances; last and sorted, to keep locks short and avoid deadlocks. */
async function addRefusals(client: PoolClient, refusals: BallotBatch['refusals']): Promise<void> {
  await client.query(
    `insert into ballots.refusals as kept (poll, reason, votes)
       select * from unnest($1::text[], $2::text[], $3::bigint[]) as given (poll, reason, votes) order by 1, 2
     on conflict (poll, reason) do update set votes = kept.votes + excluded.votes`,
    [
      refusals.map(({ poll }) => poll),
      refusals.map(({ reason }) => reason),
      refusals.map(({ votes }) => votes),
    ],
  );
}
