import { expect, test } from 'vitest';
import { circlesIn } from './import-circles.ts';

function circlesOf(imports: Readonly<Record<string, readonly string[]>>): string[][] {
  return circlesIn(new Map(Object.entries(imports)));
}

test('what is imported twice, or by two ways, is no circle', () => {
  expect(circlesOf({ a: ['b', 'c'], b: ['d'], c: ['d', 'b'], d: ['from-a-package'] })).toEqual([]);
});

test('two files that import each other are one', () => {
  expect(circlesOf({ a: ['b'], b: ['a'], c: ['a', 'b'] })).toEqual([['a', 'b']]);
});

test('a long way round is one circle, and what only leads there is not in it', () => {
  expect(circlesOf({ start: ['a'], a: ['b', 'leaf'], b: ['c'], c: ['a', 'leaf'], leaf: [] })).toEqual([
    ['a', 'b', 'c'],
  ]);
});

test('circles with a file in common are one group, others are told apart', () => {
  expect(circlesOf({ a: ['b', 'c'], b: ['a'], c: ['a', 'x'], x: ['y'], y: ['x'] })).toEqual([
    ['x', 'y'],
    ['a', 'b', 'c'],
  ]);
});
