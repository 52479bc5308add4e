import type { PostgresFormat } from '#database/postgres.ts';
import type { BallotKeys } from '../ballot-keys.server.ts';
import { adoptPostgresBallots } from './adopt-postgres-ballots.server.ts';

/** As in SQLite: nothing links voters to votes. */
const tables = `
  create table ballots.receipts (poll text, receipt text, primary key (poll, receipt));
  create table ballots.voters (poll text, voter text, primary key (poll, voter));
  create table ballots.proofs (proof text primary key);
  create table ballots.log (
    chain text, number bigint, receipt text not null, record text not null, at bigint not null, hash text not null,
    primary key (chain, number)
  );
  create index on ballots.log (receipt);
  create table ballots.chains (chain text primary key, poll text not null, number bigint not null, hash text not null);
  create index on ballots.chains (poll);
  create table ballots.tallies (chain text, option text, votes bigint not null, primary key (chain, option));
  create table ballots.turnout (chain text, minute bigint, ballots bigint not null, primary key (chain, minute));
  create table ballots.refusals (poll text, reason text, votes bigint not null, primary key (poll, reason));
`;

/** As in SQLite. An instance of the earlier version, which would not seal what it counts, can write no chain any more. */
const journals = `
  create table ballots.journal (
    poll text, number bigint, at bigint not null, kind text not null, content text not null, hash text not null,
    signature text not null, primary key (poll, number)
  );
  create table ballots.books (poll text primary key, content text not null, seal text not null);
  alter table ballots.chains add column begun bigint not null default 0;
  alter table ballots.chains alter column begun drop default;
`;

export const ballotSchema = { schema: 'ballots', version: 2 } as const;

export function ballotFormat(keys: BallotKeys): PostgresFormat {
  return {
    ...ballotSchema,
    lock: 4_711_900_719,
    upgrade: async (client, from) => {
      if (from === 0) await client.query(tables);
      await client.query(journals);
      await adoptPostgresBallots(client, keys);
    },
  };
}
