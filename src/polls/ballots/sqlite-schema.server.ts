import { join } from 'node:path';
import type { SqliteFormat } from '#database/sqlite.ts';
import type { BallotKeys } from '../ballot-keys.server.ts';
import { Books, ballotFormatVersion } from './books.server.ts';
import { SqliteBooks } from './sqlite-books.server.ts';

/**
 * Voters, spent proofs and votes are in tables without links, each ordered by its keys, so no line of the log leads to
 * a voter.
 */
const tables = {
  receipts: 'poll text, receipt text, record text not null, primary key (poll, receipt)',
  voters: 'poll text, voter text, primary key (poll, voter)',
  proofs: 'proof text primary key, poll text not null',
  log: `chain text, number integer, receipt text not null, record text not null, at integer not null,
    hash text not null, primary key (chain, number)`,
  chains: `chain text primary key, poll text not null, number integer not null, hash text not null,
    begun integer not null`,
  tallies: 'chain text, option text, votes integer not null, primary key (chain, option)',
  turnout: 'chain text, minute integer, ballots integer not null, primary key (chain, minute)',
  refusals: 'poll text, reason text, votes integer not null, primary key (poll, reason)',
  // Signed events.
  journal: `poll text, number integer, at integer not null, kind text not null, content text not null,
    hash text not null, signature text not null, primary key (poll, number)`,
  // Sealed row counts and sums.
  books: 'poll text primary key, content text not null, seal text not null',
};

export const ballotTables = { version: ballotFormatVersion, tables: Object.keys(tables) } as const;

export function ballotFormat(keys: BallotKeys): SqliteFormat {
  return {
    ...ballotTables,
    // Keys are random, so each write changes a page of its own; small pages keep writes small.
    pageSize: 1024,
    // Another thread checkpoints continuously. The limit of 64 MB is only a fallback.
    pragmas: 'pragma cache_size = -65536; pragma wal_autocheckpoint = 64000',
    upgrade: (database) => {
      for (const [name, columns] of Object.entries(tables))
        database.exec(`create table ${name} (${columns}) without rowid`);
      database.exec('create index chains_of_poll on chains (poll)');
      new SqliteBooks(database, keys).write(Books.first(keys));
    },
  };
}

export function ballotFile(dataDir: string): string {
  return join(dataDir, 'ballots.sqlite');
}
