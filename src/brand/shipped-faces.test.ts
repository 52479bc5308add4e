import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accents, capitalEszett, everyPage } from './cutting/characters.ts';
import { faceSlug } from './faces.ts';
import { shippedFaceNames, shippedFaces } from './shipped-faces.ts';

/** Budget in bytes for the two files loaded by every page. */
const mostBytes = 40_000;

test.each(shippedFaceNames)('%s is light where every page is set in it', (name) => {
  const files = Object.values(shippedFaces[name]).map(({ family }) => `${faceSlug(family)}.woff2`);
  const sizes = files.map((file) => statSync(`src/brand/faces/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
  expect(readdirSync('src/brand/faces')).toEqual(expect.arrayContaining(files));
});

test('every sign that can be typed on a keyboard of either language is in one part of a face, and in one alone', () => {
  const parts = [everyPage, accents, capitalEszett];
  const keyboard = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at));
  for (const sign of `${keyboard}ÄÖÜäöüßẞéàç„“”‚‘’«»‹›–—…×−€·•§°©®²³½`)
    expect(parts.filter((part) => part.includes(sign)).length, sign).toBe(1);
});
