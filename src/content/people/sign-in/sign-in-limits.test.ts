import { expect, test } from 'vitest';
import { SignInLimits } from './sign-in-limits.ts';

const minute = 60_000;

async function attempts(
  limits: SignInLimits,
  count: number,
  address: (index: number) => string,
  account: (index: number) => string,
  now = 0,
): Promise<number> {
  const waits = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      limits.attempt({ address: address(index), account: account(index) }, now),
    ),
  );
  return waits.filter((wait) => wait === undefined).length;
}

test('one network has ten wrong attempts at an account, and thirty at all', async () => {
  const limits = new SignInLimits();
  const from = (index: number) => `192.0.2.${index}`;
  expect(await attempts(limits, 50, from, () => 'a')).toBe(10);
  expect(await attempts(limits, 60, from, (index) => `account ${index}`)).toBe(20);
  expect(
    await attempts(
      limits,
      1,
      () => '192.0.3.1',
      () => 'a',
    ),
  ).toBe(1);
});

test('many networks slow an account down for strangers, never on a known device, and never for good', async () => {
  const limits = new SignInLimits();
  const crowd = (index: number) => `198.${Math.floor(index / 250)}.${index % 250}.1`;
  expect(await attempts(limits, 500, crowd, () => 'a')).toBe(100);
  const stranger = { address: '203.0.113.1', account: 'a' };
  expect(await limits.attempt(stranger, 0)).toBeGreaterThan(0);
  expect(await limits.attempt({ ...stranger, device: 'known' }, 0)).toBeUndefined();
  expect(await limits.attempt(stranger, minute)).toBeUndefined();
});

test('a known device has ten wrong attempts of its own', async () => {
  const limits = new SignInLimits();
  const guesser = { address: '192.0.2.1', account: 'a', device: 'known' };
  for (let count = 0; count < 10; count += 1) expect(await limits.attempt(guesser, 0)).toBeUndefined();
  expect(await limits.attempt(guesser, 0)).toBeGreaterThan(0);
  expect(await limits.attempt({ ...guesser, device: undefined }, 0)).toBeUndefined();
});

test('right attempts count for nothing', async () => {
  const limits = new SignInLimits();
  const guesser = { address: '192.0.2.1', account: 'a' };
  for (let count = 0; count < 500; count += 1) {
    expect(await limits.attempt(guesser, 0)).toBeUndefined();
    limits.giveBack(guesser, 0);
  }
});
