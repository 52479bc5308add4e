import { expect, test } from 'vitest';
import { passed } from './parallax-without-timelines.ts';

test('an element passes the window from 0 to 1 and not further', () => {
  expect(passed(200, 800, 1000, 400)).toBe(0);
  expect(passed(800, 800, 1000, 400)).toBe(0.5);
  expect(passed(1400, 800, 1000, 400)).toBe(1);
  expect(passed(5000, 800, 1000, 400)).toBe(1);
  expect(passed(0, 800, 1000, 400)).toBe(0);
});
