import type { PostgresFormat } from '#database/postgres.ts';
import type { BallotKeys } from '../ballot-keys.server.ts';
import { ballotFormatVersion, ballotTables } from './ballot-tables.server.ts';
import { Books } from './books.server.ts';
import { writeBooks } from './postgres-books.server.ts';

const tables = ballotTables({ number: 'bigint', record: '' });

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
