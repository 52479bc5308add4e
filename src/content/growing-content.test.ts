import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentBackend, databases } from '../../tests/support/content-backend.ts';
import { startEmptyDatabase } from '../../tests/support/postgres.ts';
import { readFormList } from './api/form-list.ts';
import { readPollList } from './api/poll-list.ts';
import { readPublishedPaths } from './api/published-paths.ts';
import { contentDatabaseFile } from './database.ts';

/** Content of the version before 2026-11-22, with something in nearly every table: as SQLite wrote it, and as `pg_dump --inserts` did. */
const old = (name: string) => gunzipSync(readFileSync(join('tests/support/old-content', name)));

/** Columns that a later version has no use for, and those of the name and claim, which became the identity's (`migrations/name-from-settings.test.ts`). */
const dropped = [
  '_project_settings_v.version_brand_name',
  '_project_settings_v.version_styled_letter',
  '_project_settings_v_locales.version_claim',
  'project_settings.brand_name',
  'project_settings.styled_letter',
  'project_settings_locales.claim',
  'users.lock_until',
  'users.login_attempts',
];

/** Tables whose rows are others after a migration: what each start writes about itself, and what was put elsewhere. */
const moved = ['payload_migrations'];

type Row = Readonly<Record<string, unknown>>;

/** A look into the database past Payload. */
interface Look {
  ask(statement: string): Promise<Row[]>;
  end(): Promise<void>;
}

/** A database with the old content, the settings by which it is used, and what it says. */
interface OldDatabase {
  look: Look;
  dataDir: string;
  environment: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

const open = {
  sqlite: async (): Promise<OldDatabase> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-old-'));
    const file = contentDatabaseFile(dataDir);
    writeFileSync(file, old('content.sqlite.gz'));
    const database = new DatabaseSync(file, { timeout: 10_000 });
    const look = {
      ask: async (statement: string) => database.prepare(statement).all(),
      end: async () => database.close(),
    };
    return { look, dataDir, environment: {}, end: async () => rmSync(dataDir, { recursive: true }) };
  },
  postgres: async (): Promise<OldDatabase> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-old-'));
    const database = await startEmptyDatabase();
    const { url } = database;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(old('content.sql.gz').toString());
    await client.query('set search_path to content');
    const look = {
      ask: async (statement: string) => (await client.query<Row>(statement)).rows,
      end: () => client.end(),
    };
    return {
      look,
      dataDir,
      environment: { DATABASE_URL: url },
      end: async () => {
        await database.end();
        rmSync(dataDir, { recursive: true });
      },
    };
  },
};

const dialects = {
  sqlite: {
    tables: "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
    columns: (table: string) => `select name from pragma_table_info('${table}')`,
    /** Columns that name a row of another table and begin no index, which each lookup pays for with the whole table. */
    unindexed: `select tables.name || '.' || keys."from" as name
      from sqlite_master tables, pragma_foreign_key_list(tables.name) keys
      where tables.type = 'table' and not exists (
        select 1 from pragma_index_list(tables.name) indexes, pragma_index_info(indexes.name) columns
        where columns.seqno = 0 and columns.name = keys."from")`,
    plan: 'explain query plan',
    uses: (index: string) => `USING INDEX ${index} `,
  },
  postgres: {
    tables: "select tablename as name from pg_tables where schemaname = 'content'",
    columns: (table: string) =>
      `select column_name as name from information_schema.columns where table_schema = 'content' and table_name = '${table}'`,
    unindexed: `select keys.conrelid::regclass || '.' || columns.attname as name
      from pg_constraint keys
      join pg_attribute columns on columns.attrelid = keys.conrelid and columns.attnum = keys.conkey[1]
      where keys.contype = 'f' and keys.connamespace = 'content'::regnamespace and not exists (
        select 1 from pg_index where indrelid = keys.conrelid and indkey[0] = keys.conkey[1])`,
    plan: 'explain',
    uses: (index: string) => index,
  },
};

