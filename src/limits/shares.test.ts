import { describe, expect, it } from 'vitest';
import { Shares } from './shares.ts';

describe('shares', () => {
  it('let one network hold half of all, and leave others their shares', () => {
    const shares = new Shares(80);
    expect(shares.take('a', 40)).toBe(true);
    expect(shares.take('a', 1)).toBe(false);
    for (const network of ['b', 'c', 'd', 'e']) expect(shares.take(network, 10), network).toBe(true);
    expect(shares.take('f', 1)).toBe(false);
    shares.giveBack('b', 10);
    expect(shares.take('a', 1)).toBe(false);
    expect(shares.take('c', 1)).toBe(false);
    expect(shares.take('f', 10)).toBe(true);
    expect(shares.total).toBe(80);
  });
});
