import { describe, expect, test } from 'vitest';
import { isCountedPath, mostPathCounts, type PathCount } from '#pages/path-counts.ts';
import { FrequentPaths } from './frequent-paths.ts';
import { PathCounter } from './path-counter.ts';

describe('which paths are counted', () => {
  test.each(['/alt', '/verein/vorstand-2019', `/${'a'.repeat(119)}`])('%s is', (path) => {
    expect(isCountedPath(path)).toBe(true);
  });

  test.each([
    '/',
    '//alt',
    '/alt/',
    '/kim@example.org',
    '/kim%40example.org',
    '/index.php',
    '/.env',
    '/wp-login',
    '/wp-admin/setup',
    '/phpmyadmin',
    '/preview/abc',
    '/admin/collections',
    '/de_DE',
    `/${'a'.repeat(120)}`,
    `/${'a-'.repeat(100_000)}`,
  ])('%.40s is not', (path) => {
    expect(isCountedPath(path)).toBe(false);
  });
});

describe('counting what is frequent', () => {
  test('among any number of different paths those stay that are asked for often, never counted too high', () => {
    const counts = new FrequentPaths(100);
    const often = ['/alt', '/frueher'];
    for (let round = 0; round < 20_000; round += 1) {
      counts.add(`/erfunden-${round}`);
      if (round % 20 === 0) for (const path of often) counts.add(path);
      expect(counts.size).toBeLessThanOrEqual(100);
    }
    const found = new Map(counts.entries());
    for (const path of often) {
      // Of a thousand, less the algorithm's largest error.
      expect(found.get(path)).toBeGreaterThanOrEqual(1000 - 22_000 / 100);
      expect(found.get(path)).toBeLessThanOrEqual(1000);
    }
  });

  test('what was told is taken off, what came meanwhile stays', () => {
    const counts = new FrequentPaths(10);
    for (const path of ['/a', '/a', '/b']) counts.add(path);
    const told = counts.entries();
    counts.add('/a');
    counts.takeOff(told);
    expect(counts.entries()).toEqual([['/a', 1]]);
  });
});

describe('telling the content backend', () => {
  test('happens when there is something, and again for what it did not take', async () => {
    const told: (readonly PathCount[])[] = [];
    let isAway = true;
    const asked = new PathCounter({
      postPathCounts: async (counts) => {
        told.push(counts);
        if (isAway) throw new Error('It is away.');
      },
    });
    await asked.tell();
    expect(told).toEqual([]);
    asked.count('missing', '/alt');
    asked.count('missing', '/index.php');
    await asked.tell();
    asked.count('missing', '/alt');
    asked.count('redirect', '/frueher');
    isAway = false;
    await asked.tell();
    await asked.tell();
    expect(told).toEqual([
      [{ kind: 'missing', path: '/alt', count: 1 }],
      [
        { kind: 'missing', path: '/alt', count: 2 },
        { kind: 'redirect', path: '/frueher', count: 1 },
      ],
    ]);
  });

  test('is bounded, whatever is asked for', async () => {
    let most = 0;
    const asked = new PathCounter({
      postPathCounts: async (counts) => {
        most = Math.max(most, counts.length);
      },
    });
    for (let number = 0; number < 10_000; number += 1) {
      asked.count('missing', `/a${number}`);
      if (number % 500 === 0) await asked.tell();
    }
    await asked.close();
    expect(most).toBeLessThanOrEqual(mostPathCounts);
  });
});
