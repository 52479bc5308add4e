import type { Config } from 'style-dictionary/types';
import { breakpoints } from '#brand/breakpoints.ts';
import { type DesignToken, designTokens, sizesByWindow, type TokenValue } from '#brand/design-tokens.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { sizeToCss } from '#brand/record/measures.ts';
import { tokensOf } from '#brand/tokens.ts';

export interface PlatformTokens {
  scss: string;
  less: string;
  tailwind: string;
  android: string;
  swift: string;
  flutter: string;
}

/** How a platform writes values other than colours; undefined for those it can't express. */
type Literals = (
  value: Exclude<TokenValue, { type: 'color' | 'alias' }>,
  isTypeSize: boolean,
) => object | undefined;

/** The default font size on the web and on phones. */
const pixelsPerRem = 16;

/** @param version goes into the head of every file */
export async function platformTokens(brand: Brand, version: string): Promise<PlatformTokens> {
  // Imported on first request: it takes as much memory as the views.
  const { default: StyleDictionary } = await import('style-dictionary');
  const tokens = designTokens(brand);
  const web = webTokens(brand, tokens);

  async function file(
    name: string,
    format: string,
    transforms: string[],
    source: Config['tokens'],
    options: object = {},
  ): Promise<string> {
    const dictionary = new StyleDictionary({
      usesDtcg: true,
      log: { verbosity: 'silent', warnings: 'disabled' },
      hooks: {
        fileHeaders: { version: () => [`Brand version ${version}. Made from the record of the identity.`] },
      },
      tokens: source,
      platforms: {
        only: {
          transforms,
          files: [{ destination: name, format, options: { fileHeader: 'version', ...options } }],
        },
      },
    });
    const [made] = await dictionary.formatPlatform('only');
    if (typeof made?.output !== 'string') throw new Error(`Style Dictionary generated no ${name}.`);
    return made.output;
  }

  const [scss, less, tailwind, android, swift, flutter] = await Promise.all([
    file('tokens.scss', 'scss/variables', ['name/kebab'], web),
    file('tokens.less', 'less/variables', ['name/kebab'], lessTokens(web)),
    file('tokens.tailwind.css', 'css/variables', ['name/kebab'], tailwindTokens(web), { selector: '@theme' }),
    file(
      'tokens.xml',
      'android/resources',
      ['name/snake', 'color/hex8android'],
      native(tokens, androidLiteral),
      {
        resourceMap: { color: 'color', dimension: 'dimen', time: 'integer', string: 'string' },
      },
    ),
    file(
      'tokens.swift',
      'ios-swift/class.swift',
      ['name/camel', 'color/UIColorSwift'],
      native(tokens, swiftLiteral),
      {
        className: 'Brand',
      },
    ),
    file(
      'tokens.dart',
      'flutter/class.dart',
      ['name/camel', 'color/hex8flutter'],
      native(tokens, dartLiteral),
      {
        className: 'Brand',
      },
    ),
  ]);
  return { scss, less, tailwind: tailwind + wideTailwindSizes(brand), android, swift, flutter };
}

type FlatTokens = Record<string, { $value: string; $type?: string; $description?: string }>;

/** The custom properties of the site's stylesheet, with fluid sizes, each ground's colours, and sizes by window. */
function webTokens(brand: Brand, tokens: readonly DesignToken[]): FlatTokens {
  const grounds = tokens.flatMap(({ path, value }): [string, string][] =>
    value.type === 'alias' ? [[path.join('-'), colorOf(value.of, tokens).toLowerCase()]] : [],
  );
  const families = tokens.flatMap(({ path, value }): [string, string][] =>
    value.type === 'fontFamily'
      ? [
          [
            path.join('-'),
            value.names.map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(', '),
          ],
        ]
      : [],
  );
  const sizes = sizesByWindow(brand.type).map(
    ({ token, size, description }): [string, FlatTokens[string]] => [
      token,
      { $value: sizeToCss(size), ...(description ? { $description: description } : {}) },
    ],
  );
  return {
    ...Object.fromEntries(
      [...tokensOf(brand), ...grounds, ...families].map(([name, value]) => [name, { $value: value }]),
    ),
    ...Object.fromEntries(sizes),
  };
}

/** Less would add what is inside `clamp()`, whatever the units. */
function lessTokens(web: FlatTokens): FlatTokens {
  return mapped(web, (name, { $value, ...token }) => [
    name,
    { ...token, $value: $value.startsWith('clamp(') ? `~"${$value}"` : $value },
  ]);
}

