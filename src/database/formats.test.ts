import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresIsMissing, startPostgres } from '../../tests/support/postgres.ts';
import { directoryForTests } from '../../tests/support/test-directory.ts';
import { bringToFormat, formatOf as formatInPostgres, inTransaction } from './postgres.ts';
import { openForReading, openForWriting } from './sqlite.ts';

/** The steps of an upgrade to an invented second format, in SQL for both databases. */
const steps = [
  `create table notes (text text); insert into notes values ('kept')`,
  `alter table notes add column author text; create table authors (name text)`,
];

function format(version: 1 | 2) {
  return { version, tables: ['notes', 'authors'].slice(0, version) };
}

describe('a format in SQLite', () => {
  const directory = directoryForTests();

  function open(file: string, version: 1 | 2, failing = ''): DatabaseSync {
    return openForWriting(file, {
      ...format(version),
      pragmas: '',
      upgrade: (database, from) => database.exec([...steps.slice(from, version), failing].join(';')),
    });
  }

  function execute(file: string, statements: string): void {
    const database = new DatabaseSync(file);
    database.exec(statements);
    database.close();
  }

  it('is made anew, or brought to the next one with what it holds, or left as it was', () => {
    const file = join(directory, 'next.sqlite');
    open(file, 1).close();
    expect(() => open(file, 2, 'insert into nowhere values (1)')).toThrow('no such table: nowhere');
    open(file, 1).close();
    open(file, 2).close();
    const database = open(file, 2);
    expect(database.prepare('select text, author from notes').all()).toEqual([
      { text: 'kept', author: null },
    ]);
    database.close();
    expect(() => open(file, 1)).toThrow('by a newer version (its format is 2, this one knows 1)');

    const empty = join(directory, 'new.sqlite');
    execute(empty, '');
    expect(openForReading(empty, format(2))).toBeUndefined();
    open(empty, 2).close();
    openForReading(empty, format(2))?.close();
  });

  it.each([
    ['pragma user_version = 0', 'has tables, but does not say which format they have'],
    ['pragma user_version = -1', 'has tables, but does not say which format they have'],
    ['drop table authors', 'does not have the tables authors'],
    ['drop table notes; drop table authors', 'does not have the tables notes, authors'],
  ])('is not made, upgraded or read after “%s”', (statements, said) => {
    const file = join(directory, `${randomBytes(4).toString('hex')}.sqlite`);
    open(file, 2).close();
    execute(file, statements);
    expect(() => open(file, 2)).toThrow(said);
    expect(() => openForReading(file, format(2))).toThrow(said);
  });
});

describe.skipIf(postgresIsMissing)('a format in Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let pool: Pool;
  beforeAll(async () => {
    server = await startPostgres();
    pool = new Pool({ connectionString: server.url, max: 1 });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await server.end();
  });

  function bring(schema: string, version: 1 | 2, failing = ''): Promise<void> {
    return inTransaction(pool, (client) =>
      bringToFormat(client, {
        ...format(version),
        schema,
        lock: 1,
        upgrade: async (_, from) => {
          const statements = [`set local search_path = ${schema}`, ...steps.slice(from, version), failing];
          await client.query(statements.join(';'));
        },
      }),
    );
  }

  it('is made anew, or brought to the next one with what it holds, or left as it was', async () => {
    expect(await formatInPostgres(pool, { ...format(2), schema: 'next' })).toBe(0);
    await bring('next', 1);
    await expect(bring('next', 2, 'insert into nowhere values (1)')).rejects.toThrow(
      '"nowhere" does not exist',
    );
    await bring('next', 1);
    await bring('next', 2);
    await bring('next', 2);
    expect(await formatInPostgres(pool, { ...format(2), schema: 'next' })).toBe(2);
    const { rows } = await pool.query('select text, author from next.notes');
    expect(rows).toEqual([{ text: 'kept', author: null }]);
    await expect(bring('next', 1)).rejects.toThrow(
      'by a newer version (their format is 2, this one knows 1)',
    );
  });

  it.each([
    ['update format set version = 0', 'have tables, but do not say which format they have'],
    ['delete from format', 'have tables, but do not say which format they have'],
    ['insert into format values (1)', 'have tables, but do not say which format they have'],
    ['drop table format', 'have tables, but do not say which format they have'],
    ['drop table authors', 'do not have the tables authors'],
    ['drop table notes; drop table authors', 'do not have the tables notes, authors'],
  ])('is not made, upgraded or read after “%s”', async (statements, said) => {
    const schema = `changed_${randomBytes(4).toString('hex')}`;
    await bring(schema, 2);
    await pool.query(`begin; set local search_path = ${schema}; ${statements}; commit`);
    await expect(bring(schema, 2)).rejects.toThrow(said);
    await expect(formatInPostgres(pool, { ...format(2), schema })).rejects.toThrow(said);
  });
});
