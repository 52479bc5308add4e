/**
 * Finds literals that a design token defines, unused tokens, values of the identity outside its record, colour names in
 * texts included, and pairs of its colours that can't be distinguished.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { breakpoints } from '#brand/breakpoints.ts';
import { clubs } from '#brand/clubs/clubs.ts';
import { colorWords } from '#brand/color-notations.server.ts';
import { contrastProblems } from '#brand/contrast-problems.server.ts';
import { brandRecordSchema } from '#brand/record/brand-record.ts';
import { motionTokensOf, tokensOf, tokensToCss } from '#brand/tokens.ts';

/** The properties that a group of tokens covers: elsewhere the same number means something else. */
const steered: readonly { tokens: RegExp; properties: RegExp }[] = [
  { tokens: /^--(?:duration|stagger)-/, properties: /^(?:transition|animation)/ },
  { tokens: /^--ease-/, properties: /^(?:transition|animation)/ },
  { tokens: /^--radius-/, properties: /radius$/ },
  { tokens: /^--space-/, properties: /^(?:scroll-)?(?:margin|padding)|gap$/ },
  { tokens: /^--line-/, properties: /^(?:border|outline|column-rule)/ },
  { tokens: /^--size-/, properties: /^font(?:-size)?$/ },
  { tokens: /^--font-/, properties: /^font(?:-family)?$/ },
];

/** Unitless numbers and multiples of the font size or band, and the declarations in which they mean the token. */
const reckoned: readonly { token: RegExp; unit: 'em' | ''; declarations: RegExp }[] = [
  { token: /^--display-leading$/, unit: 'em', declarations: /./ },
  { token: /^--ring-title-/, unit: 'em', declarations: /^--band-/ },
  { token: /^--ring-claim-/, unit: 'em', declarations: /^(?:block-size|vertical-align):/ },
  { token: /^--ring-figure-/, unit: 'em', declarations: /^--(?:band|chest):/ },
  { token: /^--ring-/, unit: '', declarations: /var\(--path\)/ },
];

/** Files with measures of their own, with the reason. */
const apart: Readonly<Record<string, string>> = {
  'preloader.css': 'one drawing in steps of a second, which no other motion follows',
};

/** Colours only come from the palette, curves only from the easings. */
const neverWritten =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![\w-])(?:white|black|red)(?![\w-])|\bcubic-bezier\(/i;

const brands = Object.values(clubs).map((written) => brandRecordSchema.parse(written));
/** The stylesheets' own measures were designed with the first club. */
const brand = brandRecordSchema.parse(clubs.first);

const values = new Map([...tokensOf(brand)].map(([name, value]) => [`--${name}`, value]));
const motionValues = [...motionTokensOf(brand.motion)];

const identity: readonly { what: string; pattern: RegExp }[] = brands.flatMap((brand) => [
  ...Object.values(brand.colors).map(({ hex }) => ({
    what: 'colour',
    pattern: new RegExp(`${hex}\\b`, 'gi'),
  })),
  ...[
    ['name', brand.name.text],
    ['claim', brand.claim.de],
    ['claim', brand.claim.en],
    ...[...new Set(Object.values(brand.type.faces).map(({ cutFrom }) => cutFrom))].map((family) => [
      'face',
      family,
    ]),
  ].map(([what = '', text = '']) => ({
    what,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])${text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
  })),
]);

