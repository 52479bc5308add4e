import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutOfReach, type Reach, usualJoining } from '#database/reach.ts';
import { OwnPostgres, ownPostgresIsMissing } from '../../tests/support/postgres.ts';
import { BallotKeys } from './ballot-keys.server.ts';
import type { Ballot, BallotStore } from './ballot-store.server.ts';
import { recountStore } from './open-ballot-reader.server.ts';
import { openBallotStore } from './open-ballot-store.server.ts';
import type { AskedQuestion } from './poll-journal.server.ts';

const poll = 'outage';
const secrets = { votes: 'a secret that is long enough for a club' };
const question: AskedQuestion = { method: 'single', minChoices: 1, maxChoices: 1, integrity: 'device' };
const hex = () => randomBytes(16).toString('hex');

function ballot(): Ballot {
  return { poll, receipt: hex(), voter: hex(), choices: ['wide'], ranked: false, at: 1_000_000, question };
}

describe.skipIf(ownPostgresIsMissing)('ballots whose Postgres goes away', () => {
  let database: OwnPostgres;
  let store: BallotStore | undefined;
  let turns: boolean[];

  beforeEach(async () => {
    database = await OwnPostgres.start();
    turns = [];
  });

  afterEach(async () => {
    database.thaw();
    await store?.close();
    store = undefined;
    await database.end();
  });

  const place = () => ({ dataDir: '/nowhere', databaseUrl: database.url });

  async function open(): Promise<BallotStore> {
    const onTurn = ({ reachable }: Reach) => turns.push(reachable);
    store = await openBallotStore({ ...place(), secrets }, 500, { ...usualJoining, atMost: 200, onTurn });
    return store;
  }

  const untilReachable = (opened: BallotStore, reachable: boolean) =>
    vi.waitFor(() => expect(opened.reach.reachable).toBe(reachable), { timeout: 30_000 });

  it.each(['frozen', 'stopped'] as const)(
    'are refused while it is %s from the start, and taken when it is there',
    async (state) => {
      if (state === 'frozen') database.freeze();
      else await database.stop();
      const opened = await open();
      expect(opened.reach.reachable).toBe(false);
      await expect(opened.cast(ballot())).rejects.toThrow(OutOfReach);
      await expect(opened.tally(poll)).rejects.toThrow(OutOfReach);
      if (state === 'frozen') database.thaw();
      else await database.startAgain();
      await untilReachable(opened, true);
      expect(await opened.cast(ballot())).toBe('counted');
    },
    40_000,
  );

  it('are all kept once where they were answered, and refused at once where they were not', async () => {
    const opened = await open();
    await untilReachable(opened, true);
    const answered = Array.from({ length: 50 }, ballot);
    for (const outcome of await Promise.all(answered.map((one) => opened.cast(one))))
      expect(outcome).toBe('counted');
    for (const outage of ['frozen', 'stopped', 'frozen']) {
      const open = Array.from({ length: 50 }, ballot);
      const early = open.slice(0, 10).map((one) => opened.cast(one).catch((error: unknown) => error));
      if (outage === 'frozen') database.freeze();
      else await database.stop();
      // Some of them are being written, some not; none may hang.
      const late = open.slice(10).map((one) => opened.cast(one).catch((error: unknown) => error));
      await Promise.all([...early, ...late]);
      await untilReachable(opened, false);
      await expect(opened.cast(ballot())).rejects.toThrow(OutOfReach);
      if (outage === 'frozen') database.thaw();
      else await database.startAgain();
      await untilReachable(opened, true);
      // Those without an answer retry with the same key.
      for (const one of open) expect(['counted', 'repeated']).toContain(await opened.cast(one));
      answered.push(...open);
      expect((await opened.tally(poll)).total).toBe(answered.length);
      const recounted = await recountStore(place(), new BallotKeys(secrets.votes));
      expect(recounted.get(poll)).toMatchObject({ counted: { total: answered.length } });
    }
    // Once for each change, not for each probe.
    expect(turns).toEqual([true, false, true, false, true, false, true]);
  }, 120_000);
});
