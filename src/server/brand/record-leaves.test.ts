import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig, parse as parseTokens } from '@terrazzo/parser';
import ase from 'ase-utils';
import { XMLParser } from 'fast-xml-parser';
import less from 'less';
import { transform } from 'lightningcss';
import * as sass from 'sass';
import { compile as compileTailwind } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { Language, Parser } from 'web-tree-sitter';
import { z } from 'zod';
import { brand } from '#brand/brand.ts';
import { colorNames } from '#brand/record/colors.ts';
import { type Easing, easingToCss, type Length, type Size, sizeToCss } from '#brand/record/measures.ts';
import { BrandFiles } from './brand-files.ts';
import { tokenFileNames } from './open-files.ts';

/* Every value of the record, in every file, as a program that isn't ours reads it. A value without a row, or one that
   a file leaves out without saying so, fails. */

const files = new BrandFiles(brand, 'https://example.org');
const { resolve } = createRequire(import.meta.url);

/** A path in the record -> the value's name in files. */
const tokenNames: readonly [path: RegExp, name: string][] = [
  [/^colors\.([\w-]+)\.hex$/, 'color-$1'],
  [/^grounds\.(\w+)\.([\w-]+)$/, 'on-$1-$2'],
  [/^type\.faces\.(\w+)\.cutFrom$/, 'font-$1'],
  [/^type\.sizes\.(\w+)$/, 'size-$1'],
  [/^type\.wideSizes\.(\w+)$/, 'size-$1-wide'],
  [/^type\.(display|text)\.(\w+)$/, '$1-$2'],
  [/^spacing\.steps\.(\d+)$/, 'space-$1'],
  [/^spacing\.headerHeight$/, 'header-height'],
  [/^spacing\.(\w+)$/, '$1'],
  [/^radii\.(\w+)$/, 'radius-$1'],
  [/^lines\.focus$/, 'focus'],
  [/^lines\.(\w+)$/, 'line-$1'],
  [/^ring\.(width|path)$/, 'ring-$1'],
  [/^ring\.bend\.(path|loop)$/, 'ring-bend-$1'],
  [/^ring\.(title|figure|claim)\.(\w+)$/, 'ring-$1-$2'],
  [/^motion\.durations\.(\w+)$/, 'duration-$1'],
  [/^motion\.easings\.(\w+)$/, 'ease-$1'],
  [/^motion\.staggers\.(\w+)$/, 'stagger-$1'],
  [/^motion\.rise$/, 'rise-reveal'],
  [/^motion\.zoom$/, 'scale-zoom'],
  [/^motion\.parallax\.(\w+)$/, 'parallax-$1'],
];

/** Values that are no tokens, with who obeys them besides the guideline. */
const otherReaders: readonly [path: RegExp, reader: string][] = [
  [/^name\.(text|short)$/, 'head, manifest and pages'],
  [/^name\.styled(Letter|From)$/, 'BrandText'],
  [/^name\.setting\./, '--name-letters, --name-breaks'],
  [/^claim\./, 'header and footer'],
  [/^icon$/, 'icons'],
  [/^marks\.\w+\.(master|grounds\.\d+)$/, 'logos'],
  [/^marks\.\w+\.minimum\.px$/, 'icons of a mark'],
  [/^marks\.\w+\.(name|use)\.|^marks\.\w+\.(clearSpace|minimum\.mm)$/, 'specimens, which draw it'],
  [/^colors\.[\w-]+\.name\./, 'palettes'],
  [/^colors\.[\w-]+\.(use\.|share$)/, 'specimens and --share-…'],
  [/^type\.faces\.\w+\.(family|generic|package|license|use|weights|widths)/, 'the typefaces’ files'],
  [/^ring\.bend\.(least|most)$/, 'the desk, which refuses bends beyond'],
  [/^ring\.icon\./, 'icons'],
  [/^voice\./, 'specimens'],
];

interface Fluid {
  least: number;
  base: number;
  growth: number;
  most: number;
}

type Meant =
  | { color: string }
  | { families: string }
  | { seconds: number }
  | { curve: Easing }
  | { number: number; percent?: true }
  | { length: Length }
  | { fluid: Fluid };

const lengthSchema = z.object({ value: z.number(), unit: z.enum(['px', 'rem', 'em', 'ch', 'vw']) });
const fluidSchema = z.object({ least: z.number(), base: z.number(), growth: z.number(), most: z.number() });

