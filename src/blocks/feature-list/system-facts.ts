import { z } from 'zod';
import { contrastRatio } from '#brand/contrast.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import type { ColorName, GroundName } from '#brand/record/colors.ts';
import { boundsInPixels, easingToCss } from '#brand/record/measures.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { formatMeasure, formatTenths } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

/* What the design system says about itself, derived from the brand record. Runs while page documents are built, so
   that visitors download the sentences and not the record. */

export const colorSchema = z.object({
  color: z.string(),
  /** The ground in this colour, if blocks can have it. */
  ground: z.string().optional(),
  name: z.string(),
  hex: z.string(),
  use: z.string(),
  /** Share of a page, in per cent. */
  share: z.number(),
});

const factsSchema = z.object({ title: z.string(), lines: z.array(z.string()) });

export const motionSchema = z.object({
  /** Control points of the easing curve. */
  curve: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  duration: z.string(),
  lines: z.array(z.string()),
  character: z.string(),
  type: factsSchema,
});

export const contrastSchema = z.object({
  ground: z.string(),
  /** The text colour's role on this ground; `display` if only for display type. */
  part: z.string(),
  words: z.string(),
  /** What the rule is called in its address. */
  rule: z.string(),
  ratio: z.string(),
  use: z.string(),
});

/** Where a part is shown: a page, or a block that may have no page. */
const placeSchema = z.object({ title: z.string(), href: z.string().optional() });

const partSchema = z.object({
  name: z.string(),
  /** Its own page, with locale prefix; missing if there is none. */
  href: z.string().optional(),
  /** Description, for parts that aren't pages. */
  text: z.string().optional(),
  /** Number of other pages that show it; missing for parts that aren't pages. */
  uses: z.number().optional(),
  /** Some of these pages; for controls the blocks that use them. */
  usedOn: z.array(placeSchema),
});

export const registerSchema = z.array(
  z.object({
    group: z.enum(['blocks', 'identity', 'controls', 'tokens', 'layouts', 'files']),
    parts: z.array(partSchema),
  }),
);

export type Register = z.infer<typeof registerSchema>;
export type ColorFact = z.infer<typeof colorSchema>;
export type MotionFacts = z.infer<typeof motionSchema>;
export type ContrastFact = z.infer<typeof contrastSchema>;

/** The palette with each colour's share, largest first. */
export function colorFacts({ colors, grounds }: Brand, locale: Locale): ColorFact[] {
  const language = editorLanguageFor(locale);
  return Object.entries(colors).flatMap(([color, { name, hex, use, share }]) =>
    share === undefined
      ? []
      : [
          {
            color,
            ...(color in grounds ? { ground: color } : {}),
            name: name[language],
            hex,
            use: use[language],
            share,
          },
        ],
  );
}

export function motionFacts({ motion, type }: Brand, locale: Locale): MotionFacts {
  const number = numberIn(locale);
  const { display, text, faces, sizes } = type;
  const language = editorLanguageFor(locale);
  const words = factWords[language];
  const giant = boundsInPixels(sizes.giant).map(number);
  return {
    curve: motion.easings.out,
    duration: `${number(motion.durations.reveal)}\u00A0s`,
    lines: [
      easingToCss(motion.easings.out),
      `${words.rise} ${number(motion.rise.value)}\u00A0px, ${words.stagger} ${number(motion.staggers.reveal)}\u00A0s`,
    ],
    character: { de: 'Beginnt sofort, endet weich', en: 'Starts at once, ends softly' }[language],
    type: {
      title: faces.display.cutFrom,
      lines: [
        `${words.width} ${number(display.narrow)}–${number(display.width)}, ${words.weight} ${number(display.weight)}`,
        `${words.leading} ${number(display.leading)}, ${words.tracking} ${number(display.tracking.value)}\u00A0em`,
        `${giant.join('–')}\u00A0px`,
        `${words.text} ${number(text.weight)}, ${words.textLeading} ${number(text.leading)}`,
      ],
    },
  };
}

const factWords = {
  de: {
    rise: 'Hub',
    stagger: 'Staffel',
    width: 'Breite',
    weight: 'Stärke',
    leading: 'Zeilenabstand',
    tracking: 'Laufweite',
    text: 'Im Text',
    textLeading: 'Zeilenabstand',
  },
  en: {
    rise: 'Rise',
    stagger: 'stagger',
    width: 'Width',
    weight: 'weight',
    leading: 'Leading',
    tracking: 'tracking',
    text: 'In text',
    textLeading: 'leading',
  },
};

const contrastPairs: readonly [text: ColorName, ground: GroundName][] = [
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

/** Allowed pairs of text and ground, by contrast. */
export function contrastFacts({ colors, grounds }: Brand, locale: Locale): ContrastFact[] {
  const language = editorLanguageFor(locale);
  const words = { de: 'auf', en: 'on' }[language];
  const uses = {
    de: { any: 'jede Größe', large: 'nur sehr große Schrift' },
    en: { any: 'any size', large: 'very large type only' },
  }[language];
  return contrastPairs
    .map(([text, ground]) => ({ text, ground, ratio: contrastRatio(colors[text].hex, colors[ground].hex) }))
    .sort((one, other) => other.ratio - one.ratio)
    .map(({ text, ground, ratio }) => ({
      ground,
      part: Object.entries(grounds[ground]).find(([, color]) => color === text)?.[0] ?? 'display',
      rule: `contrast-${ground}-${text}`,
      words: `${colors[text].name[language]} ${words} ${colors[ground].name[language]}`,
      ratio: `${formatTenths(ratio, locale)}\u00A0:\u00A01`,
      use: ratio >= 4.5 ? uses.any : uses.large,
    }));
}

function numberIn(locale: Locale): (value: number) => string {
  return (value) => formatMeasure(value, locale, 2).replace('-', '−');
}
