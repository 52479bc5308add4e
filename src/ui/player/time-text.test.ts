import { expect, it } from 'vitest';
import { clockTime, spokenTime } from './time-text.ts';

it.each([
  [0, '0:00'],
  [4.99, '0:05'],
  [5.04, '0:05'],
  [80, '1:20'],
  [599.9, '9:59'],
  [3680, '1:01:20'],
])('%d seconds on a clock', (seconds, written) => {
  expect(clockTime(seconds)).toBe(written);
});

it.each([
  ['de', 0, '0 Sekunden'],
  ['de', 80, '1 Minute 20 Sekunden'],
  ['de', 3600, '1 Stunde'],
  ['en', 1, '1 second'],
  ['en', 7262, '2 hours 1 minute 2 seconds'],
] as const)('in %s, %d seconds read aloud', (locale, seconds, said) => {
  expect(spokenTime(seconds, locale)).toBe(said);
});
