import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { ZodError } from 'zod';
import type { BallotKeys } from '../../src/polls/ballot-keys.server.ts';
import { RowSum, type SealedSet } from '../../src/polls/ballots/sealed-set.server.ts';
import type { ReadRows } from '../../src/polls/ballots/sql-reader.server.ts';
import { verifyStore } from '../../src/polls/ballots/verify-store.server.ts';
import { IntegrityError } from '../../src/polls/integrity-error.ts';
import { canonicalJson } from '../../src/polls/poll-journal.server.ts';
import { exitWith } from '../operate/command-line.ts';
import { hashOfRow, type Rows, type Table } from './rows.ts';

export type StoreName = 'content' | 'ballots' | 'submissions';

/** Databases: a schema each in Postgres, else a file. `own` are tables that each database fills by itself. */
export const stores: readonly { name: StoreName; own: string }[] = [
  { name: 'content', own: 'payload_migrations' },
  { name: 'ballots', own: 'format' },
  { name: 'submissions', own: 'format' },
];

/** SQLite stores the record beside the receipt; Postgres joins it from the log. */
const recordOfReceipt = {
  name: 'record',
  kind: 'text',
  derived: `(select record from ballots.log join ballots.chains using (chain)
    where chains.poll = receipts.poll and log.receipt = receipts.receipt limit 1)`,
} as const;

export function tablesToMove(
  { name, own }: (typeof stores)[number],
  inPostgres: readonly Table[],
  inSqlite: ReadonlyMap<string, readonly string[]>,
): Table[] {
  const tables = inPostgres
    .filter((table) => table.name !== own)
    .map((table) =>
      name === 'ballots' && table.name === 'receipts'
        ? { ...table, columns: [...table.columns, recordOfReceipt] }
        : table,
    );
  const shape = (table: string, columns: readonly string[]) => `${table}(${[...columns].sort().join(', ')})`;
  const expected = tables.map((table) =>
    shape(
      table.name,
      table.columns.map((column) => column.name),
    ),
  );
  const found = [...inSqlite]
    .filter(([table]) => table !== own)
    .map(([table, columns]) => shape(table, columns));
  const differing = [
    ...expected.filter((table) => !found.includes(table)),
    ...found.filter((table) => !expected.includes(table)),
  ];
  if (differing.length > 0)
    throw new Error(`SQLite and Postgres do not have the same tables of ${name}: ${differing.join('; ')}`);
  return tables;
}

/** Refuses content whose tables an earlier or a later version has left. */
export function requireMigrated(done: readonly string[], directory: 'sqlite' | 'postgres'): void {
  const known = readdirSync(`src/content/foundation/database/migrations/${directory}`)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length));
  if (done.some((name) => name !== 'dev' && !known.includes(name)))
    exitWith('The content to be moved was written by a newer version. Move it with that.');
  if (known.some((name) => !done.includes(name)))
    exitWith(
      'The content to be moved has tables of an earlier version. Start this one there once, and end it.',
    );
}

/** Refuses a store of an earlier format. Later or missing formats have been refused before. */
export function requireFormat(name: StoreName, found: number, version: number): void {
  if (found < version)
    exitWith(
      `The ${name} to be moved have tables of an earlier version. Start this one there once, and end it.`,
    );
}

export function makeContentTables(environment: Readonly<Record<string, string>>): void {
  const { status, stdout, stderr } = spawnSync(
    'payload',
    ['run', 'src/content/process/commands/make-tables.ts'],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        PAYLOAD_CONFIG_PATH: 'src/content/payload.config.ts',
        ...environment,
      },
    },
  );
  if (status !== 0) exitWith(`The content’s tables can’t be made.\n${stderr || stdout}`);
}

export async function copyTables(tables: readonly Table[], from: Rows, to: Rows): Promise<number> {
  const sums = new Map<Table, SealedSet>();
  for (const table of tables) {
    const sum = new RowSum();
    for await (const rows of from.read(table)) {
      for (const row of rows) sum.add(hashOfRow(row));
      await to.write(table, rows);
    }
    sums.set(table, sum.sealed);
  }
  let moved = 0;
  for (const [table, { rows, sum }] of sums) {
    const arrived = await sumOf(table, to);
    if (arrived.rows !== rows || arrived.sum !== sum)
      throw new Error(`${table.name} was not copied correctly: ${rows} rows left, ${arrived.rows} came.`);
    moved += rows;
  }
  return moved;
}

async function sumOf(table: Table, from: Rows): Promise<SealedSet> {
  const sum = new RowSum();
  for await (const rows of from.read(table)) for (const row of rows) sum.add(hashOfRow(row));
  return sum.sealed;
}

export interface Recount {
  outcome: string;
  polls: number;
  ballots: number;
  complaint: string | undefined;
}

export async function recount(store: {
  read: ReadRows;
  schema: '' | 'ballots.';
  format: number;
  keys: BallotKeys;
}): Promise<Recount> {
  try {
    const polls = [...(await verifyStore(store))];
    const ballots = polls.reduce((sum, [, { counted }]) => sum + counted.total, 0);
    return { outcome: canonicalJson(polls), polls: polls.length, ballots, complaint: undefined };
  } catch (error) {
    if (!(error instanceof IntegrityError || error instanceof ZodError)) throw error;
    return { outcome: error.message, polls: 0, ballots: 0, complaint: error.message };
  }
}
