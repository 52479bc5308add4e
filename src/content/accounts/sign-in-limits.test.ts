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
    Array.from({ length: count }, (_, index) => limits.attempt(address(index), account(index), now)),
  );
  return waits.filter((wait) => wait === undefined).length;
}

test('one network has ten wrong attempts at an account, and thirty at all', async () => {
  const limits = new SignInLimits();
  expect(
    await attempts(
      limits,
      50,
      () => '192.0.2.1',
      () => 'a',
    ),
  ).toBe(10);
  expect(
    await attempts(
      limits,
      60,
      () => '192.0.2.1',
      (index) => `account ${index}`,
    ),
  ).toBe(20);
  expect(
    await attempts(
      limits,
      1,
      () => '192.0.2.2',
      () => 'a',
    ),
  ).toBe(1);
});

test('neighbours in one IPv6 network are one', async () => {
  const limits = new SignInLimits();
  expect(
    await attempts(
      limits,
      50,
      (index) => `2001:db8::${index.toString(16)}`,
      () => 'a',
    ),
  ).toBe(10);
});

test('many networks slow an account down for strangers, never for those whom it knows, and never for good', async () => {
  const limits = new SignInLimits();
  await limits.attempt('192.0.2.1', 'a', 0);
  limits.forgive('192.0.2.1', 'a', 0);
  const crowd = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;
  expect(await attempts(limits, 500, crowd, () => 'a')).toBe(100);
  expect(await limits.attempt('203.0.113.1', 'a', 0)).toBeGreaterThan(0);
  expect(await limits.attempt('192.0.2.1', 'a', 0)).toBeUndefined();
  expect(await limits.attempt('203.0.113.1', 'a', minute)).toBeUndefined();
});

test('right attempts count for nothing', async () => {
  const limits = new SignInLimits();
  for (let count = 0; count < 500; count += 1) {
    expect(await limits.attempt('192.0.2.1', 'a', 0)).toBeUndefined();
    limits.forgive('192.0.2.1', 'a', 0);
  }
});
