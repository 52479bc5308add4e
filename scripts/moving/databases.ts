import { BallotKeys } from '../../src/polls/ballot-keys.server.ts';
import type { House } from './house.ts';
import { PostgresHouse } from './postgres-house.ts';
import { filesIn, SqliteHouse } from './sqlite-house.ts';
import { copyTables, type Recount, type StoreName, stores, tablesToMove } from './stores.ts';

interface Inventory {
  rows: ReadonlyMap<StoreName, number>;
  recount: Recount | undefined;
}

interface DatabaseToMove {
  inUse: string | undefined;
  inventory: Inventory;
  close(): Promise<void>;
}

interface OpenSqlite extends DatabaseToMove {
  kind: 'sqlite';
  house: SqliteHouse;
}

interface OpenPostgres extends DatabaseToMove {
  kind: 'postgres';
  house: PostgresHouse;
}

/** Opens the source and verifies it. With `held` nobody else can write to it until it is closed. */
export async function openDatabase(from: House, held: boolean): Promise<OpenSqlite | OpenPostgres> {
  const keys = new BallotKeys(from.secrets.votes);
  if (!from.databaseUrl) {
    const house = SqliteHouse.open(from, keys);
    house.requireCurrent();
    const rows = new Map(stores.map((store) => [store.name, house.count(store)] as const));
    const inventory = { rows, recount: await house.recount() };
    return { kind: 'sqlite', house, inUse: house.inUse, inventory, close: async () => house.close() };
  }
  const house = await PostgresHouse.open(from, keys);
  const inUse = await house.inUse();
  await house.requireCurrent();
  await house.beginReading({ held: held && inUse === undefined });
  const rows = new Map<StoreName, number>();
  for (const store of stores) rows.set(store.name, await house.count(store));
  return {
    kind: 'postgres',
    house,
    inUse,
    inventory: { rows, recount: await house.recount() },
    close: () => house.close(),
  };
}

/** What occupies the target database, and whether it is in use; undefined if it is empty. */
export async function databaseInTheWay(
  to: House,
): Promise<{ found: string | undefined; inUse: string | undefined }> {
  if (!to.databaseUrl) {
    const [file] = filesIn(to.dataDir);
    return { found: file && `${file} is there already.`, inUse: undefined };
  }
  const house = await PostgresHouse.open(to, new BallotKeys(to.secrets.votes));
  try {
    const inUse = await house.inUse();
    for (const store of stores) {
      const hasTables = (await house.tables(store.name)).length > 0;
      // Empty content tables are the remains of an interrupted move.
      if (hasTables && (store.name !== 'content' || (await house.count(store)) > 0))
        return { found: `The new database has ${store.name} already.`, inUse };
    }
    return { found: undefined, inUse };
  } finally {
    await house.close();
  }
}

/**
 * Copies everything, then compares it with the source row by row and recounts every poll. Atomic: Postgres commits at
 * the end, and a disk's files wait in `aside`.
 */
export async function copyDatabase(
  from: OpenSqlite | OpenPostgres,
  to: House,
  aside: string,
): Promise<ReadonlyMap<StoreName, number>> {
  const keys = new BallotKeys(to.secrets.votes);
  if (from.kind === 'sqlite') {
    const house = await PostgresHouse.open(to, keys);
    try {
      house.makeContent();
      return await house.fill(async () => {
        const moved = await copyStores(from.house, house, from.kind);
        requireSameCount(from.inventory.recount, await house.recount());
        return moved;
      });
    } finally {
      await house.close();
    }
  }
  const house = SqliteHouse.make(aside, to, keys);
  try {
    house.begin();
    const moved = await copyStores(house, from.house, from.kind);
    requireSameCount(from.inventory.recount, await house.recount());
    house.commit();
    return moved;
  } finally {
    house.close();
  }
}

async function copyStores(
  sqlite: SqliteHouse,
  postgres: PostgresHouse,
  from: 'sqlite' | 'postgres',
): Promise<ReadonlyMap<StoreName, number>> {
  const moved = new Map<StoreName, number>();
  for (const store of stores) {
    const inSqlite = sqlite.rows(store.name);
    const tables = await postgres.tables(store.name);
    // A product without a site has neither ballots nor submissions.
    if (!inSqlite || tables.length === 0) continue;
    if (store.name === 'ballots') await (from === 'sqlite' ? postgres : sqlite).forgetRegister();
    const inPostgres = postgres.rows(store.name);
    const shared = tablesToMove(store, tables, sqlite.tables(store.name));
    const [source, target] = from === 'sqlite' ? [inSqlite, inPostgres] : [inPostgres, inSqlite];
    moved.set(store.name, await copyTables(shared, source, target));
  }
  return moved;
}

function requireSameCount(before: Recount | undefined, after: Recount | undefined): void {
  if (before && before.outcome !== after?.outcome)
    throw new Error(
      `The recount differs from the one before the move: ${after?.complaint ?? after?.outcome}`,
    );
}
