import { describe, expect, it } from 'vitest';
import { inOrderOf, orderSeedAt, orderStep } from './random-order.ts';

const answers = ['a', 'b', 'c', 'd'];

describe('inOrderOf', () => {
  it('keeps every entry once, and gives the same order for the same seed', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const order = inOrderOf(answers, seed);
      expect([...order].sort()).toEqual(answers);
      expect(inOrderOf(answers, seed)).toEqual(order);
    }
    expect(answers).toEqual(['a', 'b', 'c', 'd']);
  });

  it('puts every answer in every place about equally often, in steps that follow one another', () => {
    const first = orderSeedAt(Date.parse('2026-11-21T18:00:00Z'));
    const rounds = 8000;
    const places = new Map<string, number>();
    for (let seed = first; seed < first + rounds; seed += 1) {
      for (const [place, answer] of inOrderOf(answers, seed).entries()) {
        const name = `${answer}${place}`;
        places.set(name, (places.get(name) ?? 0) + 1);
      }
    }
    expect(places.size).toBe(16);
    for (const count of places.values()) expect(Math.abs(count / rounds - 0.25)).toBeLessThan(0.03);
  });

  it('has one seed per step', () => {
    expect(orderSeedAt(3 * orderStep)).toBe(3);
    expect(orderSeedAt(4 * orderStep - 1)).toBe(3);
  });
});
