import { expect, test } from 'vitest';
import { askedMonth, daysOf, firstWeekday, monthsLater } from './calendar-month.ts';

// In Berlin it is already December.
const now = Date.parse('2026-11-30T23:30:00Z');

test.each([
  ['2027-02', '2027-02'],
  ['2027-13', '2026-12'],
  ['1999-12', '2026-12'],
  ['<script>', '2026-12'],
  [['2027-02', '2027-03'], '2026-12'],
  [undefined, '2026-12'],
])('of %j, the month is %s', (asked, month) => {
  expect(askedMonth(asked, now)).toBe(month);
});

test('months follow each other over the year, each with its days', () => {
  expect(monthsLater('2026-12', 1)).toBe('2027-01');
  expect(monthsLater('2027-01', -1)).toBe('2026-12');
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29');
  expect(daysOf('2026-12')).toHaveLength(31);
});

test('weeks begin on Monday', () => {
  expect(firstWeekday('2027-02')).toBe(1);
  expect(firstWeekday('2026-11')).toBe(7);
});
