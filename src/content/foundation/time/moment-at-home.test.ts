import { expect, test } from 'vitest';
import { momentAtHome, timeAtHome } from './moment-at-home.ts';

test.each([
  ['in winter', '2026-12-01T18:00', '2026-12-01T17:00:00.000Z'],
  ['in summer', '2027-06-30T22:00', '2027-06-30T20:00:00.000Z'],
  ['at midnight', '2027-07-01T00:00', '2027-06-30T22:00:00.000Z'],
  ['just before the clocks go forward', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['just after', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['just before they go back', '2027-10-31T01:59', '2027-10-30T23:59:00.000Z'],
  ['in the hour that comes twice', '2027-10-31T02:30', '2027-10-31T01:30:00.000Z'],
])('the club’s clock %s', (_, time, moment) => {
  expect(momentAtHome(time)?.toISOString()).toBe(moment);
  expect(timeAtHome(Date.parse(moment))).toBe(time);
});

test('an hour that is left out comes later', () => {
  expect(momentAtHome('2027-03-28T02:30')?.toISOString()).toBe('2027-03-28T01:30:00.000Z');
});

test.each(['', 'bald', '2027-13-01T10:00', '30.06.2027 22:00'])('“%s” is no time', (time) => {
  expect(momentAtHome(time)).toBeUndefined();
});
