import { describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { firstClub } from '#brand/clubs/first-club.ts';
import { brandRecordSchema, type WrittenBrand } from './brand-record.ts';

/** Schema errors for the first club's record with one change. */
function refusalOf(change: (record: WrittenBrand) => unknown): string[] {
  const record = structuredClone(firstClub);
  change(record);
  return (brandRecordSchema.safeParse(record).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

describe('a record', () => {
  test('gives its measures as numbers', () => {
    expect(brand.spacing.tap).toEqual({ value: 2.75, unit: 'rem' });
    expect(brand.ring.width).toEqual({ least: 2.5, base: 1.5, growth: 5, most: 7.5 });
  });

  test('is plain data, which survives being written as JSON', () => {
    expect(brandRecordSchema.parse(JSON.parse(JSON.stringify(firstClub)))).toEqual(brand);
  });

  test.each<[string, (record: WrittenBrand) => unknown, string]>([
    [
      'a colour by its name',
      ({ colors }) => Object.assign(colors.ring, { hex: 'red' }),
      'colors.ring.hex: a colour is #',
    ],
    [
      'shares beyond the page',
      ({ colors }) => Object.assign(colors.ring, { share: 6 }),
      'colors: the shares',
    ],
    [
      'a length that goes on',
      ({ spacing }) => Object.assign(spacing, { tap: '1rem; } * { color: red' }),
      'spacing.tap: a length is',
    ],
    [
      'a family that ends its quotes',
      ({ type }) => Object.assign(type.faces.text, { family: 'A", url(//x)' }),
      'type.faces.text.family: a family’s name',
    ],
    [
      'a bend that would be a fold',
      ({ ring }) => Object.assign(ring.bend, { path: 0.4 }),
      'ring.bend.path: ',
    ],
    [
      'a curve that runs backwards',
      ({ motion }) => Object.assign(motion.easings, { out: [-1, 0, 1, 1] }),
      'motion.easings.out.0: ',
    ],
    [
      'a styled letter behind the last',
      ({ name }) => Object.assign(name, { styledLetter: 4 }),
      'name.styledLetter: the styled letter is one of the name’s',
    ],
  ])('with %s is refused', (_what, change, said) => {
    expect(refusalOf(change)).toEqual([expect.stringContaining(said)]);
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<path onload="alert(1)" d="M0 0"/>'],
    ['a handler in single quotes', '<path onload=\'alert(1)\' d="M0 0"/>'],
    ['an address', '<path fill="url(#a)"/>'],
    ['a picture', '<image href="//example.org/a.png"/>'],
    ['a style', '<path style="fill:red"/>'],
    ['a colour of its own', '<path fill="#DA0024" d="M0 0"/>'],
    ['an entity', '<path d="&a;"/>'],
    ['a comment', '<!-- a --><path d="M0 0"/>'],
    ['text', '<path d="M0 0"/>text'],
  ])('whose mark has %s is refused', (_what, inside) => {
    const refusal = refusalOf(({ marks }) => {
      marks.symbol.master = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1">${inside}</svg>`;
    });
    expect(refusal).toEqual([expect.stringContaining('marks.symbol.master: a master is an svg of groups')]);
  });

  test('that is huge is refused before it costs anything', () => {
    const refusal = refusalOf(({ marks }) => {
      marks.symbol.master = marks.symbol.master.replace('</svg>', `${'<g>'.repeat(20_000)}</svg>`);
    });
    expect(refusal).toEqual([expect.stringContaining('marks.symbol.master: ')]);
  });
});
