import { BallotKeys } from '../../src/polls/ballot-keys.server.ts';
import type { House } from './house.ts';
import { PostgresHouse } from './postgres-house.ts';
import { filesIn, SqliteHouse } from './sqlite-house.ts';
import {
  copyTables,
  count,
  type Recount,
  recount,
  requireCurrent,
  type StoreName,
  stores,
  tablesToMove,
} from './stores.ts';

interface OpenSource {
  house: SqliteHouse | PostgresHouse;
  inUse: string | undefined;
  rows: ReadonlyMap<StoreName, number>;
  recount: Recount | undefined;
}

/** Opens the source and verifies it. With `held` nobody else can write to it until it is closed. */
export async function openDatabase(from: House, held: boolean): Promise<OpenSource> {
  const keys = new BallotKeys(from.secrets.votes);
  const house = from.databaseUrl ? await PostgresHouse.open(from, keys) : SqliteHouse.open(from);
  const inUse = house.kind === 'postgres' ? await house.inUse() : house.inUse;
  await requireCurrent(house);
  if (house.kind === 'postgres') await house.beginReading({ held: held && inUse === undefined });
  const rows = new Map<StoreName, number>();
  for (const store of stores) rows.set(store.name, await count(house, store));
  return { house, inUse, rows, recount: await recount(house, keys) };
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
      const hasTables = (await house.tableNames(store.name)).length > 0;
      // Empty content tables are the remains of an interrupted move.
      if (hasTables && (store.name !== 'content' || (await count(house, store)) > 0))
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
  { house: from, recount: before }: OpenSource,
  to: House,
  aside: string,
): Promise<ReadonlyMap<StoreName, number>> {
  const keys = new BallotKeys(to.secrets.votes);
  const target =
    from.kind === 'sqlite' ? await PostgresHouse.open(to, keys) : SqliteHouse.make(aside, to, keys);
  try {
    return await target.fill(async () => {
      const moved = await copyStores(from, target);
      const after = await recount(target, keys);
      if (before && before.outcome !== after?.outcome)
        throw new Error(
          `The recount differs from the one before the move: ${after?.complaint ?? after?.outcome}`,
        );
      return moved;
    });
  } finally {
    await target.close();
  }
}

async function copyStores(
  from: SqliteHouse | PostgresHouse,
  to: SqliteHouse | PostgresHouse,
): Promise<ReadonlyMap<StoreName, number>> {
  const [sqlite, postgres] = from.kind === 'sqlite' ? [from, to] : [to, from];
  if (sqlite.kind !== 'sqlite' || postgres.kind !== 'postgres') throw new Error('Both are of the same kind.');
  const moved = new Map<StoreName, number>();
  for (const store of stores) {
    const { name } = store;
    const there = [(await from.tableNames(name)).length, (await to.tableNames(name)).length];
    // A product without a site has neither ballots nor submissions.
    if (there.includes(0)) continue;
    // New ballots have an empty register, which the moved one replaces.
    if (name === 'ballots') await to.ask(name, `delete from ${to.named(name, 'books')}`);
    const shared = tablesToMove(store, await postgres.tables(name), sqlite.tables(name));
    moved.set(name, await copyTables(shared, from.rows(name), to.rows(name)));
  }
  return moved;
}
