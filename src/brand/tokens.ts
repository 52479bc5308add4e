/**
 * The design tokens: the one place where the identity's values are written.
 * `scripts/build-tokens.ts` turns them into `tokens.css`; nothing else repeats them.
 */

/** The palette. Everything that is red is the ring; the stones lie between sand and ink. */
export const colors = {
  white: '#FFFFFF',
  sand: '#F5F2ED',
  ink: '#121212',
  night: '#17130F',
  ring: '#DA0024',
  'ring-bright': '#FF3348',
  /** Rules and quiet surfaces on white and sand. */
  'stone-1': '#D8D1C6',
  /** Quiet text on white and sand. */
  'stone-2': '#57514A',
  /** Quiet text on night. */
  'stone-3': '#B5ADA1',
  /** Rules and quiet surfaces on night. */
  'stone-4': '#3A352F',
} as const;

export type ColorName = keyof typeof colors;

/** How much of a page each colour may take, in per cent. */
export const colorShares = { white: 58, sand: 20, ink: 11, night: 6, ring: 5 } as const;

/** The fields a block can stand on. Each says which colour plays which part there. */
export const grounds = {
  white: {
    ground: 'white',
    text: 'ink',
    'text-quiet': 'stone-2',
    rule: 'stone-1',
    accent: 'ring',
    'on-accent': 'white',
  },
  sand: {
    ground: 'sand',
    text: 'ink',
    'text-quiet': 'stone-2',
    rule: 'stone-1',
    accent: 'ring',
    'on-accent': 'white',
  },
  night: {
    ground: 'night',
    text: 'white',
    'text-quiet': 'stone-3',
    rule: 'stone-4',
    accent: 'ring-bright',
    'on-accent': 'night',
  },
  /** The inside of the band itself, where nothing else can be red. */
  ring: {
    ground: 'ring',
    text: 'white',
    'text-quiet': 'white',
    rule: 'white',
    accent: 'white',
    'on-accent': 'ring',
  },
} as const satisfies Record<string, Record<GroundPart, ColorName>>;

type GroundPart = 'ground' | 'text' | 'text-quiet' | 'rule' | 'accent' | 'on-accent';

export type GroundName = keyof typeof grounds;

/** Two colours that meet as text and ground, and the contrast WCAG 2.2 AA asks of them. */
export interface ColorPair {
  text: ColorName;
  ground: ColorName;
  /** 4.5 for text, 3 for large type and for shapes that carry meaning. */
  atLeast: 3 | 4.5;
  usedFor: string;
}

/** Every pair of colours that may meet: those of the grounds, and the ones that display type brings. */
export const colorPairs: readonly ColorPair[] = [
  ...Object.entries(grounds).flatMap(([name, parts]): ColorPair[] => [
    { text: parts.text, ground: parts.ground, atLeast: 4.5, usedFor: `text on ${name}` },
    { text: parts['text-quiet'], ground: parts.ground, atLeast: 4.5, usedFor: `quiet text on ${name}` },
    { text: parts.accent, ground: parts.ground, atLeast: 4.5, usedFor: `links and focus on ${name}` },
    { text: parts['on-accent'], ground: parts.accent, atLeast: 4.5, usedFor: `text in the band on ${name}` },
  ]),
  { text: 'ink', ground: 'ring', atLeast: 3, usedFor: 'display type that the band crosses' },
  {
    text: 'white',
    ground: 'ring-bright',
    atLeast: 3,
    usedFor: 'display type that the band crosses on night',
  },
];

/** Type sizes. The display sizes grow from a phone of 320 px to a window of 1440 px and stop there. */
export const sizes = {
  giant: 'clamp(2.75rem, -0.4rem + 15.7vw, 13.75rem)',
  large: 'clamp(2.125rem, 0.73rem + 6.96vw, 7.5rem)',
  medium: 'clamp(1.625rem, 1.09rem + 2.68vw, 4rem)',
  small: 'clamp(1.25rem, 1.1rem + 0.71vw, 1.875rem)',
  lead: 'clamp(1.1875rem, 1.06rem + 0.62vw, 1.75rem)',
  text: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
  /** Navigation and other single lines that are read at arm's length. */
  note: '1.0625rem',
  /** On phones no type is smaller than 17 px; see `wideSizes`. */
  label: '1.0625rem',
} as const;

/** Sizes that change where a window is no phone any more. */
const wideSizes = {
  label: 'clamp(0.8125rem, 0.51rem + 0.33vw, 0.9375rem)',
} as const;

