import { expect, it } from 'vitest';
import { closestInSize, type Measured, timesAsMuch, verdict } from './serving-figures.ts';

const picture: Measured = { perSecond: [900, 100, 1000], perCore: [1200, 1100, 90_000], bytes: 40_000 };
const asset: Measured = { perSecond: [3000, 2700, 10], perCore: [4000, 3000, 3600], bytes: 20_000 };

it('compares by the medians of rounds, in answers or in bytes', () => {
  const inAnswers = timesAsMuch(picture, asset, 'answers');
  expect(inAnswers.perSecond).toBeCloseTo(900 / 2700);
  expect(inAnswers.perCore).toBeCloseTo(1200 / 3600);
  const inBytes = timesAsMuch(picture, asset, 'bytes');
  expect(inBytes.perSecond).toBeCloseTo((2 * 900) / 2700);
  expect(inBytes.perCore).toBeCloseTo((2 * 1200) / 3600);
});

it('says what fell short, and what could not be measured', () => {
  expect(verdict({ perSecond: 0.1, perCore: 0.34 }, 1 / 3)).toBe('');
  expect(verdict({ perSecond: 9, perCore: 0.33 }, 1 / 3)).toBe(' – less than 0.33 times as much!');
  expect(verdict(timesAsMuch({ perSecond: [], perCore: [], bytes: 0 }, asset, 'answers'), 2)).not.toBe('');
});

it('compares what is as large as the other', () => {
  const named = (path: string, bytes: number) => ({ path, bytes });
  const pictures = [
    named('/media/small', 3000),
    named('/media/large', 400_000),
    named('/media/like', 21_000),
  ];
  const assets = [named('/assets/font', 20_000), named('/assets/app', 250_000)];
  expect(closestInSize(pictures, assets)?.map(({ path }) => path)).toEqual(['/media/like', '/assets/font']);
  expect(closestInSize([], assets)).toBeUndefined();
});
