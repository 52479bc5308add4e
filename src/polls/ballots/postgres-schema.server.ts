import type { PostgresFormat } from '#database/postgres.ts';
import type { BallotKeys } from '../ballot-keys.server.ts';
import { Books, ballotFormatVersion } from './books.server.ts';
import { writeBooks } from './postgres-books.server.ts';

/** As in SQLite: nothing links voters to votes. */
const tables = {
  receipts: 'poll text, receipt text, primary key (poll, receipt)',
  voters: 'poll text, voter text, primary key (poll, voter)',
  proofs: 'proof text primary key, poll text not null',
  log: `chain text, number bigint, receipt text not null, record text not null, at bigint not null,
    hash text not null, primary key (chain, number)`,
  chains: `chain text primary key, poll text not null, number bigint not null, hash text not null,
    begun bigint not null`,
  tallies: 'chain text, option text, votes bigint not null, primary key (chain, option)',
  turnout: 'chain text, minute bigint, ballots bigint not null, primary key (chain, minute)',
  refusals: 'poll text, reason text, votes bigint not null, primary key (poll, reason)',
  journal: `poll text, number bigint, at bigint not null, kind text not null, content text not null,
    hash text not null, signature text not null, primary key (poll, number)`,
  books: 'poll text primary key, content text not null, seal text not null',
};

export const ballotSchema = {
  schema: 'ballots',
  version: ballotFormatVersion,
  tables: Object.keys(tables),
} as const;

export function ballotFormat(keys: BallotKeys): PostgresFormat {
  return {
    ...ballotSchema,
    lock: 4_711_900_719,
    upgrade: async (client) => {
      for (const [name, columns] of Object.entries(tables))
        await client.query(`create table ballots.${name} (${columns})`);
      await client.query('create index on ballots.log (receipt); create index on ballots.chains (poll)');
      await writeBooks(client, Books.first(keys));
    },
  };
}
