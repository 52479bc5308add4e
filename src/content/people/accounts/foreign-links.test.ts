import { expect, test } from 'vitest';
import { comesFromElsewhere } from './foreign-links.ts';

test.each([
  ['cross-site', true],
  ['same-site', true],
  ['same-origin', false],
  ['none', false],
  [undefined, false],
])('a request that is %s comes from elsewhere: %s', (site, expected) => {
  const headers = new Headers(site === undefined ? {} : { 'sec-fetch-site': site });
  expect(comesFromElsewhere(headers)).toBe(expected);
});
