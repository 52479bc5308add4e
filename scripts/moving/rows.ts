import { hash } from 'node:crypto';
import { canonicalJson } from '../../src/polls/poll-journal.server.ts';

export type Kind = 'text' | 'number' | 'boolean' | 'time' | 'json' | 'bytes';

export interface Column {
  name: string;
  kind: Kind;
  /** SQL that computes a column that Postgres doesn't store. */
  derived?: string;
}

export interface Table {
  name: string;
  columns: readonly Column[];
}

/** A value in canonical form, for comparison across databases: times as ISO 8601, JSON with sorted keys. */
export type Value = string | number | boolean | Uint8Array | null;

export type Row = readonly Value[];

export interface Rows {
  read(table: Table): AsyncIterable<readonly Row[]>;
  write(table: Table, rows: readonly Row[]): Promise<void>;
}

/** The kind by Postgres's type name; SQLite has too few types. */
export function kindOf(table: string, column: string, type: string): Kind {
  switch (type) {
    case 'character varying':
    case 'text':
    case 'USER-DEFINED':
      return 'text';
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'numeric':
    case 'double precision':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'timestamp with time zone':
      return 'time';
    case 'jsonb':
      return 'json';
    case 'bytea':
      return 'bytes';
    default:
      throw new Error(`${table}.${column} is of the type ${type}, which can't be moved.`);
  }
}

/** @throws if the value doesn't fit its column's kind; names the place, never the value */
export function canonical(table: Table, raw: readonly unknown[]): Row {
  return table.columns.map(({ name, kind }, index) => {
    const value = raw[index];
    if (value === null || value === undefined) return null;
    try {
      return canonicalOf(kind, value);
    } catch {
      throw new Error(`A value in ${table.name}.${name} is not what belongs there (${kind}).`);
    }
  });
}

function canonicalOf(kind: Kind, value: unknown): Value {
  switch (kind) {
    case 'text':
      if (typeof value === 'string' || typeof value === 'number') return String(value);
      break;
    case 'number':
      if (value !== '' && Number.isFinite(Number(value))) return Number(value);
      break;
    case 'boolean':
      if (value === true || value === 1) return true;
      if (value === false || value === 0) return false;
      break;
    case 'time':
      if (typeof value === 'string') return new Date(value).toISOString();
      break;
    case 'json':
      if (typeof value === 'string') return canonicalJson(JSON.parse(value));
      break;
    case 'bytes':
      if (value instanceof Uint8Array) return value;
      break;
  }
  throw new Error(kind);
}

/** 64 hexadecimal digits, the same for the same row in either database. */
export function hashOfRow(row: Row): string {
  return hash(
    'sha256',
    JSON.stringify(row.map((value) => (value instanceof Uint8Array ? [hash('sha256', value)] : value))),
  );
}
