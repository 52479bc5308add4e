import { hash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { postgresIsMissing, startPostgres } from '../../../tests/support/postgres.ts';
import { BallotKeys } from '../ballot-keys.server.ts';
import type { Ballot } from '../ballot-store.server.ts';
import { openBallotReader, recountStore } from '../open-ballot-reader.server.ts';
import { openBallotStore } from '../open-ballot-store.server.ts';

const secrets = { votes: 'a secret that is long enough for a club' };
const keys = new BallotKeys(secrets.votes);
const kept = 'tests/support/first-ballot-format';

const named = (name: string) => hash('sha256', name).slice(0, 32);

/** The kept ballots were cast like this: three in each of two polls, in two runs. */
function ballot(name: string, changes: Partial<Ballot> = {}): Ballot {
  return {
    poll: '7',
    receipt: named(`receipt ${name}`),
    voter: named(`voter ${name}`),
    proof: named(`proof ${name}`),
    choices: ['wide'],
    ranked: false,
    at: 2_000_000,
    question: { method: 'single', minChoices: 1, maxChoices: 1, integrity: 'work' },
    ...changes,
  };
}

const places = [
  {
    kind: 'sqlite',
    missing: undefined,
    prepare: async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-first-format-'));
      const file = join(dataDir, 'ballots.sqlite');
      copyFileSync(join(kept, 'ballots.sqlite'), file);
      return {
        place: { dataDir, databaseUrl: undefined },
        spoil: async (statement: string) => {
          const database = new DatabaseSync(file);
          database.exec(statement);
          database.close();
        },
        end: async () => rmSync(dataDir, { recursive: true }),
      };
    },
  },
  {
    kind: 'postgres',
    missing: postgresIsMissing,
    prepare: async () => {
      const server = await startPostgres();
      const spoil = async (statement: string) => {
        const client = new Client({ connectionString: server.url });
        await client.connect();
        await client.query(statement);
        await client.end();
      };
      await spoil(readFileSync(join(kept, 'ballots.sql'), 'utf8'));
      return {
        place: { dataDir: '', databaseUrl: server.url },
        spoil: (statement: string) => spoil(`set search_path = ballots; ${statement}`),
        end: () => server.end(),
      };
    },
  },
];

describe.each(places)('ballots of the first format in $kind', ({ missing, prepare }) => {
  const ends: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it('are read as they are, go on being counted, and are sealed from then on', async (context) => {
    if (missing) context.skip(missing);
    const { place, spoil, end } = await prepare();
    ends.push(end);
    const reader = openBallotReader(place);
    expect(await reader.tally('7')).toEqual({ counts: { wide: 6, tall: 8, narrow: 2 }, total: 6 });
    await expect(recountStore(place, keys)).rejects.toThrow('have the format 1');

    const store = await openBallotStore({ ...place, secrets });
    expect(await store.cast(ballot('1 7 0'))).toBe('repeated');
    expect(await store.cast(ballot('1 7 0', { receipt: named('another') }))).toBe('voted');
    expect(await store.cast(ballot('new', { proof: named('proof 0 8 1') }))).toBe('spent');
    expect(await store.cast(ballot('new'))).toBe('counted');
    store.countRefusal('9', 'not-open');
    expect((await store.journal('7')).map(({ kind }) => kind)).toEqual(['adopted', 'asked', 'chain']);
    await store.close();

    expect(await reader.tally('7')).toEqual({ counts: { wide: 7, tall: 8, narrow: 2 }, total: 7 });
    expect((await reader.audit('9')).refused).toEqual({ 'not-open': 3 });
    await reader.close();
    const recounted = await recountStore(place, keys);
    expect(recounted.get('7')).toMatchObject({ counted: { total: 7 }, chains: 3 });
    expect(recounted.get('8')).toMatchObject({ counted: { total: 6 }, chains: 2 });

    await spoil(`delete from voters where voter = '${named('voter 0 8 1')}'`);
    await expect(recountStore(place, keys)).rejects.toThrow('Voters of poll 8: there are 5 rows');
  });
});
