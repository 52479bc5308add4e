import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { ZodError, z } from 'zod';
import type { BallotKeys } from '../../src/polls/ballot-keys.server.ts';
import { ballotFormatVersion } from '../../src/polls/ballots/ballot-tables.server.ts';
import { RowSum, type SealedSet } from '../../src/polls/ballots/sealed-set.server.ts';
import { verifyStore } from '../../src/polls/ballots/verify-store.server.ts';
import { IntegrityError } from '../../src/polls/integrity-error.ts';
import { canonicalJson } from '../../src/polls/poll-journal.server.ts';
import { inboxFormat } from '../../src/server/forms/inbox/inbox-database.server.ts';
import { exitWith } from '../operate/command-line.ts';
import { hashOfRow, type Rows, type Table } from './rows.ts';

export type StoreName = 'content' | 'ballots' | 'submissions';

interface Store {
  name: StoreName;
  /** The table that each database fills by itself. */
  own: string;
}

/** A schema each in Postgres, else a file. */
export const stores: readonly Store[] = [
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
  { name, own }: Store,
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

/** The databases of a place, opened to be moved. */
export interface Databases {
  readonly kind: 'sqlite' | 'postgres';
  /** None of a store that isn't there. */
  tableNames(store: StoreName): Promise<readonly string[]>;
  /** Parameters are `$1`, `$2` …, tables are named by `named`. */
  ask(
    store: StoreName,
    statement: string,
    values?: readonly (string | number)[],
  ): Promise<readonly unknown[]>;
  named(store: StoreName, table: string): string;
  /** @throws if it is a later format, or none */
  formatOf(store: 'ballots' | 'submissions'): Promise<number>;
  close(): Promise<void>;
}

/** Refuses tables that an earlier version has left, and content that a later one has. */
export async function requireCurrent(databases: Databases): Promise<void> {
  const earlier = 'to be moved has tables of an earlier version. Start this one there once, and end it.';
  if ((await databases.tableNames('content')).length > 0) {
    const migrations = databases.named('content', 'payload_migrations');
    const rows = await databases.ask('content', `select name from ${migrations}`);
    const done = z.array(z.object({ name: z.string() })).parse(rows);
    const known = readdirSync(`src/content/foundation/database/migrations/${databases.kind}`)
      .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
      .map((file) => file.slice(0, -'.ts'.length));
    if (done.some(({ name }) => name !== 'dev' && !known.includes(name)))
      exitWith('The content to be moved was written by a newer version. Move it with that.');
    if (known.some((name) => done.every((migration) => migration.name !== name)))
      exitWith(`The content ${earlier}`);
  }
  for (const [name, version] of [
    ['ballots', ballotFormatVersion],
    ['submissions', inboxFormat],
  ] as const)
    if ((await databases.tableNames(name)).length > 0 && (await databases.formatOf(name)) < version)
      exitWith(`The store of ${name} ${earlier}`);
}

export async function count(databases: Databases, { name, own }: Store): Promise<number> {
  let sum = 0;
  for (const table of await databases.tableNames(name)) {
    if (table === own) continue;
    const rows = await databases.ask(name, `select count(*) as number from ${databases.named(name, table)}`);
    sum += z.tuple([z.object({ number: z.coerce.number() })]).parse(rows)[0].number;
  }
  return sum;
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

/** Undefined if there are no ballots. */
export async function recount(databases: Databases, keys: BallotKeys): Promise<Recount | undefined> {
  if ((await databases.tableNames('ballots')).length === 0) return undefined;
  try {
    const polls = [
      ...(await verifyStore({
        read: (statement, values) => databases.ask('ballots', statement, values),
        schema: databases.kind === 'sqlite' ? '' : 'ballots.',
        format: await databases.formatOf('ballots'),
        keys,
      })),
    ];
    const ballots = polls.reduce((sum, [, { counted }]) => sum + counted.total, 0);
    return { outcome: canonicalJson(polls), polls: polls.length, ballots, complaint: undefined };
  } catch (error) {
    if (!(error instanceof IntegrityError || error instanceof ZodError)) throw error;
    return { outcome: error.message, polls: 0, ballots: 0, complaint: error.message };
  }
}
