/**
 * Cuts the site's two faces out of the Archivo variable font, and writes src/brand/fonts.css with their
 * @font-face rules and with fallbacks of the same measures, so that nothing shifts when a face arrives.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { brand } from '#brand/brand.ts';

interface Face {
  family: string;
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** What @font-face says about the face. */
  weight: string;
  stretch: string;
  /** Each measured at one weight and width, and used for a range of them. */
  fallbacks: Fallback[];
  fallbackParts: readonly FallbackPart[];
}

interface Fallback {
  weight: { range: string; measured: number };
  stretch: { range: string; measured: number };
  source: 'regular' | 'bold';
}

interface FallbackPart {
  /** The characters that a rule is for; all if missing. */
  range?: string;
  /** What is measured for it. */
  sample: string;
}

/** Text of the kind the site is set in; its letters decide how wide the fallback is on average. */
const sample = 'ein ring der nie abreißt wir tragen ihn er hält uns the ring stays one band around everyone';

/** Headlines are a few words, and a rule more for each width costs bytes. */
const whole: readonly FallbackPart[] = [{ sample }];

/**
 * In running text the space is measured apart: Archivo's is a quarter narrower than Arial's, its letters hardly
 * differ, and on a common average lines of long words would come out too narrow, lines of short ones too wide.
 */
const spaceApart: readonly FallbackPart[] = [
  { range: 'U+21-9F, U+A1-FFFF', sample: sample.replaceAll(' ', '') },
  { range: 'U+20, U+A0', sample: ' ' },
];

const { display, text } = brand.type.faces;

/** What the record says about a face, as the cutter and as @font-face want it. */
function measuresOf({
  family,
  weights,
  widths,
}: typeof display): Omit<Face, 'file' | 'fallbacks' | 'fallbackParts'> {
  const axis = ({ least, most }: typeof weights) => (least === most ? least : { min: least, max: most });
  const words = ({ least, most }: typeof weights, unit: string) =>
    [...new Set([least, most])].map((value) => `${value}${unit}`).join(' ');
  return {
    family,
    axes: { wght: axis(weights), wdth: axis(widths) },
    weight: words(weights, ''),
    stretch: words(widths, '%'),
  };
}

const faces: Face[] = [
  {
    ...measuresOf(display),
    file: 'archivo-display',
    fallbacks: [
      { range: '62% 79%', measured: 64 },
      { range: '80% 104%', measured: 95 },
      { range: '105% 118%', measured: 112 },
      { range: '119% 125%', measured: 125 },
    ].map((stretch) => ({ weight: { range: '850', measured: 850 }, stretch, source: 'bold' })),
    fallbackParts: whole,
  },
  {
    ...measuresOf(text),
    file: 'archivo-text',
    fallbacks: [
      {
        weight: { range: '420', measured: 420 },
        stretch: { range: '100%', measured: 100 },
        source: 'regular',
      },
      {
        weight: { range: '600', measured: 600 },
        stretch: { range: '100%', measured: 100 },
        source: 'bold',
      },
    ],
    fallbackParts: spaceApart,
  },
];

function characters(...ranges: readonly (readonly [number, number])[]): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
    )
    .join('');
}

const german = 'ÄÖÜäöüß';
const signs = '„“”‚‘’«»‹›–—…×−€·•§°©®²³½\u00A0\u00AD\u2010\u2011\u202F';
const everyPage = characters([0x20, 0x7e]) + german + signs;
/** Letters of loan words and of neighbours' names: a file of their own, loaded by the page that needs one. */
const accents = [...`${characters([0xc0, 0xff])}Œœ`].filter((letter) => !everyPage.includes(letter)).join('');
const capitalEszett = 'ẞ';

/** What the two faces need of OpenType: kerning, tabular and lining figures, ligatures, forms for capitals. */
const features = ['kern', 'tnum', 'lnum', 'liga', 'locl', 'case'];

const sources = createRequire(import.meta.url).resolve(`${display.package}/package.json`);
const readSource = (script: string) =>
  readFile(new URL(`files/archivo-${script}-standard-normal.woff2`, `file://${sources}`));
