import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import { z } from 'zod';
import { BallotKeys } from '../../src/polls/ballot-keys.server.ts';
import type { Ballot } from '../../src/polls/ballot-store.server.ts';
import { recountStore } from '../../src/polls/open-ballot-reader.server.ts';
import { openBallotStore } from '../../src/polls/open-ballot-store.server.ts';
import type { AskedQuestion } from '../../src/polls/poll-journal.server.ts';
import type { WitnessedRow } from '../../src/polls/witnessed-list.ts';
import { startPostgres } from './postgres.ts';

export const secrets = { votes: 'a secret that is long enough for a club' };
export const keys = new BallotKeys(secrets.votes);

export type Row = Record<string, string | number>;

export interface Attacker {
  tables(): Promise<string[]>;
  columns(table: string): Promise<{ name: string; isText: boolean; isKey: boolean }[]>;
  rows(table: string): Promise<Row[]>;
  /** Replaces all rows of a table. Rejects if the database refuses them. */
  replace(table: string, rows: readonly Row[]): Promise<void>;
  /** Runs statements with unqualified table names. */
  execute(statements: string): Promise<void>;
  /** Sets the store's format version. */
  setFormat(version: number): Promise<void>;
  restore(): Promise<void>;
  /** Puts every table back as it was at first, with more votes in it by now. */
  setBack(): Promise<void>;
  /** Takes the whole store away. */
  remove(): Promise<void>;
  recount(witnessed?: readonly WitnessedRow[]): ReturnType<typeof recountStore>;
  close(): Promise<void>;
  place: { dataDir: string; databaseUrl: string | undefined };
}

const hex = () => randomBytes(16).toString('hex');
export const question: AskedQuestion = {
  method: 'single',
  minChoices: 1,
  maxChoices: 1,
  integrity: 'work',
  de: { question: 'Wie?', options: [{ id: 'wide', label: 'Breit' }] },
};

/** Ballots of two polls in two runs, with everything that a ballot can have, and refusals. */
export async function vote(place: { dataDir: string; databaseUrl: string | undefined }): Promise<void> {
  const ballot = (poll: string, choices: string[], changes: Partial<Ballot> = {}): Ballot => ({
    poll,
    receipt: hex(),
    voter: hex(),
    proof: hex(),
    choices,
    ranked: choices.length > 1,
    at: 1_000_000,
    question,
    ...changes,
  });
  for (let run = 0; run < 2; run += 1) {
    const store = await openBallotStore({ ...place, secrets });
    try {
      for (const poll of ['7', '8']) {
        await store.cast(ballot(poll, ['wide']));
        await store.cast(ballot(poll, ['tall'], { at: 1_060_000 }));
        await store.cast(ballot(poll, ['tall', 'wide', 'narrow']));
        store.countRefusal(poll, 'code');
        store.countRefusal(poll, 'closed');
      }
    } finally {
      await store.close();
    }
  }
}

export async function sqliteAttacker(): Promise<Attacker> {
  const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-tampering-'));
  const place = { dataDir, databaseUrl: undefined };
  await vote(place);
  const file = join(dataDir, 'ballots.sqlite');
  const kept = join(dataDir, 'kept.sqlite');
  const inFile = <Result>(work: (database: DatabaseSync) => Result): Result => {
    const database = new DatabaseSync(file);
    try {
      database.exec('pragma synchronous = off');
      return work(database);
    } finally {
      database.close();
    }
  };
  inFile((database) => database.exec(`vacuum into '${kept}'`));
  const remove = async () => {
    for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
  };
  const setBack = async () => {
    await remove();
    copyFileSync(kept, file);
  };
  return {
    place,
    tables: async () =>
      inFile((database) =>
        database
          .prepare("select name from sqlite_master where type = 'table'")
          .all()
          .map(({ name }) => String(name)),
      ),
    columns: async (table) =>
      inFile((database) =>
        database
          .prepare(`pragma table_info(${table})`)
          .all()
          .map(({ name, type, pk }) => ({
            name: String(name),
            isText: type === 'TEXT',
            isKey: Number(pk) > 0,
          })),
      ),
    rows: async (table) => inFile((database) => database.prepare(`select * from ${table}`).all().map(plain)),
    replace: async (table, rows) =>
      inFile((database) => {
        database.exec('begin');
        database.exec(`delete from ${table}`);
        for (const row of rows) {
          const names = Object.keys(row);
          database
            .prepare(`insert into ${table} (${names}) values (${names.map(() => '?')})`)
            .run(...Object.values(row));
        }
        database.exec('commit');
      }),
    execute: async (statements) => inFile((database) => database.exec(statements)),
    setFormat: async (version) => inFile((database) => database.exec(`pragma user_version = ${version}`)),
    restore: setBack,
    setBack,
    remove,
    recount: (witnessed) => recountStore(place, keys, witnessed),
    close: async () => rmSync(dataDir, { recursive: true }),
  };
}

export async function postgresAttacker(): Promise<Attacker> {
  const server = await startPostgres();
  const place = { dataDir: '', databaseUrl: server.url };
  await vote(place);
  const pool = new Pool({ connectionString: server.url, max: 1 });
  pool.on('error', () => {});
  const names = async (statement: string): Promise<string[]> =>
    (await pool.query(statement)).rows.map(({ name }) => String(name));
  const tables = () =>
    names("select table_name as name from information_schema.tables where table_schema = 'ballots'");
  const replace = async (table: string, rows: readonly Row[]) => {
    try {
      await pool.query(`begin; delete from ballots.${table}`);
      for (const row of rows) {
        const columns = Object.keys(row);
        await pool.query(
          `insert into ballots.${table} (${columns}) values (${columns.map((_, place) => `$${place + 1}`)})`,
          Object.values(row),
        );
      }
      await pool.query('commit');
    } catch (error) {
      await pool.query('rollback');
      throw error;
    }
  };
  const rows = async (table: string) => (await pool.query(`select * from ballots.${table}`)).rows.map(plain);
  const kept = new Map<string, Row[]>();
  for (const table of await tables()) kept.set(table, await rows(table));
  const touched = new Set<string>();
  return {
    place,
    tables,
    columns: async (table) => {
      const keyed = await names(
        `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
           where i.indisprimary and i.indrelid = 'ballots.${table}'::regclass`,
      );
      const { rows: found } = await pool.query(
        "select column_name, data_type from information_schema.columns where table_schema = 'ballots' and table_name = $1",
        [table],
      );
      return found.map(({ column_name, data_type }) => ({
        name: String(column_name),
        isText: data_type === 'text',
        isKey: keyed.includes(column_name),
      }));
    },
    rows,
    replace: (table, changed) => {
      touched.add(table);
      return replace(table, changed);
    },
    execute: async (statements) => {
      await pool.query(`set search_path = ballots; ${statements}`);
    },
    setFormat: async (version) => {
      await pool.query('update ballots.format set version = $1', [version]);
    },
    restore: async () => {
      for (const table of touched) await replace(table, kept.get(table) ?? []);
      touched.clear();
    },
    setBack: async () => {
      for (const [table, rows] of kept) await replace(table, rows);
    },
    remove: async () => {
      await pool.query('drop schema ballots cascade');
    },
    recount: (witnessed) => recountStore(place, keys, witnessed),
    close: async () => {
      await pool.end();
      await server.end();
    },
  };
}

function plain(row: object): Row {
  return z.record(z.string(), z.union([z.string(), z.number()])).parse(row);
}
