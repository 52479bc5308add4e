import { describe, expect, it } from 'vitest';
import { problemsIn, withSlugs } from './product-rules.ts';

describe('names of variants in addresses', () => {
  it('are made from labels, kept once they are there, and never the same twice', () => {
    const named = withSlugs([
      { label: 'Auswärts', slug: 'away' },
      { label: 'Groß & weiß' },
      { label: 'Away' },
      { label: '–', slug: '' },
    ]);
    expect(named.map(({ slug }) => slug)).toEqual(['away', 'gross-weiss', 'away-2', 'variant']);
    expect(withSlugs(named)).toEqual(named);
  });
});

describe('a product', () => {
  const sizes = [{ label: 'S' }, { label: 'XXL' }];

  it('has nothing wrong with sizes written in any case, and none sold out', () => {
    expect(
      problemsIn({ variants: [{ slug: 'home', soldOutSizes: ' xxl , S' }, { slug: 'away' }], sizes }),
    ).toEqual([]);
  });

  it('is refused with names that stand twice and sizes that it has not, each at its field', () => {
    const problems = problemsIn({
      variants: [
        { slug: 'home', soldOutSizes: 'S, M' },
        { slug: 'home', soldOutSizes: null },
      ],
      sizes: [...sizes, { label: 's' }],
    });
    expect(problems.map(({ path }) => path)).toEqual([
      'variants.1.slug',
      'sizes.2.label',
      'variants.0.soldOutSizes',
    ]);
    expect(problems.at(-1)?.message.de).toBe('Diese Größen hat das Produkt nicht: M. Es hat: S, XXL, s.');
  });
});
