/**
 * Cuts every club's faces out of the variable fonts that its record names, and writes for each typeface a stylesheet in
 * src/brand/faces with its @font-face rules and with fallbacks of the same measures, so that nothing shifts when a face
 * arrives.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { clubs } from '#brand/clubs/clubs.ts';
import { faceSlug } from '#brand/faces.ts';
import { type Brand, brandRecordSchema } from '#brand/record/brand-record.ts';

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

type Typeface = Brand['type']['faces']['display'];

/** What the record says about a face, as the cutter and as @font-face want it. */
function measuresOf({
  family,
  weights,
  widths,
  opticalSize,
}: Typeface): Omit<Face, 'file' | 'fallbacks' | 'fallbackParts'> {
  const axis = ({ least, most }: Typeface['weights']) => (least === most ? least : { min: least, max: most });
  return {
    family,
    axes: { wght: axis(weights), wdth: axis(widths), ...opticalAxis({ opticalSize }) },
    weight: inWords(weights, ''),
    stretch: inWords(widths, '%'),
  };
}

function opticalAxis({ opticalSize }: Pick<Typeface, 'opticalSize'>): { opsz?: number } {
  return opticalSize === undefined ? {} : { opsz: opticalSize };
}

function inWords({ least, most }: Typeface['weights'], unit: string): string {
  return [...new Set([least, most])].map((value) => `${value}${unit}`).join(' ');
}

/** Between these widths a fallback changes, and there they are measured: at the club's own width where it lies there. */
const stretches = [
  { least: 25, most: 79, middle: 70 },
  { least: 80, most: 104, middle: 95 },
  { least: 105, most: 118, middle: 112 },
  { least: 119, most: 200, middle: 125 },
];

function displayFallbacks({ widths, weights }: Typeface, own: readonly number[]): Fallback[] {
  return stretches.flatMap(({ least, most, middle }): Fallback[] => {
    const range = { least: Math.max(least, widths.least), most: Math.min(most, widths.most) };
    if (range.least > range.most) return [];
    const inside = (width: number) => width >= range.least && width <= range.most;
    const measured = [...own, middle].find(inside) ?? range.least;
    return [
      {
        weight: { range: inWords(weights, ''), measured: weights.most },
        stretch: { range: inWords(range, '%'), measured },
        source: 'bold',
      },
    ];
  });
}

function textFallbacks({ widths, weights }: Typeface): Fallback[] {
  const stretch = { range: inWords(widths, '%'), measured: widths.most };
  return [
    { weight: { range: `${weights.least}`, measured: weights.least }, stretch, source: 'regular' },
    { weight: { range: `${weights.most}`, measured: weights.most }, stretch, source: 'bold' },
  ];
}

function facesOf({ faces: { display, text }, display: set }: Brand['type']): (Face & Origin)[] {
  return [
    {
      ...measuresOf(display),
      ...originOf(display),
      file: faceSlug(display.family),
      fallbacks: displayFallbacks(display, [set.narrow, set.width]),
      fallbackParts: whole,
      drawn: { wght: set.weight, wdth: Math.min(set.width, 112), ...opticalAxis(display) },
    },
    {
      ...measuresOf(text),
      ...originOf(text),
      file: faceSlug(text.family),
      fallbacks: textFallbacks(text),
      fallbackParts: spaceApart,
    },
  ];
}

interface Origin {
  cutFrom: string;
  package: string;
  license: string;
  /** The one cut that pictures are drawn with: what draws them knows neither axes nor woff2. */
  drawn?: Face['axes'];
}

function originOf({ cutFrom, package: source, license }: Typeface): Origin {
  return { cutFrom, package: source, license: license.name };
}

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

interface Sources {
  directory: string;
  latin: Buffer;
  latinExtended: Buffer;
}

async function sourcesOf(name: string): Promise<Sources> {
  const directory = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  const read = (script: string) =>
    readFile(join(directory, `files/${name.split('/').at(-1)}-${script}-standard-normal.woff2`));
  const [latin, latinExtended] = await Promise.all([read('latin'), read('latin-ext')]);
  return { directory, latin, latinExtended };
}

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

async function fallbackRules(
  latin: Buffer,
  face: Face,
  { weight, stretch, source }: Fallback,
): Promise<string[]> {
  const cut = await subsetFont(latin, everyPage, {
    targetFormat: 'sfnt',
    variationAxes: { ...face.axes, wght: weight.measured, wdth: stretch.measured },
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

const target = fileURLToPath(new URL('../src/brand/faces/', import.meta.url));

async function write(name: string, font: Buffer): Promise<void> {
  await writeFile(join(target, name), font);
  console.log(`${name}: ${font.length} bytes`);
}

/** The rules of one face, whose files are written along the way. */
async function rulesOf(face: Face & Origin, { latin, latinExtended }: Sources): Promise<string[]> {
  const rules: string[] = [];
  const parts = [
    { suffix: '', source: latin, characters: everyPage },
    { suffix: '-accents', source: latin, characters: accents },
    { suffix: '-eszett', source: latinExtended, characters: capitalEszett },
  ];
  for (const part of parts) {
    const font = await subsetFont(part.source, part.characters, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: features,
      noHinting: true,
    });
    const name = `${face.file}${part.suffix}.woff2`;
    await write(name, font);
    rules.push(
      fontFace([
        `font-family: "${face.family}"`,
        `font-weight: ${face.weight}`,
        `font-stretch: ${face.stretch}`,
        'font-display: swap',
        `src: url("./${name}") format("woff2")`,
        `unicode-range: ${unicodeRange(part.characters)}`,
      ]),
    );
  }
  for (const fallback of face.fallbacks) rules.push(...(await fallbackRules(latin, face, fallback)));
  if (face.drawn)
    await write(
      `${face.file}-drawn.ttf`,
      await subsetFont(latin, everyPage + accents, {
        targetFormat: 'sfnt',
        variationAxes: face.drawn,
        keepFeatures: features,
        noHinting: true,
      }),
    );
  return rules;
}

const allFaces = Object.values(clubs).flatMap((written) => facesOf(brandRecordSchema.parse(written).type));
for (const [typeface, faces] of Map.groupBy(allFaces, ({ cutFrom }) => cutFrom)) {
  const [first] = faces;
  if (!first) continue;
  const sources = await sourcesOf(first.package);
  const slug = faceSlug(typeface);
  const rules: string[] = [];
  for (const face of faces) rules.push(...(await rulesOf(face, sources)));
  const header = `/* Generated by scripts/build-fonts.ts from ${first.package} (${first.license}). */`;
  await writeFile(join(target, `${slug}.css`), `${header}\n\n${rules.join('\n\n')}\n`);
  await copyFile(join(sources.directory, 'LICENSE'), join(target, `${slug}.LICENSE`));
}
