import type { PoolClient } from 'pg';
import { z } from 'zod';
import { recordOf } from '../ballot-record.ts';
import type { Ballot, CastOutcome } from '../ballot-store.server.ts';

/** Values that only one ballot may have: the table's columns, and a ballot's values. */
const kinds = {
  voters: { columns: ['poll', 'voter'], of: ({ poll, voter }: Ballot) => voter && [poll, voter] },
  proofs: { columns: ['proof', 'poll'], of: ({ poll, proof }: Ballot) => proof && [proof, poll] },
  receipts: { columns: ['poll', 'receipt'], of: ({ poll, receipt }: Ballot) => [poll, receipt] },
} as const;

/**
 * Claims each ballot's unique values. First inserts all keys of the batch, then goes through the ballots in order and
 * deletes keys that no ballot keeps. The outcome equals one ballot at a time, in a handful of statements, however many
 * ballots conflict.
 */
export async function claim(client: PoolClient, ballots: readonly Ballot[]): Promise<CastOutcome[]> {
  // A fixed order of tables and sorted keys prevent deadlocks between instances.
  const voters = await ClaimedKeys.take(client, 'voters', ballots);
  const proofs = await ClaimedKeys.take(client, 'proofs', ballots);
  const receipts = await ClaimedKeys.take(client, 'receipts', ballots);
  const records = await recordsOf(
    client,
    ballots.filter((ballot) => !receipts.isFreeFor(ballot)),
  );
  const outcomes = ballots.map((ballot): CastOutcome => {
    const name = `${ballot.poll} ${ballot.receipt}`;
    const record = recordOf(ballot.choices, ballot.ranked);
    const counted = records.get(name);
    if (counted !== undefined) return counted === record ? 'repeated' : 'different';
    if (!voters.isFreeFor(ballot)) return 'voted';
    if (!proofs.isFreeFor(ballot)) return 'spent';
    for (const keys of [voters, proofs, receipts]) keys.keep(ballot);
    records.set(name, record);
    return 'counted';
  });
  for (const keys of [voters, proofs, receipts]) await keys.giveBack(client);
  return outcomes;
}

const recordRows = z.array(z.object({ poll: z.string(), receipt: z.string(), record: z.string() }));

async function recordsOf(client: PoolClient, ballots: readonly Ballot[]): Promise<Map<string, string>> {
  if (ballots.length === 0) return new Map();
  const { rows } = await client.query(
    `select poll, receipt, record from ballots.log join ballots.chains using (chain)
       where (poll, receipt) in (select * from unnest($1::text[], $2::text[]))`,
    [ballots.map(({ poll }) => poll), ballots.map(({ receipt }) => receipt)],
  );
  return new Map(recordRows.parse(rows).map(({ poll, receipt, record }) => [`${poll} ${receipt}`, record]));
}

const keyRows = z.array(z.record(z.string(), z.string()));

type Key = readonly string[];

/** Keys of one kind that this transaction has inserted, and that no ballot has taken yet. */
class ClaimedKeys {
  readonly #kind: keyof typeof kinds;
  readonly #free: Map<string, Key>;

  private constructor(kind: keyof typeof kinds, free: Map<string, Key>) {
    this.#kind = kind;
    this.#free = free;
  }

  static async take(client: PoolClient, kind: keyof typeof kinds, ballots: readonly Ballot[]) {
    const { columns, of } = kinds[kind];
    const wanted = new Map<string, Key>();
    for (const ballot of ballots) {
      const key = of(ballot);
      if (key) wanted.set(key.join(' '), key);
    }
    if (wanted.size === 0) return new ClaimedKeys(kind, wanted);
    const keys = [...wanted].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, key]) => key);
    const names = columns.join(', ');
    const { rows } = await client.query(
      `insert into ballots.${kind} (${names}) select * from ${arrays(columns)}
       on conflict do nothing returning ${names}`,
      columnsOf(columns, keys),
    );
    const taken = keyRows.parse(rows).map((row) => columns.map((column) => row[column] ?? ''));
    return new ClaimedKeys(kind, new Map(taken.map((key) => [key.join(' '), key])));
  }

  isFreeFor(ballot: Ballot): boolean {
    const key = kinds[this.#kind].of(ballot);
    return !key || this.#free.has(key.join(' '));
  }

  keep(ballot: Ballot): void {
    const key = kinds[this.#kind].of(ballot);
    if (key) this.#free.delete(key.join(' '));
  }

  async giveBack(client: PoolClient): Promise<void> {
    if (this.#free.size === 0) return;
    const { columns } = kinds[this.#kind];
    await client.query(
      `delete from ballots.${this.#kind} where (${columns.join(', ')}) in (select * from ${arrays(columns)})`,
      columnsOf(columns, [...this.#free.values()]),
    );
  }
}

function arrays(columns: readonly string[]): string {
  return `unnest(${columns.map((_, place) => `$${place + 1}::text[]`).join(', ')})`;
}

function columnsOf(columns: readonly string[], keys: readonly Key[]): string[][] {
  return columns.map((_, place) => keys.map((key) => key[place] ?? ''));
}
