import { describe, expect, it } from 'vitest';
import { heightIn } from './frame.island.ts';

describe('what a frame says of its height', () => {
  it.each([
    [120.2, 121],
    [1e9, 4000],
    [-1, 80],
    [0, 80],
  ])('counts within the bounds: %d is %d', (said, height) => {
    expect(heightIn({ frameHeight: said })).toBe(height);
  });

  it.each([
    [{ frameHeight: '900' }],
    [{ frameHeight: Number.NaN }],
    [{ height: 900 }],
    ['900'],
    [null],
    [900],
  ])('is nothing but a number in its place: %j', (message) => {
    expect(heightIn(message)).toBeUndefined();
  });
});
