import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { formatOf, openForWriting } from '../../src/database/sqlite.ts';
import type { BallotKeys } from '../../src/polls/ballot-keys.server.ts';
import { ballotFormat, sqliteBallots } from '../../src/polls/ballots/sqlite-schema.server.ts';
import { sqliteInbox } from '../../src/server/forms/inbox/sqlite-inbox.server.ts';
import { environmentOf } from '../../src/settings/secrets.ts';
import type { House } from './house.ts';
import { InUse, openSource, SqliteRows, tablesOf } from './sqlite-rows.ts';
import {
  makeContentTables,
  type Recount,
  recount,
  requireFormat,
  requireMigrated,
  type StoreName,
  stores,
} from './stores.ts';

const fileOf = (directory: string, store: StoreName) => join(directory, `${store}.sqlite`);

/** The databases of a `DATA_DIR`, until closed. While they are held exclusively, no product can run on them. */
export class SqliteHouse {
  readonly #databases: ReadonlyMap<StoreName, DatabaseSync>;
  readonly #keys: BallotKeys;
  readonly inUse: string | undefined;

  private constructor(
    databases: ReadonlyMap<StoreName, DatabaseSync>,
    keys: BallotKeys,
    inUse: string | undefined,
  ) {
    this.#databases = databases;
    this.#keys = keys;
    this.inUse = inUse;
  }

  static open({ dataDir }: House, keys: BallotKeys): SqliteHouse {
    const databases = new Map<StoreName, DatabaseSync>();
    let inUse: string | undefined;
    for (const { name } of stores) {
      const file = fileOf(dataDir, name);
      if (!existsSync(file)) continue;
      try {
        databases.set(name, openSource(file, { toItself: true }));
      } catch (error) {
        if (!(error instanceof InUse)) throw error;
        inUse = `A product runs in ${dataDir}. End it first, and don’t start it there again afterwards.`;
        databases.set(name, openSource(file, { toItself: false }));
      }
    }
    return new SqliteHouse(databases, keys, inUse);
  }

  static make(directory: string, { secrets }: House, keys: BallotKeys): SqliteHouse {
    makeContentTables({ ...environmentOf(secrets), DATA_DIR: directory });
    const content = new DatabaseSync(fileOf(directory, 'content'));
    content.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = off');
    const ballots = openForWriting(fileOf(directory, 'ballots'), ballotFormat(keys));
    const submissions = openForWriting(fileOf(directory, 'submissions'), sqliteInbox);
    const databases = new Map<StoreName, DatabaseSync>([
      ['content', content],
      ['ballots', ballots],
      ['submissions', submissions],
    ]);
    return new SqliteHouse(databases, keys, undefined);
  }

  /** Undefined if the file doesn't exist or is empty. */
  rows(store: StoreName): SqliteRows | undefined {
    const database = this.#databases.get(store);
    return database && this.tables(store).size > 0 ? new SqliteRows(database) : undefined;
  }

  tables(store: StoreName): ReadonlyMap<string, readonly string[]> {
    const database = this.#databases.get(store);
    return database ? tablesOf(database) : new Map();
  }

  /** New ballots have an empty register, which the moved one replaces. */
  forgetRegister(): void {
    this.#databases.get('ballots')?.exec('delete from books');
  }

  begin(): void {
    for (const database of this.#databases.values()) database.exec('begin');
  }

  /** @throws if a foreign key is violated */
  commit(): void {
    for (const [store, database] of this.#databases) {
      const [lost] = database.prepare('pragma foreign_key_check').all();
      if (lost)
        throw new Error(
          `A row of ${lost.table} in ${store} refers to one of ${lost.parent} that there isn’t.`,
        );
      database.exec('commit');
    }
  }

  requireCurrent(): void {
    const content = this.#databases.get('content');
    if (content && this.rows('content'))
      requireMigrated(
        content
          .prepare('select name from payload_migrations')
          .all()
          .map(({ name }) => String(name)),
        'sqlite',
      );
    for (const [name, format] of [
      ['ballots', sqliteBallots],
      ['submissions', sqliteInbox],
    ] as const) {
      const database = this.#databases.get(name);
      if (database && this.rows(name))
        requireFormat(name, formatOf(database, `${name}.sqlite`, format), format.version);
    }
  }

  count(store: (typeof stores)[number]): number {
    const database = this.#databases.get(store.name);
    const tables = [...this.tables(store.name).keys()].filter((table) => table !== store.own);
    return tables.reduce(
      (sum, table) => sum + Number(database?.prepare(`select count(*) as rows from "${table}"`).get()?.rows),
      0,
    );
  }

  /** Undefined if there are no ballots. */
  async recount(): Promise<Recount | undefined> {
    const database = this.#databases.get('ballots');
    if (!database || !this.rows('ballots')) return undefined;
    return recount({
      read: async (statement, values) => database.prepare(statement.replaceAll('$', '?')).all(...values),
      schema: '',
      format: formatOf(database, 'ballots.sqlite', sqliteBallots),
      keys: this.#keys,
    });
  }

  close(): void {
    for (const database of this.#databases.values()) database.close();
  }
}

export function filesIn(dataDir: string): string[] {
  return stores.map(({ name }) => fileOf(dataDir, name)).filter((file) => existsSync(file));
}
