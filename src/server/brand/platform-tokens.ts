import type { Config } from 'style-dictionary/types';
import { type DesignToken, designTokens, type TokenValue } from '#brand/design-tokens.ts';
import type { Brand } from '#brand/record/brand-record.ts';
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
    file('tokens.less', 'less/variables', ['name/kebab'], web),
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
  return { scss, less, tailwind, android, swift, flutter };
}

type FlatTokens = Record<string, { $value: string; $type?: string }>;

/** The custom properties of the site's stylesheet, with fluid sizes and each ground's colours. */
function webTokens(brand: Brand, tokens: readonly DesignToken[]): FlatTokens {
  const values = [...tokensOf(brand)];
  const grounds = tokens.flatMap(({ path, value }): [string, string][] =>
    value.type === 'alias' ? [[path.join('-'), colorOf(value.of, tokens).toLowerCase()]] : [],
  );
  return Object.fromEntries([...values, ...grounds].map(([name, value]) => [name, { $value: value }]));
}

/** Prefixes from which Tailwind makes classes: `text-giant`, `p-step-2`, `leading-display`. */
const tailwindNames: readonly [own: RegExp, theirs: string][] = [
  [/^size-/, 'text-'],
  [/^space-/, 'spacing-step-'],
  [/^(section|gutter|margin|gap|tap|measure|ring-width|ring-path)$/, 'spacing-$1'],
  [/^(display|text)-(weight)$/, 'font-$2-$1'],
  [/^(display|text)-(leading|tracking)$/, '$2-$1'],
  [/^on-/, 'color-on-'],
];

function tailwindTokens(web: FlatTokens): FlatTokens {
  return Object.fromEntries(
    Object.entries(web).map(([name, token]) => {
      const [own, theirs] = tailwindNames.find(([pattern]) => pattern.test(name)) ?? [];
      return [own && theirs ? name.replace(own, theirs) : name, token];
    }),
  );
}

function native(tokens: readonly DesignToken[], literal: Literals): Config['tokens'] {
  return Object.fromEntries(
    tokens.flatMap(({ path, value }) => {
      const name = path.join('-');
      if (value.type === 'color') return [[name, { $type: 'color', $value: value.hex }]];
      if (value.type === 'alias') return [[name, { $type: 'color', $value: colorOf(value.of, tokens) }]];
      const written = literal(value, path[0] === 'size');
      return written ? [[name, written]] : [];
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
