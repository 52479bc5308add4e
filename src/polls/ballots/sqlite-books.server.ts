import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { BallotKeys } from '../ballot-keys.server.ts';
import { ballotRows } from './ballot-tables.server.ts';
import { unsoundOf } from './book-ballots.server.ts';
import { Books, register, type WrittenBooks } from './books.server.ts';

const bookRows = z.array(ballotRows.books);
const lastEntries = z.array(ballotRows.journal.pick({ poll: true, number: true, hash: true }));

export class SqliteBooks {
  readonly #keys: BallotKeys;
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(database: DatabaseSync, keys: BallotKeys) {
    this.#keys = keys;
    this.#statements = prepareStatements(database);
  }

  open(polls: readonly string[], now: number): Books {
    const wanted = [...polls];
    const { readBook, readLast } = this.#statements;
    const read = (names: readonly string[]) => bookRows.parse(names.flatMap((poll) => readBook.all(poll)));
    const rows = read(wanted);
    let unsound = unsoundOf(this.#keys, wanted, rows);
    if (unsound.length > 0 && !wanted.includes(register)) {
      wanted.unshift(register);
      rows.push(...read([register]));
      unsound = unsoundOf(this.#keys, wanted, rows);
    }
    const last = unsound.map(
      (poll) => lastEntries.parse(readLast.all(poll))[0] ?? { poll, number: 0, hash: '' },
    );
    return new Books(this.#keys, rows, last, now);
  }

  write({ entries, rows }: WrittenBooks): void {
    const { addEntry, setBook } = this.#statements;
    for (const { poll, number, at, kind, content, hash, signature } of entries)
      addEntry.run(poll, number, at, kind, content, hash, signature);
    for (const { poll, content, seal } of rows) setBook.run(poll, content, seal);
  }
}

function prepareStatements(database: DatabaseSync) {
  return {
    readBook: database.prepare('select poll, content, seal from books where poll = ?'),
    readLast: database.prepare(
      'select poll, number, hash from journal where poll = ? order by number desc limit 1',
    ),
    // A forged row in the next entry's place must not stop votes from being counted.
    addEntry: database.prepare('insert or replace into journal values (?, ?, ?, ?, ?, ?, ?)'),
    setBook: database.prepare('insert or replace into books values (?, ?, ?)'),
  };
}
