import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { z } from 'zod';
import type { RowDatabase, TableShape } from './multiply-rows.ts';

const named = z.object({ name: z.string() });
const column = z.object({ name: z.string(), type: z.string() });
const reference = z.object({ from: z.string(), table: z.string() });
const number = z.object({ greatest: z.coerce.number() });

export function sqliteRows(file: string): RowDatabase & { close(): Promise<void> } {
  const database = new DatabaseSync(file);
  const list = <Row>(schema: z.ZodType<Row>, statement: string): Row[] =>
    z.array(schema).parse(database.prepare(statement).all());
  return {
    schema: '',
    tables: async () =>
      list(named, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").map(
        ({ name }): TableShape => ({
          name,
          columns: list(column, `PRAGMA table_info("${name}")`).map(({ name, type }) => ({
            name,
            isText: type.toLowerCase() === 'text',
          })),
          refers: new Map(
            list(reference, `PRAGMA foreign_key_list("${name}")`).map(({ from, table }) => [from, table]),
          ),
        }),
      ),
    run: async (statement) => database.exec(statement),
    greatest: async (table, column) =>
      list(number, `SELECT coalesce(max("${column}"), 0) AS greatest FROM "${table}"`)[0]?.greatest ?? 0,
    settle: async () => database.exec('ANALYZE'),
    close: async () => database.close(),
  };
}

const shaped = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  refers: z.string().nullable(),
});

export async function postgresRows(url: string): Promise<RowDatabase & { close(): Promise<void> }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const schema = '"content".';
  return {
    schema,
    async tables() {
      const { rows } = await client.query(`
        SELECT relname AS table, attname AS name, format_type(atttypid, NULL) AS type, confrelid::regclass::text AS refers
        FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
        LEFT JOIN pg_constraint ON conrelid = attrelid AND contype = 'f' AND conkey = ARRAY[attnum]
        WHERE relkind = 'r' AND relnamespace = 'content'::regnamespace`);
      const tables = Map.groupBy(z.array(shaped).parse(rows), ({ table }) => table);
      return [...tables].map(([name, columns]) => ({
        name,
        columns: columns.map(({ name, type }) => ({ name, isText: /char|text/.test(type) })),
        refers: new Map(
          columns.flatMap(({ name, refers }) =>
            refers === null ? [] : [[name, refers.replace(/^content\./, '').replaceAll('"', '')]],
          ),
        ),
      }));
    },
    run: async (statement) => void (await client.query(statement)),
    async greatest(table, column) {
      const { rows } = await client.query(
        `SELECT coalesce(max("${column}"), 0) AS greatest FROM ${schema}"${table}"`,
      );
      return number.parse(rows[0]).greatest;
    },
    async settle(tables) {
      for (const table of tables) {
        const name = `${schema}"${table}"`;
        await client.query(
          `SELECT setval(pg_get_serial_sequence('${name}', 'id'), (SELECT max(id) FROM ${name}))`,
        );
      }
      await client.query('ANALYZE');
    },
    close: () => client.end(),
  };
}