/** What each token is meant to be, from the record alone. */
const meant = new Map<string, Meant>();
const unread: string[] = [];
for (const [path, value] of leavesOf(brand)) {
  const [pattern, name] = tokenNames.find(([own]) => own.test(path)) ?? [];
  if (pattern && name) meant.set(path.replace(pattern, name), meaningOf(path, value));
  else if (!otherReaders.some(([own]) => own.test(path))) unread.push(path);
}

function leavesOf(value: unknown, path: readonly string[] = []): [path: string, value: unknown][] {
  const isWhole = Array.isArray(value)
    ? typeof value[0] === 'number'
    : !isGroup(value) || 'unit' in value || 'growth' in value;
  if (isWhole) return [[path.join('.'), value]];
  return Object.entries(Object(value)).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function meaningOf(path: string, value: unknown): Meant {
  if (path.startsWith('colors.')) return { color: z.string().parse(value).toLowerCase() };
  if (path.startsWith('grounds.'))
    return { color: brand.colors[z.enum(colorNames).parse(value)].hex.toLowerCase() };
  if (path.endsWith('.cutFrom')) return { families: z.string().parse(value) };
  if (/durations|staggers/.test(path)) return { seconds: z.number().parse(value) };
  if (Array.isArray(value))
    return { curve: z.tuple([z.number(), z.number(), z.number(), z.number()]).parse(value) };
  if (typeof value === 'number')
    return { number: value, ...(/width|narrow/.test(path) ? { percent: true } : {}) };
  const fluid = fluidSchema.safeParse(value);
  return fluid.success ? { fluid: fluid.data } : { length: lengthSchema.parse(value) };
}

/** In a stylesheet. */
function inCss(value: Meant): string {
  if ('color' in value) return value.color;
  if ('families' in value) return `"${value.families}"`;
  if ('seconds' in value) return `${value.seconds}s`;
  if ('curve' in value) return easingToCss(value.curve);
  if ('number' in value) return `${value.number}${value.percent ? '%' : ''}`;
  const size: Size = 'fluid' in value ? value.fluid : value.length;
  return sizeToCss(size);
}

/** Without stylesheets: a fluid size is its ends, lengths are pixels, and what a window or a type measures is a number. */
function withoutCss(name: string, value: Meant): [name: string, value: Meant][] {
  if (!('fluid' in value)) return [[name, value]];
  return (['least', 'most'] as const).map((end) => [
    `${name}-${end}`,
    { length: { value: value.fluid[end], unit: 'rem' } },
  ]);
}

const plain = new Map([...meant].flatMap(([name, value]) => withoutCss(name, value)));

function pixels({ value, unit }: Length): number {
  return unit === 'rem' ? value * 16 : value;
}

/** A value as a number or text, if nothing else is said. */
function simple(value: Meant): string | number {
  if ('color' in value) return value.color;
  if ('families' in value) return value.families;
  if ('seconds' in value) return value.seconds;
  if ('curve' in value) return value.curve.join(' ');
  if ('number' in value) return value.number;
  if ('length' in value) return pixels(value.length);
  throw new Error('A fluid size has two ends.');
}

const textOf = async (name: string) => {
  const body = await files.tokens(name);
  if (!body) throw new Error(`There is no ${name}.`);
  return body.bytes.identity.toString();
};

/** Selectors and conditions -> their declarations, of a stylesheet with one thing a line. */
function declarationsOf(css: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  const open: string[] = [];
  for (const line of css
    .replace(/,\n\s*/g, ', ')
    .split('\n')
    .map((each) => each.trim())) {
    const [, name, value] = /^(?:--)?([\w-]+):\s*(.*);$/.exec(line) ?? [];
    const place = open.filter((each) => !each.startsWith('@layer')).join(' ');
    if (line.endsWith('{')) open.push(line.slice(0, -1).trim());
    else if (line === '}') open.pop();
    else if (name && value)
      rules.set(place, (rules.get(place) ?? new Map<string, string>()).set(name, value));
  }
  return rules;
}

/** Numbers and quotes as the record writes them. */
function tidied(css: string): string {
  return css
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    .replace(/(^|[\s(,-])\.(\d)/g, '$10.$2')
    .replace(/,\s*/g, ', ')
    .replace(/^(?:.*, )?"?([A-Z][\w ]+?)"?, (?:sans-)?serif$/, '"$1"');
}

const wideWindows = /@media \(width >= 48rem\)/;

async function readStylesheet(): Promise<Map<string, string>> {
  const { code } = transform({
    filename: 'tokens.css',
    code: Buffer.from(await textOf('tokens.css')),
    targets: {},
  });
  const read = new Map<string, string>();
  for (const [place, values] of declarationsOf(code.toString())) {
    const [, ground] = /\[data-ground="?(\w+)"?\]$/.exec(place) ?? [];
    for (const [name, value] of values) {
      if (place.startsWith('@media') && !wideWindows.test(place)) continue;
      if (ground) read.set(`on-${ground}-${name}`, read.get(value.replace(/^var\(--|\)$/g, '')) ?? value);
      else read.set(wideWindows.test(place) ? `${name}-wide` : name, value);
    }
  }
  return read;
}

async function readSass(): Promise<Map<string, string>> {
  const used = [...meant.keys()].map((name) => `${name}: $${name};`).join('');
  const { css } = sass.compileString(`${await textOf('tokens.scss')} a { ${used} }`);
  return declarationsOf(css).get('a') ?? new Map();
}

async function readLess(): Promise<Map<string, string>> {
  const used = [...meant.keys()].map((name) => `${name}: @${name};`).join('');
  const { css } = await less.render(`${await textOf('tokens.less')} a { ${used} }`);
  return declarationsOf(css).get('a') ?? new Map();
}

/** A token's name in Tailwind, and the class that uses it. */
type TailwindName = readonly [own: RegExp, theirs: string, utility?: string];

const tailwindNames: readonly TailwindName[] = [
  [/^color-(.+)/, 'color-$1', 'bg-$1'],
  [/^on-(.+)/, 'color-on-$1', 'bg-on-$1'],
  [/^size-(\w+)$/, 'text-$1', 'text-$1'],
  [/^space-(.+)/, 'spacing-step-$1', 'p-step-$1'],
  [/^(section|gutter|margin|gap|tap|measure|header-height|ring-width|ring-path)$/, 'spacing-$1', 'p-$1'],
  [/^font-(\w+)/, 'font-$1', 'font-$1'],
  [/^(\w+)-weight$/, 'font-weight-$1-weight', 'font-$1-weight'],
  [/^(\w+)-(leading|tracking)$/, '$2-$1', '$2-$1'],
  [/^duration-(.+)/, 'transition-duration-$1', 'duration-$1'],
  [/^ease-(.+)/, 'ease-$1', 'ease-$1'],
  [/^radius-(.+)/, 'radius-$1', 'rounded-$1'],
];

const asItIs: TailwindName = [/^(.+)$/, '$1'];

async function readTailwind(): Promise<Map<string, string>> {
  const names = [...meant.keys()]
    .filter((name) => !name.endsWith('-wide'))
    .map((own) => {
      const [pattern, theirs, utility] = tailwindNames.find(([each]) => each.test(own)) ?? asItIs;
      return { own, theirs: own.replace(pattern, theirs), utility: utility && own.replace(pattern, utility) };
    });
  const used = names.map(({ theirs }) => `x: var(--${theirs});`).join('');
  const { build } = await compileTailwind(
    `${await textOf('tokens.tailwind.css')} @tailwind utilities; a { ${used} }`,
  );
  const rules = declarationsOf(build(names.flatMap(({ utility }) => utility ?? [])));
  for (const { utility, theirs } of names)
    if (utility)
      expect(JSON.stringify([...(rules.get(`.${utility}`) ?? [])]), utility).toContain(`var(--${theirs})`);
  const wide = [...rules].find(([place]) => wideWindows.test(place))?.[1] ?? new Map<string, string>();
  const root = rules.get(':root, :host');
  return new Map([
    ...names.flatMap(({ own, theirs }): [string, string][] => {
      const value = root?.get(theirs);
      return value === undefined ? [] : [[own, value]];
    }),
    ...[...wide].map(([name, value]): [string, string] => [`${name.replace('text-', 'size-')}-wide`, value]),
  ]);
}

describe('a stylesheet', () => {
  test.each([
    ['tokens.css', 'Lightning CSS', readStylesheet],
    ['tokens.scss', 'Sass', readSass],
    ['tokens.less', 'Less', readLess],
    ['tokens.tailwind.css', 'Tailwind', readTailwind],
  ])('%s has every value as it is meant, by %s', async (_file, _reader, read) => {
    const found = await read();
    const values = [...meant.keys()].map((name) => [name, tidied(found.get(name) ?? 'missing')]);
    expect(Object.fromEntries(values)).toEqual(
      Object.fromEntries([...meant].map(([name, value]) => [name, inCss(value)])),
    );
  });
});

async function readByTerrazzo(): Promise<Map<string, string | number>> {
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const source = { filename: new URL('file:///tokens.json'), src: await textOf('tokens.json') };
  const { tokens } = await parseTokens([source], { config });
  const valueSchema = z.union([
    z.number(),
    z.object({ hex: z.string() }).transform(({ hex }) => hex),
    z
      .object({ value: z.number(), unit: z.enum(['px', 'rem', 's']) })
      .transform(({ value, unit }) => (unit === 'rem' ? value * 16 : value)),
    z.array(z.number()).transform((handles) => handles.join(' ')),
    z.array(z.string()).transform(([family = '']) => family),
  ]);
  return new Map(
    Object.entries(tokens).map(([id, token]) => [id.replaceAll('.', '-'), valueSchema.parse(token?.$value)]),
  );
}

async function readByFigmaNames(): Promise<Map<string, string | number>> {
  const channel = z.number();
  const { variables, variableModeValues } = z
    .object({
      variables: z.array(z.object({ id: z.string(), name: z.string() })),
      variableModeValues: z.array(
        z.object({
          variableId: z.string(),
          value: z.union([
            z.number(),
            z.string(),
            z.object({ r: channel, g: channel, b: channel }).transform(({ r, g, b }) => hexOf([r, g, b])),
            z.object({ id: z.string() }),
          ]),
        }),
      ),
    })
    .parse(JSON.parse(await textOf('tokens.figma.json')));
  const values = new Map(variableModeValues.map(({ variableId, value }) => [variableId, value]));
  return new Map(
    variables.map(({ id, name }) => {
      const value = values.get(id);
      const resolved = typeof value === 'object' ? values.get(value.id) : value;
      return [name.replaceAll('/', '-'), z.union([z.string(), z.number()]).parse(resolved)];
    }),
  );
}

function hexOf(parts: readonly number[]): string {
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

async function readAndroid(): Promise<Map<string, string | number>> {
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && name !== 'resources',
  });
  const entry = z.object({ '@_name': z.string(), '#text': z.string() });
  const { resources } = z
    .object({ resources: z.record(z.string(), z.array(entry)) })
    .parse(parser.parse(await textOf('tokens.xml'), true));
  const units: Readonly<Record<string, (text: string) => string | number>> = {
    color: (text) => text.replace(/^#ff/, '#'),
    dimen: (text) => Number(text.replace(/[sd]p$/, '')),
    integer: (text) => Number(text) / 1000,
    string: (text) => text.replace(/^"|"$/g, ''),
  };
  return new Map(
    Object.entries(resources).flatMap(([kind, list]) =>
      list.map((each): [string, string | number] => [
        each['@_name'].replaceAll('_', '-'),
        units[kind]?.(each['#text']) ?? 'unknown',
      ]),
    ),
  );
}

const decimals = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Constants of a class, by tree-sitter's grammar of the language. */
function readClass(language: string, file: string, colorOf: (text: string) => string) {
  return async (): Promise<Map<string, string | number>> => {
    await Parser.init();
    const parser = new Parser();
    parser.setLanguage(await Language.load(resolve(`tree-sitter-wasms/out/tree-sitter-${language}.wasm`)));
    const tree = parser.parse(await textOf(file));
    expect(tree?.rootNode.hasError).toBe(false);
    const [body] = tree?.rootNode.descendantsOfType(['class_body']) ?? [];
    const constants = [...(body?.text ?? '').matchAll(/ (\w+)\s*=\s*(.+?)(?:;|$)/gm)];
    return new Map(
      constants.map(([, name = '', text = '']) => {
        const numbers = decimals(text);
        const family = /^"(.*)"$/.exec(text)?.[1];
        const value = text.includes('Color')
          ? colorOf(text)
          : (family ?? (text.startsWith('[') ? numbers.join(' ') : (numbers[0] ?? text)));
        const isTime = text.startsWith('Duration(');
        return [name, isTime ? Number(value) / 1000 : value];
      }),
    );
  };
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const swift = readClass('swift', 'tokens.swift', (text) => hexOf(decimals(text).slice(0, 3)));
const dart = readClass('dart', 'tokens.dart', (text) => `#${/0xFF(\w{6})/.exec(text)?.[1]?.toLowerCase()}`);

describe('a file of values', () => {
  const isCurve = (value: Meant) => 'curve' in value;
  const isNumber = (value: Meant) =>
    'number' in value || ('length' in value && !/px|rem/.test(value.length.unit));
  const asIs = (name: string) => name;
  const nothing = () => false;
  test.each<
    [
      string,
      string,
      () => Promise<Map<string, string | number>>,
      (name: string) => string,
      (value: Meant) => boolean,
    ]
  >([
    ['tokens.json', 'Terrazzo', readByTerrazzo, asIs, nothing],
    ['tokens.figma.json', 'its schema', readByFigmaNames, asIs, isCurve],
    ['tokens.xml', 'fast-xml-parser', readAndroid, asIs, (value) => isCurve(value) || isNumber(value)],
    ['tokens.swift', 'tree-sitter', swift, camel, nothing],
    ['tokens.dart', 'tree-sitter', dart, camel, nothing],
  ])(
    '%s has every value that it can say, by %s, and says for which windows',
    async (file, _reader, read, nameIn, lacks) => {
      const sayable = [...plain]
        .filter(([, value]) => !lacks(value))
        .map(([name, value]): [string, string | number] => [nameIn(name), simple(value)]);
      const found = await read();
      expect(Object.fromEntries(sayable.map(([name]) => [name, found.get(name) ?? 'missing']))).toEqual(
        Object.fromEntries(sayable),
      );
      const text = await textOf(file);
      for (const window of ['narrower than 48rem', 'of 48rem and wider']) expect(text).toContain(window);
    },
  );

  test('a palette has every colour by its name, by ase-utils and by the lines of a GIMP palette', async () => {
    const colors = Object.values(brand.colors).map(({ name: { de, en }, hex }) => [
      de === en ? de : `${de} / ${en}`,
      hex.toLowerCase(),
    ]);
    const { groups } = ase.decode((await files.tokens('tokens.ase'))?.bytes.identity ?? Buffer.alloc(0));
    expect(groups.flatMap((group) => group.colors).map(({ name, color }) => [name, hexOf(color)])).toEqual(
      colors,
    );
    const lines = [...(await textOf('tokens.gpl')).matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\t(.+)$/gm)];
    expect(
      lines.map(([, red, green, blue, name]) => [
        name,
        hexOf([red, green, blue].map((part) => Number(part) / 255)),
      ]),
    ).toEqual(colors);
  });
});

test('the guideline says a size for every window that has one of its own', async () => {
  const text = (await files.guidelines('en', 'present')).bytes.identity.toString();
  expect(text).toContain('| label, in windows narrower than 48rem | 17\u00A0px | 17\u00A0px |');
  expect(text).toContain('| label, in windows of 48rem and wider | 15\u00A0px | 17\u00A0px |');
});

test('an agreed ink is in the swatches as what it is, and the colour as it is printed', async () => {
  const agreed = structuredClone(brand);
  agreed.colors.ring.given = { spot: 'HKS 14', cmyk: [0, 100, 90, 5] };
  const made = await new BrandFiles(agreed, 'https://example.org').tokens('tokens.ase');
  const swatches = ase.decode(made?.bytes.identity ?? Buffer.alloc(0)).groups.flatMap(({ colors }) => colors);
  expect(
    swatches
      .filter(({ model }) => model === 'CMYK')
      .map(({ name, color, type }) => [name, color.map((part) => Math.round(part * 100)), type]),
  ).toEqual([
    ['Ring', [0, 100, 90, 5], 'normal'],
    ['HKS 14', [0, 100, 90, 5], 'spot'],
  ]);
});

test('every leaf of the record has a reader that isn’t the guideline', () => {
  expect(unread).toEqual([]);
});

test('no file of values is left out', () => {
  const read = readFileSync(new URL(import.meta.url), 'utf8');
  expect(tokenFileNames.filter((name) => !read.includes(`'${name}'`))).toEqual([]);
});
