import { describe, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { colorFacts, contrastFacts, motionFacts } from './system-facts.ts';

describe('colorFacts', () => {
  it('shares out a whole page', () => {
    expect(colorFacts(brand, 'de').reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  it('shows the tokens themselves', () => {
    expect(colorFacts(brand, 'en').at(-1)).toMatchObject({ name: 'Ring', hex: '#DA0024', share: 5 });
  });
});

describe('motionFacts', () => {
  it('takes the curve apart', () => {
    expect(motionFacts(brand, 'de').curve).toEqual([0.16, 1, 0.3, 1]);
  });

  it('writes numbers as the language does', () => {
    expect(motionFacts(brand, 'de').duration).toBe('0,7\u00A0s');
    expect(motionFacts(brand, 'en').duration).toBe('0.7\u00A0s');
    expect(motionFacts(brand, 'de').lines).toContain('Hub 30\u00A0px, Staffel 0,1\u00A0s');
  });
});

describe('contrastFacts', () => {
  it('begins with the strongest pair and ends with what only display type may be', () => {
    const facts = contrastFacts(brand, 'de');
    expect(facts[0]).toMatchObject({ words: 'Tinte auf Weiß', ratio: '18,7\u00A0:\u00A01' });
    expect(facts.find(({ words }) => words === 'Ring auf Weiß')?.ratio).toBe('5,2\u00A0:\u00A01');
    expect(facts.at(-1)).toMatchObject({
      words: 'Tinte auf Ring',
      part: 'display',
      use: 'nur sehr große Schrift',
    });
  });
});
