import { join } from 'node:path';
import type { SqliteFormat } from '#database/sqlite.ts';
import type { BallotKeys } from '../ballot-keys.server.ts';
import { ballotFormatVersion, ballotTables } from './ballot-tables.server.ts';
import { Books } from './books.server.ts';
import { SqliteBooks } from './sqlite-books.server.ts';

// Without row ids, each table is ordered by its keys, which tell nothing about the order of votes.
const tables = ballotTables({ number: 'integer', record: 'record text not null,' });

export const sqliteBallots = { version: ballotFormatVersion, tables: Object.keys(tables) } as const;

export function ballotFormat(keys: BallotKeys): SqliteFormat {
  return {
    ...sqliteBallots,
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
