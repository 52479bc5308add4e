import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { BallotKeys } from '../ballot-keys.server.ts';
import type { BookRow } from '../ballot-store.server.ts';
import { unsoundOf } from './book-ballots.server.ts';
import { Books, register, type WrittenBooks } from './books.server.ts';

const bookRows = z.array(z.object({ poll: z.string(), content: z.string(), seal: z.string() }));
const lastEntries = z.array(
  z.object({ poll: z.string(), number: z.coerce.number().int(), hash: z.string() }),
);

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
  if (entries.length > 0) {
    // A forged row in the next entry's place must not stop votes from being counted.
    await client.query(
      `insert into ballots.journal (poll, number, at, kind, content, hash, signature)
         select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[])
       on conflict (poll, number) do update set at = excluded.at, kind = excluded.kind, content = excluded.content,
         hash = excluded.hash, signature = excluded.signature`,
      [
        entries.map(({ poll }) => poll),
        entries.map(({ number }) => number),
        entries.map(({ at }) => at),
        entries.map(({ kind }) => kind),
        entries.map(({ content }) => content),
        entries.map(({ hash }) => hash),
        entries.map(({ signature }) => signature),
      ],
    );
  }
  if (rows.length === 0) return;
  await client.query(
    `insert into ballots.books (poll, content, seal) select * from unnest($1::text[], $2::text[], $3::text[])
     on conflict (poll) do update set content = excluded.content, seal = excluded.seal`,
    [rows.map(({ poll }) => poll), rows.map(({ content }) => content), rows.map(({ seal }) => seal)],
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
