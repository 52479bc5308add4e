/** A parameter type that both databases store alike. */
type SqlValue = string | number | Uint8Array | null;

/** Runs a statement. Parameters are `$1`, `$2` …, tables are prefixed with `submissions.`. */
export type Query = (statement: string, values?: readonly SqlValue[]) => Promise<readonly unknown[]>;

export interface InboxDatabase {
  /** Suffix of a select before an update, so that two processes never claim the same rows. */
  readonly forUpdate: '' | 'for update skip locked';
  query: Query;
  /** All or nothing; on disk once it resolves. */
  inTransaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export const inboxFormat = 1;

/**
 * The same tables in both databases, by name. Of a delivered submission only its key remains, in `received`. `due_at`
 * is when a row may be claimed next, null if there is nothing to do.
 */
export function inboxTables(types: { number: string; bytes: string }) {
  const { number, bytes } = types;
  return {
    received: `form text not null, key text not null, receipt text not null unique, digest text not null,
      accepted_at ${number} not null, forget_at ${number} not null, primary key (form, key)`,
    records: `receipt text primary key, record text not null, reply_to text, revision ${number} not null,
      delivered ${number} not null, attempts ${number} not null, due_at ${number},
      accepted_at ${number} not null, delete_at ${number} not null`,
    mails: `receipt text not null, recipient text not null, place ${number} not null, state text not null,
      sent_at text, attempts ${number} not null, problem text, due_at ${number}, primary key (receipt, recipient)`,
    files: `id text primary key, receipt text, form text not null, field text not null, name text not null,
      type text not null, bytes ${number} not null, expires_at ${number}`,
    parts: `file text not null, place ${number} not null, content ${bytes} not null, primary key (file, place)`,
    spent: `nonce text primary key, forget_at ${number} not null`,
  };
}

/** Without the schema: SQLite expects it before the index's name, Postgres before the table's. */
export const inboxIndexes = [
  ['records_due', 'records', 'due_at'],
  ['mails_due', 'mails', 'due_at'],
  ['files_of', 'files', 'receipt'],
] as const;
