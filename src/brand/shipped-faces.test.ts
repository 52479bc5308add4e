import { readdirSync, readFileSync, statSync } from 'node:fs';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { accents, capitalEszett, everyPage, scripts } from './cutting/characters.ts';
import { drawnFace } from './drawn-face.server.ts';
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
  const parts = [everyPage, accents, capitalEszett, ...Object.values(scripts)];
  const keyboard = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at));
  for (const sign of `${keyboard}ÄÖÜäöüßẞéàç„“”‚‘’«»‹›–—…×−€·•§°©®²³½`)
    expect(parts.filter((part) => part.includes(sign)).length, sign).toBe(1);
});

/** Letters beyond A to Z of languages with Latin letters, without capitals. */
const alphabets: Readonly<Record<string, string>> = {
  Albanian: 'çë',
  Azerbaijani: 'çəğıiöşü',
  Basque: 'ñ',
  Catalan: 'àçéèíïóòúü',
  Croatian: 'čćđšž',
  Czech: 'áčďéěíňóřšťúůýž',
  Danish: 'æøå',
  Dutch: 'ëïéèöüĳ',
  Esperanto: 'ĉĝĥĵŝŭ',
  Estonian: 'äõöüšž',
  Faroese: 'áðíóúýæø',
  Finnish: 'åäöšž',
  French: 'àâæçéèêëîïôœùûüÿ',
  Hungarian: 'áéíóöőúüű',
  Icelandic: 'áðéíóúýþæö',
  Irish: 'áéíóú',
  Italian: 'àèéìòù',
  Latvian: 'āčēģīķļņšūž',
  Lithuanian: 'ąčęėįšųūž',
  Maltese: 'ċġħż',
  Norwegian: 'æøå',
  Polish: 'ąćęłńóśźż',
  Portuguese: 'áàâãçéêíóôõú',
  Romanian: 'ăâîșț',
  'Inari Sámi': 'áâäčđŋšž',
  'Northern Sámi': 'áčđŋšŧž',
  'Southern Sámi': 'äåæïöø',
  Slovak: 'áäčďéíĺľňóôŕšťúýž',
  Slovenian: 'čšž',
  Sorbian: 'čćěłńóřŕšśžź',
  Spanish: 'áéíñóúü',
  Swedish: 'åäö',
  Turkish: 'çğıiöşü',
  Welsh: 'âêîôûŵŷẁẃẅỳ',
};

/** What the makers of both faces have not drawn: the fallback, which is as wide and as high, sets it. */
const undrawn: Readonly<Record<string, string>> = {
  'Irish in its old spelling': 'ḃḋḟṁṗṫ',
  'Macedonian in Latin letters': 'ǵḱ',
  'Skolt Sámi': 'ʒǯǥǩ',
};

const both = (letters: string) =>
  letters.normalize('NFC') + [...letters].map((letter) => letter.toLocaleUpperCase('tr')).join('');

async function lettersIn(file: string, wanted: string): Promise<string> {
  if (wanted === '') return '';
  const sfnt = await subsetFont(readFileSync(file), wanted, { targetFormat: 'sfnt' });
  const font = opentype.parse(new Uint8Array(sfnt).buffer);
  return [...wanted].filter((letter) => font.charToGlyphIndex(letter) > 0).join('');
}

/** In CSS syntax, as in the stylesheets. */
function covers(ranges: string, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16);
  });
}

test.each(shippedFaceNames)(
  '%s sets the letters of every European language, each loaded where it stands',
  async (name) => {
    const wanted = [...new Set(both(Object.values(alphabets).join('')))].join('');
    const css = readFileSync(
      `src/brand/faces/${faceSlug(shippedFaces[name].display.cutFrom)}.generated.css`,
      'utf8',
    );
    for (const { family } of Object.values(shippedFaces[name])) {
      const rules = css.split('@font-face').filter((rule) => rule.includes(`"${family}"`));
      const parts = rules.map((rule) => ({
        file: /url\("\.\/([^"]+)"\)/.exec(rule)?.[1] ?? '',
        ranges: /unicode-range:([^;]+);/.exec(rule)?.[1] ?? 'U+20-2FF',
      }));
      // The last rule that covers a letter counts.
      const partOf = (letter: string) => parts.findLast(({ ranges }) => covers(ranges, letter))?.file;
      for (const { file } of parts) {
        const own = [...wanted].filter((letter) => partOf(letter) === file).join('');
        expect(await lettersIn(`src/brand/faces/${file}`, own), file).toBe(own);
      }
      expect([...wanted].filter((letter) => partOf(letter) === undefined).join('')).toBe('');
      const lowest = parts[0]?.file;
      for (const { file, ranges } of parts.slice(1))
        expect([...everyPage].filter((letter) => covers(ranges, letter)).join(''), file).toBe('');
      expect(lowest).toBe(`${faceSlug(family)}.woff2`);
    }
    const drawn = await drawnFace(shippedFaces[name]);
    const missing = [...wanted].filter((letter) => !drawn.some((font) => font.charToGlyphIndex(letter) > 0));
    expect(missing.join('')).toBe('');
  },
);

test.each(shippedFaceNames)(
  'where %s has no letter, a fallback of its size is asked before any other',
  (name) => {
    const css = readFileSync(
      `src/brand/faces/${faceSlug(shippedFaces[name].display.cutFrom)}.generated.css`,
      'utf8',
    );
    for (const { family } of Object.values(shippedFaces[name])) {
      const rules = css.split('@font-face').filter((rule) => rule.includes(`"${family} Fallback"`));
      const fitting = rules.filter((rule) =>
        /size-adjust[^}]+ascent-override[^}]+descent-override/.test(rule),
      );
      for (const letter of both(Object.values(undrawn).join(''))) {
        const asked = fitting.filter((rule) =>
          covers(/unicode-range:([^;]+);/.exec(rule)?.[1] ?? 'U+0-FFFF', letter),
        );
        expect(asked.length, letter).toBeGreaterThan(0);
      }
    }
  },
);
