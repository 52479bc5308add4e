import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=2-8', { first: 2, last: 8 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-200', { first: 0, last: 99 }],
  ['bytes=99-99', { first: 99, last: 99 }],
])('%s of a hundred bytes', (range, expected) => {
  expect(byteRange(range, 100)).toEqual(expected);
});

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is no part of a hundred bytes', (range) => {
  expect(byteRange(range, 100)).toBe('none');
});

it.each([undefined, '', 'bytes=-', 'bytes=8-2', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
  '%s is nothing that has to be understood',
  (range) => {
    expect(byteRange(range, 100)).toBeUndefined();
  },
);