/** Where literals of the identity are allowed, with the reason. */
const mayBeWritten: readonly { files: RegExp; why: string }[] = [
  { files: /^src\/brand\/clubs\//, why: 'the records' },
  { files: /^src\/brand\/faces\//, why: 'made from the records' },
  { files: /^src\/content\/process\/seed\/|\.examples\.ts$/, why: 'what a club shows and tells' },
  { files: /\.test\.tsx?$/, why: 'what is expected' },
];

export function literalsInStylesheet(file: string, css: string): string[] {
  const text = withoutComments(css);
  const found: string[] = [];
  const report = (index: number, literal: string, instead: string) => {
    const line = text.slice(0, index).split('\n').length;
    found.push(`${file}:${line}: ${literal} – ${instead}`);
  };
  for (const { 1: property = '', 2: value = '', index } of text.matchAll(/([\w-]+)\s*:([^;{}]+)(?=[;}])/g)) {
    const written = neverWritten.exec(value)?.[0];
    if (written) report(index, written, 'colours and curves are tokens');
    const words = wordsOf(value);
    const names = new Map<string, string[]>();
    for (const [name, token] of values) {
      const isFor = steered.some(({ tokens, properties }) => tokens.test(name) && properties.test(property));
      if (isFor && words.includes(token)) names.set(token, [...(names.get(token) ?? []), `var(${name})`]);
    }
    for (const [name, token] of values) {
      const written = reckoned.find(
        ({ token: own, unit, declarations }) =>
          own.test(name) && declarations.test(`${property}:${value}`) && words.includes(`${token}${unit}`),
      );
      if (written) names.set(`${token}${written.unit}`, [`var(${name})`]);
    }
    for (const [token, instead] of names) report(index, `${property}: ${token}`, instead.join(' or '));
  }
  for (const { 1: width = '', index } of text.matchAll(/@media[^{]*\bwidth\s*[<>]=?\s*([\d.]+\w+)/g)) {
    if (!Object.values<string>(breakpoints).includes(width))
      report(index, width, `not one of the breakpoints: ${Object.values(breakpoints).join(', ')}`);
  }
  return found;
}

/** Literals in motion code: lengths and times as strings, fractions of a second as numbers. */
export function literalsInMotion(file: string, source: string): string[] {
  const tokens = motionValues.flatMap(([name, value]) => {
    const seconds = /^(0\.\d+)s$/.exec(value)?.[1];
    return [[name, `'${value}'`], ...(seconds ? [[name, seconds]] : [])];
  });
  return withoutComments(source)
    .split('\n')
    .flatMap((line, index) =>
      tokens
        .filter(([, value = '']) =>
          value.startsWith("'") ? line.includes(value) : numbersOf(line).includes(value),
        )
        .map(([name, value]) => `${file}:${index + 1}: ${value} – the stylesheet has --${name}`),
    );
}

/**
 * Literal colours, names, fonts and claim of the record, which would stay the first club's on another club's site.
 * Comments are exempt.
 */
export function identityIn(file: string, source: string): string[] {
  const written = withoutComments(source);
  return identity.flatMap(({ what, pattern }) =>
    [...written.matchAll(pattern)].map(({ 0: value, index }) => {
      const line = written.slice(0, index).split('\n').length;
      return `${file}:${line}: ${value} – the record of the identity has this ${what}`;
    }),
  );
}

/** Clubs' own names of colours, without those that equal every club's colour roles. */
const clubsOwnNames = new Set(
  brands
    .flatMap(({ colors }) => Object.values(colors).flatMap(({ name }) => [name.de, name.en]))
    .filter((name) => !['Weiß', 'White', 'Ring'].includes(name)),
);

const colorNamed = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...clubsOwnNames].join('|')}|(?i:${colorWords.de.join('|')})(?:e[mnrs]?)?|(?i:${colorWords.en.join('|')})(?:s|ish)?)(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Colour names in the product's own texts, which would be wrong on another club's site. */
export function colorsNamedIn(file: string, json: string): string[] {
  return textsIn(JSON.parse(json)).flatMap((text) =>
    [...text.matchAll(colorNamed)].map(
      ([name]) => `${file}: “${text}” – ${name} is a club's own colour; say it without, or by the record`,
    ),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export function idleTokens(sources: readonly string[]): string[] {
  const read = new Set(sources.flatMap((source) => source.match(/(?<![\w-])--[\w-]+(?!\s*:|[\w-])/g) ?? []));
  return [...values.keys()].filter((name) => !read.has(name));
}

/** The values in a declaration, calc() included. clamp() is exempt as a measure of its own. */
function wordsOf(value: string): string[] {
  const own = /\bclamp\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
  return value
    .replace(own, '')
    .trim()
    .split(/[\s,/()]+/);
}

/** Blanks comments out, so that line numbers stay. `//` in an address is none. */
function withoutComments(source: string): string {
  return source.replace(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, (comment) => comment.replace(/[^\n]/g, ' '));
}

function numbersOf(line: string): string[] {
  return line.match(/(?<![\w.])\d+\.\d+(?![\w.])/g) ?? [];
}

function check(): number {
  const stylesheets = globSync('src/{blocks,brand,motion,pages,site,ui}/**/*.css');
  const code = globSync('src/{blocks,motion,pages,site,ui}/**/*.{ts,tsx}');
  const read = (file: string) => readFileSync(file, 'utf8');
  const problems = [
    ...brands
      .flatMap((each) => contrastProblems(each))
      .map(
        ({ text, ground, usedFor, ratio, atLeast, mend: { color, nearest } }) =>
          `src/brand/clubs: ${text} on ${ground} (${usedFor.en}) has ${ratio.toFixed(2)} to 1 and needs ${atLeast} – ${nearest ? `${nearest} for ${color} would do` : `no ${color} would do`}`,
      ),
    ...stylesheets
      .filter((file) => !(basename(file) in apart || file.startsWith('src/brand/faces/')))
      .flatMap((file) => literalsInStylesheet(file, read(file))),
    ...code
      .filter((file) => file.startsWith('src/motion/') && !file.includes('.test.'))
      .flatMap((file) => literalsInMotion(file, read(file))),
    ...globSync('src/**/*.{ts,tsx,css,json}', {
      exclude: (path) => path.includes('.next') || path.includes('/migrations/'),
    })
      .filter((file) => !mayBeWritten.some(({ files }) => files.test(file)))
      .flatMap((file) => identityIn(file, read(file))),
    ...globSync(['src/**/*.{de,en}.json', 'src/i18n/messages/*.json']).flatMap((file) =>
      colorsNamedIn(file, read(file)),
    ),
    ...idleTokens([tokensToCss(brand), ...[...stylesheets, ...code].map(read)]).map(
      (name) => `src/brand/tokens.ts: nothing reads ${name}.`,
    ),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? 'All values come from the tokens.'
      : `${problems.length} values bypass the tokens.`,
  );
  return problems.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exit(check());