/** Prefixes from which Tailwind makes classes: `text-giant`, `p-step-2`, `leading-display`, `duration-short`. */
const tailwindNames: readonly [own: RegExp, theirs: string][] = [
  [/^size-/, 'text-'],
  [/^space-/, 'spacing-step-'],
  [/^(section|gutter|margin|gap|tap|measure|header-height|ring-width|ring-path)$/, 'spacing-$1'],
  // `font-display` is the family.
  [/^(display|text)-weight$/, 'font-weight-$1-weight'],
  [/^(display|text)-(leading|tracking)$/, '$2-$1'],
  [/^on-/, 'color-on-'],
  [/^duration-/, 'transition-duration-'],
];

/** Wide windows' sizes are no tokens of their own in CSS: `wideTailwindSizes` sets them. */
function tailwindTokens(web: FlatTokens): FlatTokens {
  return mapped(web, (name, token) => {
    const [own, theirs] = tailwindNames.find(([pattern]) => pattern.test(name)) ?? [];
    return /^size-.*-wide$/.test(name)
      ? undefined
      : [own && theirs ? name.replace(own, theirs) : name, token];
  });
}

function wideTailwindSizes({ type }: Brand): string {
  const sizes = Object.entries(type.wideSizes).flatMap(([name, size]) =>
    size ? [`    --text-${name}: ${sizeToCss(size)};\n`] : [],
  );
  return `\n@media (width >= ${breakpoints.wide}) {\n  :root {\n${sizes.join('')}  }\n}\n`;
}

function mapped(
  tokens: FlatTokens,
  change: (name: string, token: FlatTokens[string]) => [string, FlatTokens[string]] | undefined,
): FlatTokens {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([name, token]) => {
      const changed = change(name, token);
      return changed ? [changed] : [];
    }),
  );
}

function native(tokens: readonly DesignToken[], literal: Literals): Config['tokens'] {
  return Object.fromEntries(
    tokens.flatMap(({ path, value, description }) => {
      const name = path.join('-');
      // Android's format knows comments only by their older name.
      const said = description ? { $description: description, comment: description } : {};
      if (value.type === 'color') return [[name, { $type: 'color', $value: value.hex, ...said }]];
      if (value.type === 'alias') return [[name, { $type: 'color', $value: colorOf(value.of, tokens) }]];
      const written = literal(value, path[0] === 'size');
      return written ? [[name, { ...written, ...said }]] : [];
    }),
  );
}

function colorOf(path: readonly string[], tokens: readonly DesignToken[]): string {
  const name = path.join('-');
  const found = tokens.find((token) => token.path.join('-') === name)?.value;
  if (found?.type !== 'color') throw new Error(`There is no colour ${name}.`);
  return found.hex;
}

function points({ value, unit }: { value: number; unit: 'px' | 'rem' }): number {
  return unit === 'rem' ? value * pixelsPerRem : value;
}

/** Android resources have no decimals and no curves. */
const androidLiteral: Literals = (value, isTypeSize) => {
  switch (value.type) {
    case 'dimension':
      return { $type: 'dimension', $value: `${points(value)}${isTypeSize ? 'sp' : 'dp'}` };
    case 'duration':
      return { $type: 'time', $value: String(Math.round(value.seconds * 1000)) };
    case 'fontFamily':
      return { $type: 'string', $value: value.names[0] };
    case 'number':
    case 'cubicBezier':
      return undefined;
  }
};

const swiftLiteral: Literals = (value) => {
  switch (value.type) {
    case 'dimension':
      return { $value: `CGFloat(${points(value)})` };
    case 'duration':
      return { $value: `TimeInterval(${value.seconds})` };
    case 'fontFamily':
      return { $value: JSON.stringify(value.names[0]) };
    case 'number':
      return { $value: `Double(${value.value})` };
    case 'cubicBezier':
      return { $value: `[${value.handles.map(decimal).join(', ')}]` };
  }
};

const dartLiteral: Literals = (value) => {
  switch (value.type) {
    case 'dimension':
      return { $value: decimal(points(value)) };
    case 'duration':
      return { $value: `Duration(milliseconds: ${Math.round(value.seconds * 1000)})` };
    case 'fontFamily':
      return { $value: JSON.stringify(value.names[0]) };
    case 'number':
      return { $value: decimal(value.value) };
    case 'cubicBezier':
      return { $value: `[${value.handles.map(decimal).join(', ')}]` };
  }
};

/** With a decimal point, so that no language infers an integer. */
function decimal(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value);
}
