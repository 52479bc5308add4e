import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { BallotKeys } from '../ballot-keys.server.ts';
import { refusalReasons } from '../ballot-store.server.ts';
import { adopt } from './adopt-ballots.server.ts';
import { SqliteBooks } from './sqlite-books.server.ts';

const headRows = z.array(
  z.object({
    poll: z.string(),
    chain: z.string(),
    number: z.number(),
    hash: z.string(),
    begun: z.number(),
  }),
);
const refusalRows = z.array(
  z.object({ poll: z.string(), reason: z.enum(refusalReasons), votes: z.number() }),
);
const voterRow = z.object({ poll: z.string(), voter: z.string() });
const proofRow = z.object({ proof: z.string() });

/** Begins the books of what lies in this file, in the transaction that brings it to the second format. */
export function adoptSqliteBallots(database: DatabaseSync, keys: BallotKeys): void {
  const all = (statement: string) => database.prepare(statement).all();
  const written = adopt(keys, {
    chains: headRows.parse(all('select poll, chain, number, hash, begun from chains order by chain')),
    refusals: refusalRows.parse(all('select poll, reason, votes from refusals')),
    voters: parsed(voterRow, database.prepare('select poll, voter from voters').iterate()),
    proofs: parsed(proofRow, database.prepare('select proof from proofs').iterate()),
  });
  new SqliteBooks(database, keys).write(written);
}

function* parsed<Row extends z.ZodType>(row: Row, values: Iterable<unknown>): Generator<z.infer<Row>> {
  for (const value of values) yield row.parse(value);
}
