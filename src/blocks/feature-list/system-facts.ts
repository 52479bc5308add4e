import { z } from 'zod';
import { contrastRatio } from '#brand/contrast.ts';
import {
  type ColorName,
  colorShares,
  colors,
  display,
  type GroundName,
  grounds,
  motion,
  sizes,
} from '#brand/tokens.ts';
import type { Locale, Localized } from '#i18n/locales.ts';

/*
 * What the design system says about itself, read from the tokens it is built of. Runs where page documents are
 * made, so that a visitor gets the sentences and not the tokens.
 */

export const colorSchema = z.object({
  color: z.string(),
  /** The ground of this colour, if blocks can stand on it. */
  ground: z.string().optional(),
  name: z.string(),
  hex: z.string(),
  use: z.string(),
  /** In per cent of a page. */
  share: z.number(),
});

const factsSchema = z.object({ title: z.string(), lines: z.array(z.string()) });

export const motionSchema = z.object({
  /** The two handles of the easing's curve, as CSS writes them. */
  curve: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  duration: z.string(),
  lines: z.array(z.string()),
  character: z.string(),
  type: factsSchema,
});

export const contrastSchema = z.object({
  ground: z.string(),
  /** Which part the type's colour plays on this ground; `display` if none but in display type. */
  part: z.string(),
  words: z.string(),
  ratio: z.string(),
  use: z.string(),
});

export type ColorFact = z.infer<typeof colorSchema>;
export type MotionFacts = z.infer<typeof motionSchema>;
export type ContrastFact = z.infer<typeof contrastSchema>;

const colorNames = {
  white: { de: 'Weiß', en: 'White' },
  sand: { de: 'Sand', en: 'Sand' },
  ink: { de: 'Tinte', en: 'Ink' },
  night: { de: 'Nacht', en: 'Night' },
  ring: { de: 'Ring', en: 'Ring' },
  'ring-bright': { de: 'Heller Ring', en: 'Bright ring' },
  'stone-2': { de: 'Stein', en: 'Stone' },
  'stone-3': { de: 'Heller Stein', en: 'Light stone' },
} satisfies Partial<Record<ColorName, Localized>>;

type NamedColor = keyof typeof colorNames;

const colorUses = {
  white: { de: 'Der Grund, auf dem alles steht', en: 'The ground everything stands on' },
  sand: { de: 'Ruhige Flächen', en: 'Quiet fields' },
  ink: { de: 'Schrift', en: 'Type' },
  night: { de: 'Dunkle Felder', en: 'Dark fields' },
  ring: { de: 'Was verbindet, misst, sich bewegt', en: 'What connects, measures, moves' },
} satisfies Record<keyof typeof colorShares, Localized>;

/** The palette with the share of a page that each colour may take, the largest first. */
export function colorFacts(locale: Locale): ColorFact[] {
  return namesOf(colorShares).map((color) => ({
    color,
    ...(color in grounds ? { ground: color } : {}),
    name: colorNames[color][locale],
    hex: colors[color],
    use: colorUses[color][locale],
    share: colorShares[color],
  }));
}

/** How things move, and how type is set. */
export function motionFacts(locale: Locale): MotionFacts {
  const number = numberIn(locale);
  const width = [display['display-narrow'], display['display-width']].map(Number.parseFloat);
  const { rise, stagger, type } = {
    de: { rise: 'Hub', stagger: 'Staffel', type: typeWords.de },
    en: { rise: 'Rise', stagger: 'stagger', type: typeWords.en },
  }[locale];
  const bounds = /clamp\((?<least>[\d.]+)rem,.*, (?<most>[\d.]+)rem\)/.exec(sizes.giant)?.groups;
  return {
    curve: curveOf(motion['ease-out']),
    duration: `${number(motion['duration-reveal'])}\u00A0s`,
    lines: [
      motion['ease-out'],
      `${rise} ${number(motion['rise-reveal'])}\u00A0px, ${stagger} ${number(motion['stagger-reveal'])}\u00A0s`,
    ],
    character: { de: 'Beginnt sofort, endet weich', en: 'Starts at once, ends softly' }[locale],
    type: {
      title: 'Archivo',
      lines: [
        `${type.width} ${width.map(number).join('–')}, ${type.weight} ${number(display['display-weight'])}`,
        `${type.leading} ${number(display['display-leading'])}, ${type.tracking} ${number(display['display-tracking'])}\u00A0em`,
        `${number(Number(bounds?.least) * 16)}–${number(Number(bounds?.most) * 16)}\u00A0px`,
        `${type.text} ${number(display['text-weight'])}, ${type.textLeading} ${number(display['text-leading'])}`,
      ],
    },
  };
}

const typeWords = {
  de: {
    width: 'Breite',
    weight: 'Stärke',
    leading: 'Zeilenabstand',
    tracking: 'Laufweite',
    text: 'Im Text',
    textLeading: 'Zeilenabstand',
  },
  en: {
    width: 'Width',
    weight: 'weight',
    leading: 'Leading',
    tracking: 'tracking',
    text: 'In text',
    textLeading: 'leading',
  },
};

const contrastPairs: readonly [text: NamedColor, ground: GroundName][] = [
  ['ink', 'white'],
  ['ink', 'sand'],
  ['white', 'night'],
  ['stone-2', 'sand'],
  ['ring', 'white'],
  ['white', 'ring'],
  ['ring-bright', 'night'],
  ['ring', 'sand'],
  ['ink', 'ring'],
];

/** The pairs of type and ground that occur, by their contrast. */
export function contrastFacts(locale: Locale): ContrastFact[] {
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const words = { de: 'auf', en: 'on' }[locale];
  const uses = {
    de: { any: 'jede Größe', large: 'nur sehr große Schrift' },
    en: { any: 'any size', large: 'very large type only' },
  }[locale];
  return contrastPairs
    .map(([text, ground]) => ({ text, ground, ratio: contrastRatio(colors[text], colors[ground]) }))
    .sort((one, other) => other.ratio - one.ratio)
    .map(({ text, ground, ratio }) => ({
      ground,
      part: Object.entries(grounds[ground]).find(([, color]) => color === text)?.[0] ?? 'display',
      words: `${colorNames[text][locale]} ${words} ${colorNames[ground][locale]}`,
      ratio: `${tenths.format(ratio)}\u00A0:\u00A01`,
      use: ratio >= 4.5 ? uses.any : uses.large,
    }));
}

/** `cubic-bezier(0.16, 1, 0.3, 1)` -> its four numbers. */
function curveOf(easing: string): MotionFacts['curve'] {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...easing.matchAll(/[\d.]+(?=[,)])/g)].map(Number);
  return [x1, y1, x2, y2];
}

/** A token's number as the language writes it; its unit falls away. */
function numberIn(locale: Locale): (value: string | number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  return (value) =>
    format.format(typeof value === 'number' ? value : Number.parseFloat(value)).replace('-', '−');
}

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  // Object.keys widens to string; the keys are the names by the parameter's type.
  return Object.keys(record) as Name[];
}
