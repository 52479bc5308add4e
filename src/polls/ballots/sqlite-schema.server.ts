import { join } from 'node:path';
import type { SqliteFormat } from '#database/sqlite.ts';
import type { BallotKeys } from '../ballot-keys.server.ts';
import { adoptSqliteBallots } from './adopt-sqlite-ballots.server.ts';

/**
 * Voters, spent proofs and votes are in tables without links, each ordered by its keys, so no line of the log leads to
 * a voter.
 */
const tables = `
  create table receipts (poll text, receipt text, record text not null, primary key (poll, receipt)) without rowid;
  create table voters (poll text, voter text, primary key (poll, voter)) without rowid;
  create table proofs (proof text primary key) without rowid;
  create table log (
    chain text, number integer, receipt text not null, record text not null, at integer not null, hash text not null,
    primary key (chain, number)
  ) without rowid;
  create table chains (chain text primary key, poll text not null, number integer not null, hash text not null) without rowid;
  create index chains_of_poll on chains (poll);
  create table tallies (chain text, option text, votes integer not null, primary key (chain, option)) without rowid;
  create table turnout (chain text, minute integer, ballots integer not null, primary key (chain, minute)) without rowid;
  create table refusals (poll text, reason text, votes integer not null, primary key (poll, reason)) without rowid;
`;

/** What the second format added: what was asked and happened, signed, and how many rows of which sum there are, sealed. */
const journals = `
  create table journal (
    poll text, number integer, at integer not null, kind text not null, content text not null, hash text not null,
    signature text not null, primary key (poll, number)
  ) without rowid;
  create table books (poll text primary key, content text not null, seal text not null) without rowid;
  alter table chains add column begun integer not null default 0;
`;

export const ballotTables = { version: 2 } as const;

export function ballotFormat(keys: BallotKeys): SqliteFormat {
  return {
    ...ballotTables,
    // Keys are random, so each write changes a page of its own; small pages keep writes small.
    pageSize: 1024,
    // Another thread checkpoints continuously. The limit of 64 MB is only a fallback.
    pragmas: 'pragma cache_size = -65536; pragma wal_autocheckpoint = 64000',
    upgrade: (database, from) => {
      if (from === 0) database.exec(tables);
      database.exec(journals);
      adoptSqliteBallots(database, keys);
    },
  };
}

export function ballotFile(dataDir: string): string {
  return join(dataDir, 'ballots.sqlite');
}
