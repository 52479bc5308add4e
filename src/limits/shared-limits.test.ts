import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OwnPostgres, ownPostgresIsMissing } from '../../tests/support/postgres.ts';
import { AddressLimits, type Allowance } from './address-limits.ts';
import { PostgresBuckets } from './postgres-buckets.ts';
import { SharedLimits } from './shared-limits.ts';

const minute = 60_000;
const secret = 'a secret that every instance has';
const votes: Allowance = { most: 3000, within: minute };
const signIns: Allowance = { most: 10, within: 10 * minute };

describe.skipIf(ownPostgresIsMissing !== undefined)(
  'limits that instances on one Postgres count together',
  () => {
    let postgres: OwnPostgres;
    const opened: PostgresBuckets[] = [];

    beforeAll(async () => {
      postgres = await OwnPostgres.start();
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((shared) => shared.close()));
    });
    afterAll(() => postgres.end());

    function instances(kind: string, count = 2): SharedLimits[] {
      return Array.from({ length: count }, () => {
        const shared = new PostgresBuckets(postgres.url, secret);
        opened.push(shared);
        return new SharedLimits(kind, shared);
      });
    }

    /** Waits for the database's first answer: on a busy machine it may time out, and the limits then count locally. */
    const untilAnswered = () =>
      Promise.all(
        opened.map((shared) =>
          expect.poll(() => shared.take('anybody', signIns, 1), { timeout: 30_000 }).toBeDefined(),
        ),
      );

    /** Sends `count` requests by turns, `atOnce` concurrently. Returns how many got through. */
    async function letThrough(
      limits: readonly SharedLimits[],
      allowance: Allowance,
      { count, atOnce = 100, address = '192.0.2.1' }: { count: number; atOnce?: number; address?: string },
    ): Promise<number> {
      let through = 0;
      for (let done = 0; done < count; done += atOnce) {
        const waits = await Promise.all(
          Array.from({ length: atOnce }, (_, index) =>
            limits[(done + index) % limits.length]?.take(address, allowance, Date.now()),
          ),
        );
        through += waits.filter((wait) => wait === undefined).length;
      }
      return through;
    }

    test.each([2, 10])('let within a tenth of what one would, where they are %i', async (count) => {
      // Time stands still for it, as if all came at once.
      const alone = new AddressLimits();
      let one = 0;
      for (let time = 0; time < 6000; time += 1)
        if (alone.take('192.0.2.1', votes, 0) === undefined) one += 1;
      const limits = instances(`storm on ${count}`, count);
      await untilAnswered();
      const begun = Date.now();
      const together = await letThrough(limits, votes, { count: 8000, atOnce: 500 });
      const meanwhile = ((Date.now() - begun) * votes.most) / votes.within;
      expect(together).toBeGreaterThan(one * 0.9);
      expect(together).toBeLessThan(one * 1.1 + meanwhile);
    });

    test('count what each lets through unasked, as soon as it asks', async () => {
      const [busy, ...others] = instances('uneven', 10);
      await untilAnswered();
      const hour: Allowance = { most: 3000, within: 60 * minute };
      // Nine leave less than a token each to refill; the tenth still gets what there is.
      const begun = Date.now();
      const little = await letThrough(others, hour, { count: 45, atOnce: 9 });
      const much = await letThrough(busy ? [busy] : [], hour, { count: 4000, atOnce: 500 });
      const meanwhile = Math.ceil(((Date.now() - begun) * hour.most) / hour.within);
      expect(little).toBe(45);
      expect(much).toBeGreaterThanOrEqual(3000);
      expect(much).toBeLessThanOrEqual(3000 + meanwhile);
    });

    test('count few as exactly as many, and say how long to wait', async () => {
      const limits = instances('few', 3);
      expect(await letThrough(limits, signIns, { count: 60, atOnce: 3 })).toBe(10);
      const wait = await limits[1]?.take('192.0.2.1', signIns, Date.now());
      expect(wait).toBeGreaterThan(50);
      expect(wait).toBeLessThanOrEqual(60);
      expect(await letThrough(limits, signIns, { count: 60, address: '192.0.2.2' })).toBe(10);
    });

    test('ask nobody about who takes next to nothing of what is allowed', async () => {
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      const rows = async () => (await client.query('select name from limits.buckets')).rows.length;
      const limits = instances('fans');
      const before = await rows();
      for (let fan = 0; fan < 50; fan += 1)
        await letThrough(limits, votes, { count: 4, atOnce: 4, address: `198.51.100.${fan}` });
      expect(await rows()).toBe(before);
      await client.end();
    });

    test('take back what need not have been limited', async () => {
      const [one, other] = instances('right');
      for (let count = 0; count < 40; count += 1) {
        expect(await one?.take('192.0.2.1', signIns, Date.now())).toBeUndefined();
        await one?.giveBack('192.0.2.1', signIns, Date.now());
      }
      expect(await other?.take('192.0.2.1', signIns, Date.now())).toBeUndefined();
    });

    test('keep no address, and none for longer than it may not do everything', async () => {
      await letThrough(instances('kept'), { most: 2, within: 20 }, { count: 10, address: '203.0.113.77' });
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      const rows = async () => (await client.query('select * from limits.buckets where full_at < 0')).rows;
      const all = JSON.stringify((await client.query('select * from limits.buckets')).rows);
      expect(all).not.toContain('203.0.113');
      expect(await rows()).toEqual([]);
      // An instance's first query also deletes full buckets.
      await client.query('update limits.buckets set full_at = -1');
      await letThrough(instances('later'), signIns, { count: 1, atOnce: 1 });
      await expect.poll(rows).toEqual([]);
      await client.end();
    });

    test('hold nobody up while the database says nothing, and then allow what one instance would alone', async () => {
      const limits = instances('frozen');
      expect(await letThrough(limits, signIns, { count: 4, atOnce: 2 })).toBe(4);
      postgres.freeze();
      try {
        const begun = performance.now();
        // Both counted two together; the rest is each instance's own.
        expect(await letThrough(limits, signIns, { count: 100, atOnce: 10 })).toBe(16);
        expect(performance.now() - begun).toBeLessThan(2000);
        const late = performance.now();
        await limits[0]?.take('192.0.2.9', signIns, Date.now());
        expect(performance.now() - late).toBeLessThan(100);
      } finally {
        postgres.thaw();
      }
    });

    test('count alone where there is no database, and refuse nobody for that', async () => {
      const limits = new SharedLimits(
        'gone',
        new PostgresBuckets('postgres://nobody@127.0.0.1:1/none', secret),
      );
      expect(await letThrough([limits], signIns, { count: 50, atOnce: 10 })).toBe(10);
      expect(await letThrough([new SharedLimits('alone', undefined)], signIns, { count: 50 })).toBe(10);
    });
  },
);
