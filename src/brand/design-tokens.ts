import { breakpoints } from './breakpoints.ts';
import type { Brand } from './record/brand-record.ts';
import type { Easing, Length, Size } from './record/measures.ts';
import { sizeNames } from './record/typefaces.ts';

export type TokenValue =
  | { type: 'color'; hex: string }
  | { type: 'alias'; of: readonly string[] }
  | { type: 'dimension'; value: number; unit: 'px' | 'rem' }
  | { type: 'duration'; seconds: number }
  | { type: 'cubicBezier'; handles: Easing }
  | { type: 'fontFamily'; names: readonly string[] }
  | { type: 'number'; value: number };

export interface DesignToken {
  /** Joined with hyphens, the custom property's name. A fluid size is two tokens, `least` and `most`. */
  path: readonly string[];
  value: TokenValue;
  /** In English, if the name isn't self-explanatory. */
  description?: string;
  /** A colour's agreed values for print, paint and textiles. */
  given?: Brand['colors']['ring']['given'];
  /** The whole size of which this is an end. */
  fluid?: Exclude<Size, Length>;
}

/** The record as tokens for any platform: no clamps, no units except px, rem and seconds. */
export function designTokens({
  colors,
  grounds,
  type,
  spacing,
  radii,
  lines,
  ring,
  motion,
}: Brand): DesignToken[] {
  const { faces, display, text } = type;
  const { durations, easings, staggers, parallax } = motion;
  return [
    ...Object.entries(colors).map(
      ([name, color]): DesignToken => ({
        path: ['color', name],
        value: { type: 'color', hex: color.hex },
        description: `${color.name.en}. ${color.use.en}.`,
        given: color.given,
      }),
    ),
    ...Object.entries(grounds).flatMap(([ground, parts]) =>
      Object.entries(parts).map(
        ([part, color]): DesignToken => ({
          path: ['on', ground, part],
          value: { type: 'alias', of: ['color', color] },
        }),
      ),
    ),
    // By the names under which the typefaces are installed; the page's own cuts are on no other machine.
    ...named('font', faces, ({ cutFrom, generic = 'sans-serif' }) => ({
      type: 'fontFamily',
      names: [cutFrom, generic],
    })),
    ...sizesByWindow(type).flatMap(({ token, size, description }) =>
      sized(['size', token.slice('size-'.length)], size, description),
    ),
    ...Object.entries(spacing.steps).flatMap(([name, step]) => measured(['space', name], step)),
    ...sized(['section'], spacing.section),
    ...sized(['gutter'], spacing.gutter),
    ...sized(['margin'], spacing.margin),
    ...measured(['measure'], spacing.measure),
    ...sized(['ring-width'], ring.width),
    ...sized(['ring-path'], ring.path),
    ...(['path', 'loop'] as const).map((name) =>
      number(
        ['ring', 'bend', name],
        ring.bend[name],
        'Radius on the centre line, in thicknesses of the band.',
      ),
    ),
    number(
      ['ring', 'title', 'rise'],
      ring.title.rise,
      'Above the lower edge of a line, in sizes of the type.',
    ),
    number(['ring', 'title', 'height'], ring.title.height, 'In sizes of the type.'),
    number(
      ['ring', 'figure', 'middle'],
      ring.figure.middle,
      'Below the upper edge of the line, in sizes of the type.',
    ),
    number(['ring', 'figure', 'height'], ring.figure.height, 'In sizes of the type.'),
    number(['ring', 'claim', 'lift'], ring.claim.lift, 'Above the baseline, in sizes of the type.'),
    number(['ring', 'claim', 'height'], ring.claim.height, 'In sizes of the type.'),
    ...measured(['tap'], spacing.tap),
    ...measured(['header-height'], spacing.headerHeight),
    ...measured(['gap'], spacing.gap),
    ...measured(['radius', 'pill'], radii.pill),
    ...measured(['focus'], lines.focus),
    ...measured(['line', 'thin'], lines.thin),
    ...measured(['line', 'bold'], lines.bold),
    ...named('duration', durations, (seconds) => ({ type: 'duration', seconds })),
    ...named('stagger', staggers, (seconds) => ({ type: 'duration', seconds })),
    ...named('ease', easings, (handles) => ({ type: 'cubicBezier', handles })),
    ...measured(['rise', 'reveal'], motion.rise),
    number(['scale', 'zoom'], motion.zoom),
    ...Object.entries(parallax).flatMap(([name, way]) => measured(['parallax', name], way)),
    number(['display', 'weight'], display.weight),
    number(['display', 'width'], display.width, 'In per cent of the normal width.'),
    number(['display', 'narrow'], display.narrow, 'In per cent of the normal width.'),
    number(['display', 'leading'], display.leading, 'In sizes of the type.'),
    ...measured(['display', 'tracking'], display.tracking),
    number(['text', 'weight'], text.weight),
    number(['text', 'leading'], text.leading, 'In sizes of the type.'),
  ];
}

function number(path: readonly string[], value: number, description?: string): DesignToken {
  return { path, value: { type: 'number', value }, ...(description ? { description } : {}) };
}

/** Descriptions of units the format lacks. */
const foreignUnits = {
  em: 'In sizes of the type (em).',
  ch: 'In widths of a figure (ch).',
  vw: 'In hundredths of the window’s width (vw).',
};

/** Sizes of the type with the windows they are for; one that is another in wide windows comes twice. */
export function sizesByWindow({ sizes, wideSizes }: Brand['type']): {
  name: (typeof sizeNames)[number];
  /** Its name as a token. */
  token: string;
  size: Size;
  /** Undefined for a size of every window. */
  window?: 'narrow' | 'wide';
  /** The window, in English. */
  description?: string;
}[] {
  return sizeNames.flatMap((name) => {
    const wide = wideSizes[name];
    const token = `size-${name}`;
    if (!wide) return [{ name, token, size: sizes[name] }];
    const narrow = `In windows narrower than ${breakpoints.wide}; in others it is ${token}-wide.`;
    const fromThere = `In windows of ${breakpoints.wide} and wider.`;
    return [
      { name, token, size: sizes[name], window: 'narrow', description: narrow },
      { name, token: `${token}-wide`, size: wide, window: 'wide', description: fromThere },
    ];
  });
}

function measured(path: readonly string[], { value, unit }: Length, said?: string): DesignToken[] {
  return unit === 'px' || unit === 'rem'
    ? [{ path, value: { type: 'dimension', value, unit }, ...(said ? { description: said } : {}) }]
    : [number(path, value, foreignUnits[unit])];
}

function sized(path: readonly string[], size: Size, window?: string): DesignToken[] {
  if ('unit' in size) return measured(path, size, window);
  const end = (name: 'least' | 'most', place: string): DesignToken => ({
    path: [...path, name],
    value: { type: 'dimension', value: size[name], unit: 'rem' },
    fluid: size,
    description: [
      ...(window ? [window] : []),
      `In the ${place} window. Between them it is ${size.base} rem and ${size.growth} % of the window’s width.`,
    ].join(' '),
  });
  return [end('least', 'smallest'), end('most', 'largest')];
}

function named<Value>(
  group: string,
  values: Readonly<Record<string, Value>>,
  toValue: (value: Value) => TokenValue,
): DesignToken[] {
  return Object.entries(values).map(([name, value]) => ({ path: [group, name], value: toValue(value) }));
}
