import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { postgresIsMissing, startPostgres } from '../../tests/support/postgres.ts';
import { directoryForTest } from '../../tests/support/test-directory.ts';
import { BallotKeys } from './ballot-keys.server.ts';
import type { Ballot, BallotReader, BallotStore, LoggedBallot } from './ballot-store.server.ts';
import { openBallotReader, recountStore } from './open-ballot-reader.server.ts';
import { openBallotStore } from './open-ballot-store.server.ts';
import type { AskedQuestion } from './poll-journal.server.ts';

let database: Awaited<ReturnType<typeof startPostgres>> | undefined;
let dataDir: string;
let poll: string;
const open: { close(): Promise<void> }[] = [];

const kinds = ['sqlite', 'postgres'] as const;

beforeAll(async () => {
  if (!postgresIsMissing) database = await startPostgres();
}, 60_000);
afterAll(() => database?.end());

beforeEach(() => {
  dataDir = directoryForTest();
  poll = randomBytes(4).toString('hex');
});

afterEach(() => Promise.all(open.splice(0).map((opened) => opened.close())));

const hex = () => randomBytes(16).toString('hex');

const question: AskedQuestion = { method: 'single', minChoices: 1, maxChoices: 1, integrity: 'device' };
const secrets = { votes: 'a secret that is long enough for a club' };
const keys = new BallotKeys(secrets.votes);

function ballot(changes: Partial<Ballot> = {}): Ballot {
  return { poll, receipt: hex(), choices: ['wide'], ranked: false, at: 1_000_000, question, ...changes };
}

async function linesOf(reader: BallotReader): Promise<LoggedBallot[]> {
  const lines: LoggedBallot[] = [];
  for await (const line of reader.log(poll)) lines.push(line);
  return lines;
}

