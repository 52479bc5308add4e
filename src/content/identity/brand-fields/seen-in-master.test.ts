import { expect, test } from 'vitest';
import { clubs } from '#brand/clubs/clubs.ts';
import { isSeen } from './seen-in-master.ts';

const master = (path: string, side = 100) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><path d="${path}" fill="var(--text)"/></svg>`;

test.each(Object.entries(clubs))('the marks of the %s club are seen', async (_name, { marks }) => {
  for (const { master } of Object.values(marks)) expect(await isSeen(master)).toBe(true);
});

test.each([
  ['inside of its format', master('M10 10h10v10z'), true],
  ['of the largest format', master('M0 0h90000v90000z', 99_999), true],
  ['outside of its format', master('M-900 -900h10v10z'), false],
  ['that is no path', master('not a path'), false],
  ['without an area', master('M10 10'), false],
])('a drawing %s', async (_what, drawing, seen) => {
  expect(await isSeen(drawing)).toBe(seen);
});
