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
import { type Databases, makeContentTables, type StoreName, stores } from './stores.ts';

const fileOf = (directory: string, store: StoreName) => join(directory, `${store}.sqlite`);

/** The databases of a `DATA_DIR`, until closed. While they are held exclusively, no product can run on them. */
export class SqliteHouse implements Databases {
  readonly kind = 'sqlite';
  readonly #databases: ReadonlyMap<StoreName, DatabaseSync>;
  readonly inUse: string | undefined;

  private constructor(databases: ReadonlyMap<StoreName, DatabaseSync>, inUse: string | undefined) {
    this.#databases = databases;
    this.inUse = inUse;
  }

  static open({ dataDir }: House): SqliteHouse {
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
    return new SqliteHouse(databases, inUse);
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
    return new SqliteHouse(databases, undefined);
  }

  rows(store: StoreName): SqliteRows {
    return new SqliteRows(this.#of(store));
  }

  tables(store: StoreName): ReadonlyMap<string, readonly string[]> {
    const database = this.#databases.get(store);
    return database ? tablesOf(database) : new Map();
  }

  /**
   * Commits once `work` has finished.
   * @throws if a foreign key is violated
   */
  async fill<Result>(work: () => Promise<Result>): Promise<Result> {
    for (const database of this.#databases.values()) database.exec('begin');
    const result = await work();
    for (const [store, database] of this.#databases) {
      const [lost] = database.prepare('pragma foreign_key_check').all();
      if (lost)
        throw new Error(
          `A row of ${lost.table} in ${store} refers to one of ${lost.parent} that there isn’t.`,
        );
      database.exec('commit');
    }
    return result;
  }

  async tableNames(store: StoreName): Promise<readonly string[]> {
    return [...this.tables(store).keys()];
  }

  async ask(
    store: StoreName,
    statement: string,
    values: readonly (string | number)[] = [],
  ): Promise<readonly unknown[]> {
    return this.#of(store)
      .prepare(statement.replaceAll('$', '?'))
      .all(...values);
  }

  named(_store: StoreName, table: string): string {
    return `"${table}"`;
  }

  async formatOf(store: 'ballots' | 'submissions'): Promise<number> {
    const format = store === 'ballots' ? sqliteBallots : sqliteInbox;
    return formatOf(this.#of(store), `${store}.sqlite`, format);
  }

  async close(): Promise<void> {
    for (const database of this.#databases.values()) database.close();
  }

  #of(store: StoreName): DatabaseSync {
    const database = this.#databases.get(store);
    if (!database) throw new Error(`There is no ${store}.sqlite.`);
    return database;
  }
}

export function filesIn(dataDir: string): string[] {
  return stores.map(({ name }) => fileOf(dataDir, name)).filter((file) => existsSync(file));
}