const [latin, latinExtended] = await Promise.all([readSource('latin'), readSource('latin-ext')]);

const parts = [
  { suffix: '', source: latin, characters: everyPage },
  { suffix: '-accents', source: latin, characters: accents },
  { suffix: '-eszett', source: latinExtended, characters: capitalEszett },
];

function unicodeRange(text: string): string {
  const points = [...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const ranges: { from: number; to: number }[] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last.to === point - 1) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(2, '0');
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

/** Advance widths of Arial per 1000 units, in the order of the alphabet, then the space. */
const arialWidths = {
  regular: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
    500, 722, 500, 500, 500, 278,
  ],
  bold: [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
    556, 778, 556, 556, 500, 278,
  ],
};
const arialNames = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
};

function arialWidth(weight: 'regular' | 'bold', sample: string): number {
  const order = [...'abcdefghijklmnopqrstuvwxyz '];
  const alike: Readonly<Record<string, string>> = { ä: 'a', ß: 'b' };
  return [...sample].reduce(
    (sum, letter) => sum + (arialWidths[weight][order.indexOf(alike[letter] ?? letter)] ?? 0) / 1000,
    0,
  );
}

async function fallbackRules(face: Face, { weight, stretch, source }: Fallback): Promise<string[]> {
  const cut = await subsetFont(latin, everyPage, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight.measured, wdth: stretch.measured },
  });
  const font = opentype.parse(new Uint8Array(cut).buffer);
  const em = font.unitsPerEm;
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const ruleFor = ({ range, sample }: FallbackPart) => {
    const width = [...sample].reduce((sum, letter) => sum + font.charToGlyph(letter).advanceWidth / em, 0);
    const adjust = width / arialWidth(source, sample);
    return fontFace([
      `font-family: "${face.family} Fallback"`,
      `font-weight: ${weight.range}`,
      `font-stretch: ${stretch.range}`,
      `src: ${arialNames[source].map((name) => `local("${name}")`).join(', ')}`,
      ...(range === undefined ? [] : [`unicode-range: ${range}`]),
      `size-adjust: ${percent(adjust)}`,
      `ascent-override: ${percent(font.ascender / em / adjust)}`,
      `descent-override: ${percent(-font.descender / em / adjust)}`,
      'line-gap-override: 0%',
    ]);
  };
  return face.fallbackParts.map(ruleFor);
}

function fontFace(descriptors: readonly string[]): string {
  return `@font-face {\n${descriptors.map((line) => `  ${line};`).join('\n')}\n}`;
}

const target = new URL('../src/brand/', import.meta.url);
const rules: string[] = [];
for (const face of faces) {
  for (const part of parts) {
    const font = await subsetFont(part.source, part.characters, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: features,
      noHinting: true,
    });
    const name = `${face.file}${part.suffix}.woff2`;
    await writeFile(new URL(`fonts/${name}`, target), font);
    console.log(`${name}: ${font.length} bytes`);
    rules.push(
      fontFace([
        `font-family: "${face.family}"`,
        `font-weight: ${face.weight}`,
        `font-stretch: ${face.stretch}`,
        'font-display: swap',
        `src: url("./fonts/${name}") format("woff2")`,
        `unicode-range: ${unicodeRange(part.characters)}`,
      ]),
    );
  }
  for (const fallback of face.fallbacks) rules.push(...(await fallbackRules(face, fallback)));
}

/** The display face as one cut in one file: what draws pictures knows neither axes nor woff2. */
const drawn = await subsetFont(latin, everyPage + accents, {
  targetFormat: 'sfnt',
  variationAxes: { wght: brand.type.display.weight, wdth: 112 },
  keepFeatures: features,
  noHinting: true,
});
await writeFile(new URL('fonts/archivo-drawn.ttf', target), drawn);
console.log(`archivo-drawn.ttf: ${drawn.length} bytes`);

const header = `/* Generated by scripts/build-fonts.ts from ${display.package} (${display.license.name}). */`;
await writeFile(new URL('fonts.css', target), `${header}\n\n${rules.join('\n\n')}\n`);
