import { z } from 'zod';

/** Version of the stores' tables, which the books' seals cover. */
export const ballotFormatVersion = 1;

/**
 * The same tables in both databases. Voters, spent proofs and votes are in tables without links, so no line of the log
 * leads to a voter. `record` is what SQLite stores beside a receipt; Postgres finds it in the log.
 */
export function ballotTables({ number, record }: { number: 'integer' | 'bigint'; record: string }) {
  return {
    receipts: `poll text, receipt text, ${record} primary key (poll, receipt)`,
    voters: 'poll text, voter text, primary key (poll, voter)',
    proofs: 'proof text primary key, poll text not null',
    log: `chain text, number ${number}, receipt text not null, record text not null, at ${number} not null,
      hash text not null, primary key (chain, number)`,
    chains: `chain text primary key, poll text not null, number ${number} not null, hash text not null,
      begun ${number} not null`,
    tallies: `chain text, option text, votes ${number} not null, primary key (chain, option)`,
    turnout: `chain text, minute ${number}, ballots ${number} not null, primary key (chain, minute)`,
    refusals: `poll text, reason text, votes ${number} not null, primary key (poll, reason)`,
    // Signed events.
    journal: `poll text, number ${number}, at ${number} not null, kind text not null, content text not null,
      hash text not null, signature text not null, primary key (poll, number)`,
    // Sealed row counts and sums.
    books: 'poll text primary key, content text not null, seal text not null',
  };
}

/** Postgres returns bigints as text. */
export const whole = z.coerce.number().int();

/** A row of each table. */
export const ballotRows = {
  receipts: z.object({ poll: z.string(), receipt: z.string(), record: z.string().optional() }),
  voters: z.object({ poll: z.string(), voter: z.string() }),
  proofs: z.object({ proof: z.string(), poll: z.string() }),
  log: z.object({
    chain: z.string(),
    number: whole,
    receipt: z.string(),
    record: z.string(),
    at: whole,
    hash: z.string(),
  }),
  chains: z.object({ chain: z.string(), poll: z.string(), number: whole, hash: z.string(), begun: whole }),
  tallies: z.object({ chain: z.string(), option: z.string(), votes: whole }),
  turnout: z.object({ chain: z.string(), minute: whole, ballots: whole }),
  refusals: z.object({ poll: z.string(), reason: z.string(), votes: whole }),
  journal: z.object({
    poll: z.string(),
    number: whole,
    at: whole,
    kind: z.string(),
    content: z.string(),
    hash: z.string(),
    signature: z.string(),
  }),
  books: z.object({ poll: z.string(), content: z.string(), seal: z.string() }),
};
