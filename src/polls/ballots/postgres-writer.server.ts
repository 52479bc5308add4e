import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { insertRows, inTransaction } from '#database/postgres.ts';
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
      await log(client, extension);
      // Shared by all instances; last, to keep locks short.
      await insertRows(
        client,
        'ballots.refusals',
        ['poll', 'reason', 'votes'],
        batch.refusals,
        'on conflict (poll, reason) do update set votes = kept.votes + excluded.votes',
      );
      await writeBooks(client, books.written);
      return { outcomes, extension };
    });
    this.#chains.keep(extension);
    return outcomes;
  }
}

/** Writes the lines and their totals. Only this process writes rows of its chains, so they have no lock contention. */
async function log(client: PoolClient, { lines, heads, votes, turnout }: Extension): Promise<void> {
  await insertRows(client, 'ballots.log', ['chain', 'number', 'receipt', 'record', 'at', 'hash'], lines);
  await insertRows(
    client,
    'ballots.chains',
    ['chain', 'poll', 'number', 'hash', 'begun'],
    heads,
    'on conflict (chain) do update set number = excluded.number, hash = excluded.hash',
  );
  await insertRows(
    client,
    'ballots.tallies',
    ['chain', 'option', 'votes'],
    votes,
    'on conflict (chain, option) do update set votes = kept.votes + excluded.votes',
  );
  await insertRows(
    client,
    'ballots.turnout',
    ['chain', 'minute', 'ballots'],
    turnout,
    'on conflict (chain, minute) do update set ballots = kept.ballots + excluded.ballots',
  );
}
