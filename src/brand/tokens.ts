import { breakpoints } from './breakpoints.ts';
import { contrastRatio } from './contrast.ts';
import type { Brand } from './record/brand-record.ts';
import type { ColorName } from './record/colors.ts';
import { easingToCss, lengthToCss, type Size, sizeToCss } from './record/measures.ts';

/** Custom property name without `--` -> CSS value. */
export type Tokens = ReadonlyMap<string, string>;

export function tokensOf({ name, colors, type, spacing, radii, lines, ring, motion }: Brand): Tokens {
  const { faces, display, text } = type;
  const { letters, breaks } = name.setting;
  return new Map([
    ...named('color-', colors, ({ hex }) => hex.toLowerCase()),
    ...Object.entries(colors).flatMap(([name, { share }]): [string, string][] =>
      share === undefined ? [] : [[`share-${name}`, String(share)]],
    ),
    ...named('size-', type.sizes, sizeToCss),
    ...named('space-', spacing.steps, lengthToCss),
    ['section', sizeToCss(spacing.section)],
    ['gutter', sizeToCss(spacing.gutter)],
    ['margin', sizeToCss(spacing.margin)],
    ['measure', lengthToCss(spacing.measure)],
    ['ring-width', sizeToCss(ring.width)],
    ['ring-path', sizeToCss(ring.path)],
    ...named('ring-bend-', { path: ring.bend.path, loop: ring.bend.loop }, String),
    ...named('ring-title-', ring.title, String),
    ...named('ring-figure-', ring.figure, String),
    ...named('ring-claim-', ring.claim, String),
    ['tap', lengthToCss(spacing.tap)],
    ['header-height', lengthToCss(spacing.headerHeight)],
    ['gap', lengthToCss(spacing.gap)],
    ...named('radius-', radii, lengthToCss),
    ['focus', lengthToCss(lines.focus)],
    ['line-thin', lengthToCss(lines.thin)],
    ['line-bold', lengthToCss(lines.bold)],
    ...motionTokensOf(motion),
    ['font-display', stackOf(faces.display)],
    ['font-text', stackOf(faces.text)],
    ['display-weight', String(display.weight)],
    ['display-width', `${display.width}%`],
    ['display-narrow', `${display.narrow}%`],
    ['display-leading', String(display.leading)],
    ['display-tracking', lengthToCss(display.tracking)],
    ['text-weight', String(text.weight)],
    ['text-leading', String(text.leading)],
    ['name-letters', letters === 'capitals' ? 'uppercase' : 'none'],
    ['name-styled-from', `${name.styledFrom}px`],
    ['name-length', String([...name.text].length)],
    ['name-breaks', breaks ? 'normal' : 'nowrap'],
  ]);
}

export function motionTokensOf({
  durations,
  easings,
  staggers,
  rise,
  zoom,
  parallax,
}: Brand['motion']): Tokens {
  return new Map([
    ...named('duration-', durations, seconds),
    ...named('ease-', easings, easingToCss),
    ['rise-reveal', lengthToCss(rise)],
    ['scale-zoom', String(zoom)],
    ...named('parallax-', parallax, lengthToCss),
    ...named('stagger-', staggers, seconds),
  ]);
}

/** The tokens as custom properties in the layer `tokens`. The default ground is white. */
export function tokensToCss(brand: Brand): string {
  const { colors, grounds, type } = brand;
  const groundRules = Object.entries(grounds).map(([name, parts]) =>
    rule(
      name === 'white' ? ':root,\n  [data-ground="white"]' : `[data-ground="${name}"]`,
      declarations([
        ...named('', parts, (color) => `var(--color-${color})`),
        ['worn-letter', `var(--color-${wornLetter(colors, parts)})`],
      ]),
      '  ',
    ),
  );
  const wideSizes = Object.entries(type.wideSizes).flatMap(([name, size]): [string, Size][] =>
    size ? [[name, size]] : [],
  );
  return [
    '@layer tokens {',
    rule(':root', declarations(tokensOf(brand)), '  '),
    '',
    `  @media (width >= ${breakpoints.wide}) {`,
    rule(':root', declarations(named('size-', Object.fromEntries(wideSizes), sizeToCss)), '    '),
    '  }',
    '',
    groundRules.join('\n\n'),
    '',
    '  @media (prefers-contrast: more) {',
    rule(':root,\n    [data-ground]', ['--text-quiet: var(--text);', '--rule: var(--text);'], '    '),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** The styled letter in a title that wears the band: in its colour, as far as that can be seen beside the band. */
function wornLetter(colors: Brand['colors'], { ground, accent }: Brand['grounds']['white']): ColorName {
  return contrastRatio(colors.ring.hex, colors[ground].hex) >= 3 ? 'ring' : accent;
}

function named<Value>(
  prefix: string,
  values: Readonly<Record<string, Value>>,
  toCss: (value: Value) => string,
): [string, string][] {
  return Object.entries(values).map(([name, value]) => [`${prefix}${name}`, toCss(value)]);
}

function seconds(value: number): string {
  return `${value}s`;
}

/** The page's own cut, then the typeface itself, for whoever has these values without the page. */
function stackOf({ family, cutFrom, generic }: Brand['type']['faces']['text']): string {
  return `"${family}", "${family} Fallback", "${cutFrom}", ${generic ?? 'sans-serif'}`;
}

function declarations(tokens: Iterable<readonly [string, string]>): string[] {
  return [...tokens].map(([name, value]) => `--${name}: ${value};`);
}

function rule(selector: string, lines: readonly string[], indent: string): string {
  return `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}`;
}
