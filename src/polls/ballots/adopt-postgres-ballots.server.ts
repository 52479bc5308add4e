import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { BallotKeys } from '../ballot-keys.server.ts';
import { refusalReasons } from '../ballot-store.server.ts';
import { adopt } from './adopt-ballots.server.ts';
import { writeBooks } from './postgres-books.server.ts';

const whole = z.coerce.number().int();
const headRows = z.array(
  z.object({ poll: z.string(), chain: z.string(), number: whole, hash: z.string(), begun: whole }),
);
const refusalRows = z.array(z.object({ poll: z.string(), reason: z.enum(refusalReasons), votes: whole }));
const voterRows = z.array(z.object({ poll: z.string(), voter: z.string() }));
const proofRows = z.array(z.object({ proof: z.string() }));

/** Begins the books of what lies in this database, in the transaction that brings it to the second format. */
export async function adoptPostgresBallots(client: PoolClient, keys: BallotKeys): Promise<void> {
  const all = async (statement: string) => (await client.query(statement)).rows;
  const written = adopt(keys, {
    chains: headRows.parse(
      await all('select poll, chain, number, hash, begun from ballots.chains order by chain'),
    ),
    refusals: refusalRows.parse(await all('select poll, reason, votes from ballots.refusals')),
    voters: voterRows.parse(await all('select poll, voter from ballots.voters')),
    proofs: proofRows.parse(await all('select proof from ballots.proofs')),
  });
  await writeBooks(client, written);
}
