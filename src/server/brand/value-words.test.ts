import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { clubs } from '#brand/clubs/clubs.ts';
import { brandRecordSchema } from '#brand/record/brand-record.ts';
import { valuesOf } from './brand-changes.ts';
import { wordsOf } from './value-words.ts';

test.each([
  ['colors.ring.hex', 'Farben, Ring, Farbwert', 'Colours, Ring, value'],
  ['colors.stone-2.given.cmyk', 'Farben, Stein, abgesprochen, CMYK', 'Colours, Stone, agreed, CMYK'],
  ['grounds.night.rule', 'Gründe, Nacht, Linie', 'Grounds, Night, rule'],
  ['marks.symbol.master', 'Zeichen, Zeichen, Zeichnung', 'Marks, Symbol, drawing'],
  ['type.sizes.giant', 'Schrift, Größen, Riesig', 'Type, sizes, giant'],
  ['spacing.steps.12', 'Abstände, Stufe, 12', 'Space, step, 12'],
  [
    'voice.rules.en.2.reason',
    'Stimme, Regeln, auf Englisch, 2, Grund',
    'Voice, rules, in English, 2, reason',
  ],
  ['gone.long.ago', 'gone, long, ago', 'gone, long, ago'],
  ['colors.constructor', 'Farben, constructor', 'Colours, constructor'],
])('%s is said in words', (path, german, english) => {
  expect([wordsOf(path, brand, 'de'), wordsOf(path, brand, 'en')]).toEqual([german, english]);
});

test('every value of both clubs has words of its own', () => {
  for (const written of Object.values(clubs)) {
    const record = brandRecordSchema.parse(written);
    const paths = valuesOf(record).map(({ path }) => path);
    for (const locale of ['de', 'en'] as const)
      expect(new Set(paths.map((path) => wordsOf(path, record, locale))).size).toBe(paths.length);
    // Some English words equal the path's own.
    const unsaid = paths.flatMap((path) => {
      const said = wordsOf(path, record, 'de').split(', ');
      return path.split('.').filter((step) => /\D/.test(step) && said.includes(step));
    });
    expect(unsaid).toEqual([]);
  }
});
