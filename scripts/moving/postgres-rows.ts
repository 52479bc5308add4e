import type { ClientBase } from 'pg';
import { z } from 'zod';
import { type Column, canonical, kindOf, type Row, type Rows, type Table } from './rows.ts';

const rowsAtOnce = 500;

/** Postgres's limit of parameters per statement. */
const mostValues = 65_535;

const columnRows = z.array(
  z.object({ table_name: z.string(), column_name: z.string(), data_type: z.string() }),
);
const rawRows = z.array(z.array(z.unknown()));

export async function tablesOf(client: ClientBase, schema: string): Promise<Table[]> {
  const { rows } = await client.query(
    `select table_name, column_name, data_type from information_schema.columns
       where table_schema = $1 order by table_name, ordinal_position`,
    [schema],
  );
  const columns = new Map<string, Column[]>();
  for (const { table_name: table, column_name: name, data_type: type } of columnRows.parse(rows))
    columns.set(table, [...(columns.get(table) ?? []), { name, kind: kindOf(table, name, type) }]);
  return [...columns].map(([name, all]) => ({ name, columns: all }));
}

export class PostgresRows implements Rows {
  readonly #client: ClientBase;
  readonly #schema: string;

  constructor(client: ClientBase, schema: string) {
    this.#client = client;
    this.#schema = schema;
  }

  async *read(table: Table): AsyncIterable<readonly Row[]> {
    const { name, columns } = table;
    await this.#client.query(
      `declare moving no scroll cursor for select ${columns.map(readable).join(', ')} from ${this.#schema}."${name}"`,
    );
    try {
      for (;;) {
        const found = await this.#client.query({ text: `fetch ${rowsAtOnce} from moving`, rowMode: 'array' });
        const rows = rawRows.parse(found.rows);
        if (rows.length > 0) yield rows.map((row) => canonical(table, row));
        if (rows.length < rowsAtOnce) return;
      }
    } finally {
      await this.#client.query('close moving');
    }
  }

  async write({ name, columns }: Table, rows: readonly Row[]): Promise<void> {
    const own = columns.flatMap((column, index) => (column.derived ? [] : [{ name: column.name, index }]));
    const atOnce = Math.floor(mostValues / own.length);
    for (let start = 0; start < rows.length; start += atOnce) {
      const part = rows.slice(start, start + atOnce);
      const places = part.map(
        (_, row) => `(${own.map((__, column) => `$${row * own.length + column + 1}`).join(', ')})`,
      );
      await this.#client.query(
        `insert into ${this.#schema}."${name}" (${own.map((column) => `"${column.name}"`).join(', ')})
           values ${places.join(', ')}`,
        part.flatMap((row) => own.map(({ index }) => stored(row[index]))),
      );
    }
  }
}

/** Selects a column in a form that doesn't depend on its type. */
function readable({ name, kind, derived }: Column): string {
  const column = derived ?? `"${name}"`;
  switch (kind) {
    case 'text':
    case 'json':
      return `${column}::text`;
    case 'number':
      return `${column}::float8`;
    case 'time':
      return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    default:
      return column;
  }
}

function stored(value: Row[number] | undefined): unknown {
  return value instanceof Uint8Array ? Buffer.from(value) : (value ?? null);
}

/**
 * Defers foreign key checks so that rows can come in any order. Call the returned function at the end of the
 * transaction, which checks them and restores the constraints.
 */
export async function deferReferences(client: ClientBase, schema: string): Promise<() => Promise<void>> {
  const found = await client.query(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name from pg_constraint
       where contype = 'f' and not condeferrable and connamespace = $1::regnamespace`,
    [schema],
  );
  const references = z.array(z.object({ table: z.string(), name: z.string() })).parse(found.rows);
  const alter = async (how: string) => {
    for (const { table, name } of references)
      await client.query(`alter table ${table} alter constraint ${name} ${how}`);
  };
  await alter('deferrable initially deferred');
  return async () => {
    await client.query('set constraints all immediate');
    await alter('not deferrable');
  };
}

export async function continueSequences(client: ClientBase, schema: string): Promise<void> {
  const found = await client.query(
    `select table_name as "table", column_name as name from information_schema.columns
       where table_schema = $1 and column_default like 'nextval(%'`,
    [schema],
  );
  for (const { table, name } of z
    .array(z.object({ table: z.string(), name: z.string() }))
    .parse(found.rows)) {
    const place = `${schema}."${table}"`;
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max("${name}"), 1), max("${name}") is not null) from ${place}`,
      [place, name],
    );
  }
}
