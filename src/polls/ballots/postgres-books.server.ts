import type { PoolClient } from 'pg';
import { z } from 'zod';
import { insertRows } from '#database/postgres.ts';
import type { BallotKeys } from '../ballot-keys.server.ts';
import type { BookRow } from '../ballot-store.server.ts';
import { ballotRows } from './ballot-tables.server.ts';
import { unsoundOf } from './book-ballots.server.ts';
import { Books, register, type WrittenBooks } from './books.server.ts';

const bookRows = z.array(ballotRows.books);
const lastEntries = z.array(ballotRows.journal.pick({ poll: true, number: true, hash: true }));

/** Reads and locks the books of these polls until the end of the transaction. */
export async function openBooks(
  client: PoolClient,
  keys: BallotKeys,
  polls: readonly string[],
  now: number,
): Promise<Books> {
  if (polls.length === 0) return new Books(keys, [], [], now);
  let rows = await lockedRows(client, polls);
  let unsound = unsoundOf(keys, polls, rows);
  if (unsound.length > 0) {
    const wanted = [...new Set([register, ...polls])];
    // A concurrent insert waits here for the first, and then finds its row.
    const made = await client.query(
      `insert into ballots.books select *, '', '' from unnest($1::text[]) on conflict do nothing returning poll, content, seal`,
      [wanted],
    );
    const isNew = new Set(bookRows.parse(made.rows).map(({ poll }) => poll));
    rows = (await lockedRows(client, wanted)).filter(({ poll }) => !isNew.has(poll));
    unsound = unsoundOf(keys, wanted, rows);
  }
  return new Books(keys, rows, await lastEntriesOf(client, unsound), now);
}

export async function writeBooks(client: PoolClient, { entries, rows }: WrittenBooks): Promise<void> {
  // A forged row in the next entry's place must not stop votes from being counted.
  await insertRows(
    client,
    'ballots.journal',
    ['poll', 'number', 'at', 'kind', 'content', 'hash', 'signature'],
    entries,
    `on conflict (poll, number) do update set at = excluded.at, kind = excluded.kind, content = excluded.content,
       hash = excluded.hash, signature = excluded.signature`,
  );
  await insertRows(
    client,
    'ballots.books',
    ['poll', 'content', 'seal'],
    rows,
    'on conflict (poll) do update set content = excluded.content, seal = excluded.seal',
  );
}

async function lockedRows(client: PoolClient, polls: readonly string[]): Promise<BookRow[]> {
  const { rows } = await client.query(
    'select poll, content, seal from ballots.books where poll = any($1::text[]) order by poll for update',
    [polls],
  );
  return bookRows.parse(rows);
}

async function lastEntriesOf(client: PoolClient, polls: readonly string[]) {
  if (polls.length === 0) return [];
  const { rows } = await client.query(
    `select distinct on (poll) poll, number, hash from ballots.journal where poll = any($1::text[])
       order by poll, number desc`,
    [polls],
  );
  const found = lastEntries.parse(rows);
  return polls.map((poll) => found.find((entry) => entry.poll === poll) ?? { poll, number: 0, hash: '' });
}
