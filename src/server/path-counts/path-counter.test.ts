import { describe, expect, test } from 'vitest';
import { countedAddress, isCountedAddress, mostPathCounts, type PathCount } from '#pages/path-counts.ts';
import { FrequentPaths, PathCounter } from './path-counter.ts';

describe('which paths are counted', () => {
  test.each([
    '/alt',
    '/verein/vorstand-2019',
    `/${'a'.repeat(119)}`,
    '/verein.html',
    '/index.php?id=12',
    '/mein_verein',
    '/über-uns',
    '/news/artikel,123.html',
    '/media/alt.pdf',
    '/wp-content/uploads/2019/satzung.pdf',
    '/fileadmin/bilder/elf.jpg',
    '/de/mannschaft',
  ])('%s is', (path) => {
    expect(isCountedAddress(path)).toBe(true);
  });

  test.each([
    ['/Vereim/?utm_source=kim@example.org', '/vereim'],
    ['/en/INDEX.PHP?ID=12&utm_source=brief&PHPSESSID=0123456789abcdef', '/index.php?id=12'],
    ['/index.php?newsid=7&name=Kim&sid=9&mail=kim%40example.org', '/index.php?newsid=7'],
    ['/index.php?id=0123456789012345678901234567', '/index.php'],
    ['/%FCber-uns/', '/über-uns'],
  ])('%s is as %s', (asked, counted) => {
    expect(countedAddress(asked)).toBe(counted);
    expect(isCountedAddress(counted)).toBe(true);
  });

  test('a redirect is by whatever address it has', () => {
    for (const path of ['/alt.css', '/wp-login.php', '/kim@example.org?token=x'])
      expect([isCountedAddress(path), isCountedAddress(path, 'redirect')]).toEqual([false, true]);
    expect(isCountedAddress('/admin', 'redirect')).toBe(false);
  });

  test.each([
    '/',
    '//alt',
    '/alt/',
    '/kim@example.org',
    '/kim%40example.org',
    '/index.php?token=12',
    '/x.js',
    '/dump.sql',
    '/verein/.git',
    '/media/foto-320.jpg',
    '/assets/entry-abc.js',
    '/favicon-32x32.png',
    '/news;jsessionid=12',
    '/.env',
    '/wp-login',
    '/wp-login.php',
    '/wp-admin/setup',
    '/phpmyadmin',
    '/preview/abc',
    '/admin/collections',
    '/de_DE',
    `/${'a'.repeat(120)}`,
    `/${'a-'.repeat(100_000)}`,
  ])('%.40s is not', (path) => {
    expect(isCountedAddress(path)).toBe(false);
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
    asked.count('missing', '/wp-login.php');
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
