import { describe, expect, it } from 'vitest';
import { VoteLimits } from './vote-limits.ts';

const noon = Date.UTC(2026, 10, 21, 12);

async function accepted(
  limits: VoteLimits,
  address: string,
  votes: number,
  now = noon,
  networks = none,
): Promise<number> {
  let count = 0;
  for (let vote = 0; vote < votes; vote += 1)
    if ((await limits.take(address, networks, now)) === undefined) count += 1;
  return count;
}

const none: { range: string; votesPerMinute: number }[] = [];

describe('limits of votes', () => {
  it('let 3,000 votes a minute through from one address, and say how long to wait', async () => {
    const limits = new VoteLimits();
    expect(await accepted(limits, '192.0.2.1', 4000)).toBe(3000);
    expect(await limits.take('192.0.2.1', none, noon)).toBe(1);
    expect(await accepted(limits, '192.0.2.1', 4000, noon + 30_000)).toBe(1500);
  });

  it('count each address by itself', async () => {
    const limits = new VoteLimits();
    expect(await accepted(limits, '192.0.2.1', 4000)).toBe(3000);
    expect(await accepted(limits, '192.0.2.2', 10)).toBe(10);
  });

  it('take the 2^64 addresses of one IPv6 subscriber for one, however they are written', async () => {
    const limits = new VoteLimits();
    expect(await accepted(limits, '2001:db8:0:1::5', 2000)).toBe(2000);
    expect(await accepted(limits, '2001:0DB8:0000:0001:ffff::1', 2000)).toBe(1000);
    expect(await accepted(limits, '2001:db8:0:2::5', 10)).toBe(10);
  });

  it('know the networks that editors have named, also when they change', async () => {
    const limits = new VoteLimits();
    const stadium = [{ range: '203.0.113.0/24', votesPerMinute: 20_000 }];
    expect(await accepted(limits, '203.0.113.7', 25_000, noon, stadium)).toBe(20_000);
    expect(await accepted(limits, '192.0.2.1', 4000, noon, stadium)).toBe(3000);
    const other = [{ range: '2001:db8::/32', votesPerMinute: 5000 }];
    expect(await accepted(limits, '203.0.113.7', 4000, noon, other)).toBe(3000);
    expect(await accepted(limits, '2001:db8::1', 6000, noon, other)).toBe(5000);
  });

  it('forget every address after a day', async () => {
    const limits = new VoteLimits();
    await accepted(limits, '192.0.2.1', 4000);
    expect(await accepted(limits, '192.0.2.1', 4000, noon + 24 * 60 * 60_000)).toBe(3000);
  });
});