/** Space in steps of 8 px, and the fluid measures that hold a page together. */
const spaces = {
  'space-1': '0.5rem',
  'space-2': '1rem',
  'space-3': '1.5rem',
  'space-4': '2rem',
  'space-6': '3rem',
  'space-8': '4rem',
  'space-12': '6rem',
  /** Above and below every block. */
  section: 'clamp(3.5rem, 2.2rem + 6vw, 8.5rem)',
  /** Between columns. */
  gutter: 'clamp(1rem, 0.6rem + 1vw, 2rem)',
  /** Between the edge of the window and the type. */
  margin: 'clamp(1.25rem, 0.6rem + 2.2vw, 3.5rem)',
  /** The longest line of running text. */
  measure: '62ch',
  /** Thickness of the band. */
  'ring-width': 'clamp(2.5rem, 1.5rem + 5vw, 7.5rem)',
  /** The least that a finger hits. */
  tap: '2.75rem',
  /** The height of the row that carries the wordmark: what stands below it can fill the rest of the window. */
  'header-height': '4.75rem',
  /** The strip of ground that lifts one thing off another; there are no shadows. */
  gap: '0.75rem',
} as const;

/** Corners are square or round; a half-round corner belongs to neither shirt nor ring. */
const radii = {
  'radius-pill': '999rem',
} as const;

const lines = {
  focus: '3px',
  'line-thin': '1px',
  'line-bold': '2px',
} as const;

/** Motion starts at once and ends softly; nothing bounces. */
export const motion = {
  'duration-short': '0.2s',
  'duration-reveal': '0.7s',
  'duration-zoom': '1s',
  'duration-heading': '1s',
  'duration-band': '0.9s',
  'duration-sweep': '0.7s',
  /** Starts and ends softly: it crosses the whole window. */
  'ease-sweep': 'cubic-bezier(0.6, 0, 0.2, 1)',
  'ease-out': 'cubic-bezier(0.16, 1, 0.3, 1)',
  /** 1 − (1 − t)², exactly. */
  'ease-reveal': 'cubic-bezier(0.3333, 0.6667, 0.6667, 1)',
  'rise-reveal': '30px',
  'scale-zoom': '0.5',
  'parallax-subtle1': '20px',
  'parallax-subtle2': '30px',
  'parallax-slower': '-9vw',
  'parallax-slow': '6vw',
  'parallax-medium': '9vw',
  'parallax-fast': '12vw',
  /** Between the members of a group, and the lines of a heading, that enter one after the other. */
  'stagger-reveal': '0.1s',
  'stagger-zoom': '0.2s',
  /** One turn of the ring that says to wait. */
  'duration-turn': '1s',
} as const;

const families = {
  'font-display': '"Archivo Display", "Archivo Display Fallback", sans-serif',
  'font-text': '"Archivo Text", "Archivo Text Fallback", sans-serif',
} as const;

/** Settings of the display face, for `font` and friends. */
export const display = {
  'display-weight': '850',
  'display-width': '125%',
  'display-narrow': '64%',
  'display-leading': '0.92',
  'display-tracking': '-0.02em',
  'text-weight': '420',
  'text-leading': '1.5',
} as const;

/**
 * The widths of the window that media queries may ask for. They can't read a custom property, so each names its width;
 * `scripts/check-tokens.ts` holds it to these. Where a block has room is a question for its container.
 */
export const breakpoints = {
  /** From here on a page is no phone page any more. */
  wide: '48rem',
  /** Two columns have room. */
  columns: '60rem',
  /** A sentence and its buttons have room in one row. */
  row: '64rem',
  /** What moves as the page is scrolled does so from here on. */
  moving: '1025px',
  /** Beside the page there is room for its index and its ring. */
  margins: '80rem',
} as const;

type TokenGroup = Readonly<Record<string, string | number>>;

function declarations(tokens: TokenGroup, prefix = ''): string[] {
  return Object.entries(tokens).map(([name, value]) => `--${prefix}${name}: ${value};`);
}

function rule(selector: string, lines: readonly string[], indent: string): string {
  return `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}`;
}

/** The tokens as custom properties, in the layer `tokens`. A page without a ground stands on white. */
export function tokensToCss(): string {
  const root = [
    ...declarations(colors, 'color-').map((line) => line.toLowerCase()),
    ...declarations(colorShares, 'share-'),
    ...declarations(sizes, 'size-'),
    ...[spaces, radii, lines, motion, families, display].flatMap((group) => declarations(group)),
  ];
  const groundRules = Object.entries(grounds).map(([name, parts]) =>
    rule(
      name === 'white' ? ':root,\n  [data-ground="white"]' : `[data-ground="${name}"]`,
      Object.entries(parts).map(([part, color]) => `--${part}: var(--color-${color});`),
      '  ',
    ),
  );
  return [
    '@layer tokens {',
    rule(':root', root, '  '),
    '',
    `  @media (width >= ${breakpoints.wide}) {`,
    rule(':root', declarations(wideSizes, 'size-'), '    '),
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