describe.each(databases)('content of an earlier version on %s', (database) => {
  const dialect = dialects[database];
  let opened: OldDatabase;
  let before: Map<string, Row[]>;
  let backend: ContentBackend;

  const names = async (statement: string) =>
    (await opened.look.ask(statement)).map(({ name }) => String(name)).sort();

  const rowsOf = async (table: string, columns: readonly string[]) =>
    opened.look.ask(`select ${columns.map((column) => `"${column}"`).join(', ')} from "${table}"`);

  beforeAll(async () => {
    opened = await open[database]();
    // From a time when polls had no versions.
    await opened.look.ask(
      "insert into polls (id, method, opens_at) values (7, 'single', '2026-01-01T00:00:00.000Z')",
    );
    await opened.look.ask(
      "insert into polls_locales (question, _locale, _parent_id) values ('Älter?', 'de', 7)",
    );
    for (const [id, label] of [
      ['a', 'Ja'],
      ['b', 'Nein'],
    ]) {
      await opened.look.ask(`insert into polls_options (_order, _parent_id, id) values (1, 7, '${id}')`);
      await opened.look.ask(
        `insert into polls_options_locales (label, _locale, _parent_id) values ('${label}', 'de', '${id}')`,
      );
    }
    before = new Map();
    for (const table of await names(dialect.tables))
      before.set(table, await rowsOf(table, await names(dialect.columns(table))));
    backend = await ContentBackend.start(opened);
  }, 60_000);

  afterAll(async () => {
    await backend.end();
    await opened.look.end();
    await opened.end();
  });

  test('is all there after it was migrated', async () => {
    expect(before.get('pages')).toHaveLength(4);
    const lost: string[] = [];
    for (const [table, rows] of before) {
      if (rows.length === 0 || moved.includes(table)) continue;
      const present = await names(dialect.columns(table));
      const columns = Object.keys(rows[0] ?? {});
      lost.push(
        ...columns.filter((column) => !present.includes(column)).map((column) => `${table}.${column}`),
      );
      const kept = columns.filter((column) => present.includes(column));
      const written = (row: Row) => JSON.stringify(kept.map((column) => row[column]));
      // What this version adds is no loss.
      expect((await rowsOf(table, kept)).map(written), table).toEqual(
        expect.arrayContaining(rows.map(written)),
      );
    }
    expect(lost.sort()).toEqual(dropped);
    const { pages } = await readPublishedPaths(backend.payload);
    expect(pages.map(({ path, locales }) => `${path} ${locales.join()}`)).toEqual([
      '/seite-1 de,en',
      '/seite-2 de,en',
      '/seite-3 de,en',
    ]);
  });

  test('has polls, forms and products that are published, with a first version each', async () => {
    const { polls } = await readPollList(backend.payload);
    expect(polls.map(({ de }) => de?.question)).toEqual(['Wie breit?', 'Älter?']);
    expect((await readFormList(backend.payload)).forms).toHaveLength(1);
    for (const collection of ['polls', 'forms', 'products']) {
      const { docs } = await backend.payload.find({ collection, depth: 0, locale: 'all' });
      expect(docs.length, collection).toBeGreaterThan(0);
      for (const published of docs) {
        const newest = await backend.payload.findByID({
          collection,
          id: published.id,
          draft: true,
          depth: 0,
          locale: 'all',
        });
        expect(newest).toEqual(published);
        expect(newest._status).toBe('published');
        const versions = await backend.payload.countVersions({
          collection,
          where: { parent: { equals: published.id } },
        });
        expect(versions.totalDocs, `${collection}/${published.id}`).toBe(
          collection === 'polls' && published.id === 1 ? 2 : 1,
        );
      }
    }
  });

  test('has an index wherever a row names another', async () => {
    expect(await names(dialect.unindexed)).toEqual([]);
  });

  test('grows, and listing it takes no longer per page', async () => {
    const { ask } = opened.look;
    const blocks = JSON.stringify([{ blockType: 'headline', title: 'Ein Satz. '.repeat(150) }]);
    const addPages = async (from: number, to: number) => {
      const numbers = `with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to})`;
      await ask(
        `${numbers} insert into pages (id, path, layout, _status, updated_at, created_at)
           select 10000 + n, '/viele/' || n, 'default', 'published', '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'
           from numbers`,
      );
      for (const locale of ['de', 'en'])
        await ask(
          `${numbers} insert into pages_locales (title, blocks, _locale, _parent_id)
           select 'Seite ' || n, '${blocks}', '${locale}', 10000 + n from numbers`,
        );
    };
    const timePerPage = async (pages: number) => {
      const times: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        const start = performance.now();
        expect((await readPublishedPaths(backend.payload)).pages).toHaveLength(pages + 3);
        times.push(performance.now() - start);
      }
      return Math.min(...times) / pages;
    };
    await addPages(1, 200);
    const few = await timePerPage(200);
    await addPages(201, 2000);
    const plan = await ask(`${dialect.plan} select title from pages_locales where _parent_id = 10007`);
    expect(JSON.stringify(plan)).toContain(dialect.uses('pages_locales_parent_id_idx'));
    expect((await timePerPage(2000)) / few).toBeLessThan(3);
  }, 60_000);
});
