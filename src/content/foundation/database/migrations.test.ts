import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql as inPostgres } from '@payloadcms/db-postgres';
import { sql as inSqlite } from '@payloadcms/db-sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentDatabaseFile } from '#content/payload/database.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { startContentDatabase } from '../../../../tests/support/postgres.ts';
import { directoryForTests } from '../../../../tests/support/test-directory.ts';

const known = ['20261128_000000_initial', '20261129_000000_search'];
const next = '99990101_000000_invented';
const invented = [
  'ALTER TABLE redirects ADD COLUMN invented integer',
  "UPDATE pages_locales SET title = title || '!'",
] as const;

/** Foreign keys without an index: every lookup by one would scan the whole table. */
const unindexed = {
  sqlite: `select tables.name || '.' || keys."from" as name
    from sqlite_master tables, pragma_foreign_key_list(tables.name) keys
    where tables.type = 'table' and not exists (
      select 1 from pragma_index_list(tables.name) indexes, pragma_index_info(indexes.name) columns
      where columns.seqno = 0 and columns.name = keys."from")`,
  postgres: `select keys.conrelid::regclass || '.' || columns.attname as name
    from pg_constraint keys
    join pg_attribute columns on columns.attrelid = keys.conrelid and columns.attnum = keys.conkey[1]
    where keys.contype = 'f' and keys.connamespace = 'content'::regnamespace and not exists (
      select 1 from pg_index where indrelid = keys.conrelid and indkey[0] = keys.conkey[1])`,
};

/** What a content backend of the version before bears: what is only added, and filled by itself. */
const borne = [
  /^CREATE (?:TYPE|TABLE|INDEX|UNIQUE INDEX) /,
  /^ALTER TYPE \S+ ADD VALUE /,
  /^ALTER TABLE \S+ ADD COLUMN (?!.*NOT NULL)/,
  /^ALTER TABLE \S+ ADD COLUMN .*(?:DEFAULT .*NOT NULL|NOT NULL .*DEFAULT)/,
  /^ALTER TABLE \S+ ADD CONSTRAINT \S+ FOREIGN KEY /,
];

/** Statements of a migration's `up` that are none of that. */
function unbearable(migration: string): string[] {
  const [, up = ''] = /function up\(.*?\{\n(.*?)\n\}/s.exec(migration) ?? [];
  return [...up.matchAll(/sql`(.*?)`/gs)]
    .flatMap(([, statements = '']) => statements.split(';'))
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '' && !borne.some((pattern) => pattern.test(statement)));
}

test.each([
  ['ALTER TABLE "content"."pages" ADD COLUMN "tone" varchar;', true],
  [`ALTER TABLE "content"."pages" ADD COLUMN "tone" varchar DEFAULT 'calm' NOT NULL;`, true],
  ['CREATE TABLE "content"."tones" ("id" serial PRIMARY KEY NOT NULL);', true],
  ['CREATE INDEX "tones_idx" ON "content"."tones" ("id");', true],
  ['ALTER TABLE "content"."pages" ADD COLUMN "tone" varchar NOT NULL;', false],
  ['ALTER TABLE "content"."pages" ALTER COLUMN "title" SET NOT NULL;', false],
  ['ALTER TABLE "content"."pages" RENAME COLUMN "title" TO "name";', false],
  ['ALTER TABLE "content"."pages" DROP COLUMN "title";', false],
  ['DROP TABLE "content"."pages";', false],
])('%s: whether an earlier content backend bears it is known', (statement, isBorne) => {
  const up = `export async function up({ db }: MigrateUpArgs): Promise<void> {\n  await db.execute(sql\`\n   ${statement}\`)\n}\n`;
  expect(unbearable(up).length === 0).toBe(isBorne);
});

// The guide “Upgrade” promises it. On SQLite there is only one content backend.
test('every migration since 1.0.0 leaves a running content backend of the version before at work', () => {
  const directory = 'src/content/foundation/database/migrations/postgres';
  const since = readdirSync(directory).filter(
    (name) => /^\d.*\.ts$/.test(name) && !name.endsWith('_initial.ts'),
  );
  for (const name of since) expect(unbearable(readFileSync(join(directory, name), 'utf8')), name).toEqual([]);
});

describe.each(databases)('content on %s', (database) => {
  const dataDir = directoryForTests();
  let postgres: Awaited<ReturnType<typeof startContentDatabase>> | undefined;

  beforeAll(async () => {
    postgres = database === 'postgres' ? await startContentDatabase() : undefined;
  });
  afterAll(async () => {
    vi.doUnmock('./migrations/sqlite/index.ts');
    vi.doUnmock('./migrations/postgres/index.ts');
    await postgres?.end();
  });

  const start = (environment = {}) =>
    ContentBackend.start({ dataDir, environment: { DATABASE_URL: postgres?.url ?? '', ...environment } });

  /** Queries the database directly, without Payload. */
  async function ask(statement: string): Promise<unknown[]> {
    if (!postgres) {
      const file = new DatabaseSync(contentDatabaseFile(dataDir), { readOnly: true });
      const rows = file.prepare(statement).all();
      file.close();
      return rows;
    }
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  }

  async function titlesAndMigrations({ payload }: ContentBackend) {
    const [pages, migrations] = await Promise.all([
      payload.find({ collection: 'pages', locale: 'de' }),
      payload.find({ collection: 'payload-migrations', sort: 'id' }),
    ]);
    return {
      titles: pages.docs.map(({ title }) => title),
      migrations: migrations.docs.map(({ name }) => name),
    };
  }

  test('has an index for every foreign key', async () => {
    const backend = await start();
    await backend.payload.create({
      collection: 'pages',
      locale: 'de',
      data: { title: 'Verein', path: '/verein', layout: 'default', _status: 'published' },
    });
    expect(await titlesAndMigrations(backend)).toEqual({
      titles: ['Verein'],
      migrations: known,
    });
    await backend.end();
    expect(await ask(unindexed[database])).toEqual([]);
  });

  test('runs a new version’s migration once, at startup', async () => {
    vi.doMock(import('./migrations/sqlite/index.ts'), async (original) => ({
      migrations: [
        ...(await original()).migrations,
        {
          name: next,
          up: async ({ db }) => {
            for (const statement of invented) await db.run(inSqlite.raw(statement));
          },
          down: async () => {},
        },
      ],
    }));
    vi.doMock(import('./migrations/postgres/index.ts'), async (original) => ({
      migrations: [
        ...(await original()).migrations,
        {
          name: next,
          up: async ({ db }) => {
            await db.execute(inPostgres.raw('SET LOCAL search_path TO content'));
            for (const statement of invented) await db.execute(inPostgres.raw(statement));
          },
          down: async () => {},
        },
      ],
    }));
    for (const _ of ['first', 'second']) {
      // Outside production the adapter reads migrations from the directory, and not when it connects.
      const backend = await start({ NODE_ENV: 'production' });
      expect(await titlesAndMigrations(backend)).toEqual({
        titles: ['Verein!'],
        migrations: [...known, next],
      });
      await backend.end();
    }
    expect(await ask(`SELECT invented FROM ${postgres ? 'content.' : ''}redirects`)).toEqual([]);
  });
});