describe.each(kinds)('ballots in %s', (kind) => {
  const place = () => ({ dataDir, databaseUrl: kind === 'postgres' ? database?.url : undefined, secrets });

  const recount = async () => (await recountStore(place(), keys)).get(poll);

  async function openStore(): Promise<BallotStore> {
    const store = await openBallotStore(place());
    open.push(store);
    return store;
  }

  async function close(store: BallotStore): Promise<void> {
    open.splice(open.indexOf(store), 1);
    await store.close();
  }

  beforeEach((context) => {
    if (kind === 'postgres' && postgresIsMissing) context.skip(postgresIsMissing);
  });

  it('are counted once, and say why not again', async () => {
    const store = await openStore();
    const first = ballot({ voter: hex(), proof: hex() });
    expect(await store.cast(first)).toBe('counted');
    expect(await store.cast({ ...first, at: 2_000_000 })).toBe('repeated');
    expect(await store.cast({ ...first, choices: ['narrow'] })).toBe('different');
    expect(await store.cast({ ...first, receipt: hex() })).toBe('voted');
    expect(await store.cast(ballot({ voter: hex(), proof: first.proof }))).toBe('spent');
    expect(await store.cast(ballot())).toBe('counted');
    expect(await store.tally(poll)).toEqual({ counts: { wide: 2 }, total: 2 });
    expect(await recount()).toMatchObject({ counted: { total: 2 }, chains: 1 });
  });

  it('are found again by their receipt', async () => {
    const store = await openStore();
    const cast = ballot({ choices: ['wide', 'narrow'], ranked: true });
    expect(await store.recordOfReceipt(poll, cast.receipt)).toBeUndefined();
    await store.cast(cast);
    expect(await store.recordOfReceipt(poll, cast.receipt)).toBe('wide>narrow');
    expect(await store.recordOfReceipt(`${poll}0`, cast.receipt)).toBeUndefined();
  });

  it('take nothing for a ballot that is refused', async () => {
    const store = await openStore();
    const first = ballot({ voter: hex(), proof: hex() });
    await store.cast(first);
    const spent = ballot({ voter: hex(), proof: first.proof });
    const voted = ballot({ voter: first.voter, proof: hex() });
    // Sequential casts and one batch have the same outcomes.
    const again = [
      spent,
      { ...spent, proof: hex() },
      voted,
      ballot({ proof: voted.proof }),
      { ...voted, voter: hex(), proof: hex(), choices: ['tall'] },
    ];
    expect(await Promise.all(again.map((one) => store.cast(one)))).toEqual([
      'spent',
      'counted',
      'voted',
      'counted',
      'counted',
    ]);
    expect(await store.cast({ ...voted, choices: ['tall'] })).toBe('repeated');
    expect(await recount()).toMatchObject({ counted: { total: 4, counts: { wide: 3, tall: 1 } } });
  });

  it('allow a voter and a receipt once per poll, a proof once over all', async () => {
    const store = await openStore();
    const first = ballot({ voter: hex(), proof: hex() });
    const elsewhere = { ...first, poll: `${poll}-other` };
    expect(await store.cast(first)).toBe('counted');
    expect(await store.cast(elsewhere)).toBe('spent');
    expect(await store.cast({ ...elsewhere, proof: hex() })).toBe('counted');
    expect((await store.tally(poll)).total).toBe(1);
  });

  it('count a ranking from n for the first place down to 1', async () => {
    const store = await openStore();
    await store.cast(ballot({ choices: ['a', 'b', 'c'], ranked: true }));
    await store.cast(ballot({ choices: ['c', 'a', 'b'], ranked: true }));
    expect(await store.tally(poll)).toEqual({ counts: { a: 5, b: 3, c: 4 }, total: 2 });
    expect((await linesOf(store)).map(({ record }) => record)).toEqual(['a>b>c', 'c>a>b']);
  });

  it('come out right of a storm with many of them twice', async () => {
    const store = await openStore();
    const voters = Array.from({ length: 300 }, hex);
    const first = Array.from({ length: 1000 }, () =>
      ballot({ voter: voters[randomInt(voters.length)], choices: [`option-${randomInt(4)}`] }),
    );
    const cast = [...first, ...first].sort((one, other) => (one.receipt < other.receipt ? -1 : 1));
    const outcomes = await Promise.all(cast.map((one) => store.cast(one)));
    const counted = outcomes.filter((outcome) => outcome === 'counted').length;
    expect(counted).toBe(new Set(first.map(({ voter }) => voter)).size);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(counted);
    expect(outcomes.filter((outcome) => outcome === 'voted')).toHaveLength(2000 - 2 * counted);
    expect(await recount()).toMatchObject({ counted: { total: counted } });
  });

  it('are told per minute, and refusals per reason', async () => {
    const store = await openStore();
    for (const at of [60_000, 119_999, 120_000, 600_001]) await store.cast(ballot({ at }));
    store.countRefusal(poll, 'code');
    store.countRefusal(poll, 'code');
    store.countRefusal(poll, 'too-many');
    await store.cast(ballot({ at: 600_002 }));
    expect(await store.turnout(poll)).toEqual([
      { minute: 60_000, ballots: 2 },
      { minute: 120_000, ballots: 1 },
      { minute: 600_000, ballots: 2 },
    ]);
    expect(await store.audit(poll)).toMatchObject({ accepted: 5, refused: { code: 2, 'too-many': 1 } });
  });

  it('stay when the store is opened again, which begins a new chain', async () => {
    const before = await openStore();
    const first = ballot({ voter: hex() });
    const closing = [before.cast(first), before.cast(ballot())];
    before.countRefusal(poll, 'closed');
    await close(before);
    expect(await Promise.all(closing)).toEqual(['counted', 'counted']);
    await expect(before.cast(ballot())).rejects.toThrow('closed');

    const after = await openStore();
    expect(await after.cast(first)).toBe('repeated');
    expect(await after.cast(ballot({ choices: ['tall'] }))).toBe('counted');
    expect(await after.audit(poll)).toMatchObject({ accepted: 3, refused: { closed: 1 } });
    expect(await recount()).toMatchObject({ counted: { total: 3, counts: { wide: 2, tall: 1 } }, chains: 2 });
  });

  it('are counted once where two stores are open on the same data', async () => {
    const stores = await Promise.all([openStore(), openStore()]);
    const races = Array.from({ length: 100 }, () => hex());
    const outcomes = await Promise.all(
      races.map((voter) => Promise.all(stores.map((store) => store.cast(ballot({ voter, proof: hex() }))))),
    );
    for (const both of outcomes) expect(both.toSorted()).toEqual(['counted', 'voted']);
    expect(await recount()).toMatchObject({ counted: { total: 100 } });
  });

  it('are read by whoever has no store open, before and after there are any', async () => {
    const reader = openBallotReader(place());
    open.push(reader);
    expect(await reader.tally(poll)).toEqual({ counts: {}, total: 0 });
    expect(await reader.audit(poll)).toEqual({ accepted: 0, refused: {}, heads: [] });
    expect(await linesOf(reader)).toEqual([]);
    const store = await openStore();
    const cast = ballot();
    await store.cast(cast);
    expect(await reader.tally(poll)).toEqual({ counts: { wide: 1 }, total: 1 });
    expect(await linesOf(reader)).toEqual([
      expect.objectContaining({ poll, number: 1, receipt: cast.receipt }),
    ]);
    await close(store);
    expect(await reader.turnout(poll)).toEqual([{ minute: 960_000, ballots: 1 }]);
  });

  it('that were answered as counted are there after the process was killed in a storm', async () => {
    const { databaseUrl } = place();
    const storm = spawn(
      'node',
      ['tests/support/ballot-storm.ts', poll, dataDir, secrets.votes, ...(databaseUrl ? [databaseUrl] : [])],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const answered = await receiptsUntilKilled(storm, 3000);
    const store = await openStore();
    const logged = (await linesOf(store)).map(({ receipt }) => receipt);
    const kept = new Set(logged);
    expect(kept.size).toBe(logged.length);
    expect(answered.filter((receipt) => !kept.has(receipt))).toEqual([]);
    expect(await recount()).toMatchObject({ counted: { total: logged.length }, chains: 1 });
  }, 30_000);
});

async function receiptsUntilKilled(
  storm: ChildProcess & { stdout: NodeJS.ReadableStream | null },
  enough: number,
): Promise<string[]> {
  const ended = once(storm, 'exit');
  const receipts: string[] = [];
  if (!storm.stdout) return receipts;
  for await (const line of createInterface(storm.stdout)) {
    // The kill may truncate the last line.
    if (/^[0-9a-f]{32}$/.test(line)) receipts.push(line);
    if (receipts.length === enough) storm.kill('SIGKILL');
  }
  await ended;
  expect(receipts.length).toBeGreaterThanOrEqual(enough);
  return receipts;
}

describe('a batch that fails', () => {
  it('rejects its casts, and the store goes on', async () => {
    const store = await openBallotStore({ dataDir, databaseUrl: undefined, secrets });
    open.push(store);
    expect(await store.cast(ballot())).toBe('counted');
    const meddler = new DatabaseSync(join(dataDir, 'ballots.sqlite'));
    meddler.exec(
      "create trigger full before insert on log when new.record = 'full' begin select raise(abort, 'disk full'); end",
    );
    const failed = ballot({ choices: ['full'], voter: hex() });
    const casts = await Promise.allSettled([store.cast(ballot()), store.cast(failed)]);
    for (const cast of casts)
      expect(cast).toMatchObject({ reason: expect.objectContaining({ message: 'disk full' }) });
    meddler.exec('drop trigger full');
    meddler.close();
    expect(await store.cast(failed)).toBe('counted');
    const recounted = await recountStore({ dataDir, databaseUrl: undefined }, keys);
    expect(recounted.get(poll)).toMatchObject({ counted: { total: 2 }, chains: 2 });
  });
});

describe('what SQLite was told', () => {
  it('comes into the file itself while the store is open', async () => {
    const store = await openBallotStore({ dataDir, databaseUrl: undefined, secrets });
    open.push(store);
    await Promise.all(Array.from({ length: 2000 }, () => store.cast(ballot({ voter: hex() }))));
    // Without checkpoints everything would stay in the write-ahead log until it reaches 64 MB.
    await vi.waitFor(() => expect(statSync(join(dataDir, 'ballots.sqlite')).size).toBeGreaterThan(200_000), {
      timeout: 10_000,
    });
  });
});

describe('ballots of a newer version', () => {
  it('are refused in a sentence', async () => {
    await (await openBallotStore({ dataDir, databaseUrl: undefined, secrets })).close();
    const file = new DatabaseSync(join(dataDir, 'ballots.sqlite'));
    file.exec('pragma user_version = 99');
    file.close();
    await expect(openBallotStore({ dataDir, databaseUrl: undefined, secrets })).rejects.toThrow(
      'by a newer version',
    );
    const reader = openBallotReader({ dataDir, databaseUrl: undefined });
    await expect(reader.tally(poll)).rejects.toThrow('by a newer version');
    await reader.close();
  });
});
