import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BallotKeys } from '../ballot-keys.server.ts';
import { adoptSqliteBallots } from './adopt-sqlite-ballots.server.ts';

const version = 2;

/** How long one process waits for the other's transaction, in milliseconds. */
const patience = 10_000;

/**
 * Who voted, what was spent and what was voted stand in tables that nothing links, each in the order of its keys: no
 * line of the log leads to a voter.
 */
const tables = `
  create table receipts (poll text, receipt text, record text not null, primary key (poll, receipt)) without rowid;
  create table voters (poll text, voter text, primary key (poll, voter)) without rowid;
  create table proofs (proof text primary key) without rowid;
  create table log (
    chain text, number integer, receipt text not null, record text not null, at integer not null, hash text not null,
    primary key (chain, number)
  ) without rowid;
  create table chains (chain text primary key, poll text not null, number integer not null, hash text not null) without rowid;
  create index chains_of_poll on chains (poll);
  create table tallies (chain text, option text, votes integer not null, primary key (chain, option)) without rowid;
  create table turnout (chain text, minute integer, ballots integer not null, primary key (chain, minute)) without rowid;
  create table refusals (poll text, reason text, votes integer not null, primary key (poll, reason)) without rowid;
`;

/** What the second format added: what was asked and happened, signed, and how many rows of which sum there are, sealed. */
const journals = `
  create table journal (
    poll text, number integer, at integer not null, kind text not null, content text not null, hash text not null,
    signature text not null, primary key (poll, number)
  ) without rowid;
  create table books (poll text primary key, content text not null, seal text not null) without rowid;
  alter table chains add column begun integer not null default 0;
`;

export function ballotFile(dataDir: string): string {
  return join(dataDir, 'ballots.sqlite');
}

/** Opens the file for writing, makes it if it is not there, and brings it to this format. */
export function openForWriting(file: string, keys: BallotKeys): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    // Keys come in no order, so that each changes a page of its own: small pages make for little to write.
    database.exec('pragma page_size = 1024');
    inWriteAheadMode(database);
    database.exec('pragma synchronous = full; pragma cache_size = -65536');
    // Another thread writes back all the time. What it has not yet when the log has 64 MB is written back at once, and
    // the log begins anew.
    database.exec('pragma wal_autocheckpoint = 64000');
    // Immediate: of two processes that start at once the second waits, and finds the tables.
    database.exec('begin immediate');
    const found = formatOf(database, file);
    if (found === 0) database.exec(tables);
    if (found < version) {
      database.exec(journals);
      adoptSqliteBallots(database, keys);
      database.exec(`pragma user_version = ${version}`);
    }
    database.exec('commit');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the file, which has been opened for writing before, to write its log back into it. */
export function openForCheckpoints(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patience });
  database.exec('pragma synchronous = full');
  return database;
}

/** Opens the file for reading; undefined while it has no tables. */
export function openForReading(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { readOnly: true, timeout: patience });
  try {
    if (formatOf(database, file) > 0) return database;
  } catch (error) {
    database.close();
    throw error;
  }
  database.close();
  return undefined;
}

/** 0 while there are no tables. */
export function formatOf(database: DatabaseSync, file: string): number {
  const found = Number(database.prepare('pragma user_version').get()?.user_version);
  if (found > version)
    throw new Error(
      `${file} was written by a newer version (its ballots' format is ${found}, this one knows ${version}). Run that version, or restore a back-up.`,
    );
  return found;
}

/** Of two processes that switch a new file at once, SQLite refuses one without waiting, whatever its timeout. */
export function inWriteAheadMode(database: DatabaseSync): void {
  const until = Date.now() + patience;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
