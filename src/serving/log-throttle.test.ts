import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogThrottle } from './log-throttle.ts';

let lines: string[];
let throttle: LogThrottle;

const say = (problem: string) => throttle.write(problem, (text) => lines.push(text));

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  throttle = new LogThrottle();
});

afterEach(() => vi.useRealTimers());

test('a problem that repeats is written once, and counted', () => {
  for (let time = 0; time < 1000; time += 1) say('The database is away.');
  say('The bucket is away.');
  expect(lines).toEqual(['The database is away.', 'The bucket is away.']);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual(['The database is away. (repeated: 999 more within a minute)']);
});

test('after a minute it is said again', () => {
  say('The database is away.');
  vi.advanceTimersByTime(60_000);
  say('The database is away.');
  expect(lines).toEqual(['The database is away.', 'The database is away.']);
});

test('what was counted is written at the end', () => {
  say('The database is away.');
  say('The database is away.');
  throttle.flush();
  throttle.flush();
  expect(lines.slice(1)).toEqual(['The database is away. (repeated: 1 more within a minute)']);
});

test('ten thousand different problems are all written, and do not fill the memory', () => {
  for (let number = 0; number < 10_000; number += 1) say(`Nobody foresaw ${number}.`);
  expect(lines).toHaveLength(10_000);
  expect(vi.getTimerCount()).toBeLessThanOrEqual(500);
});
