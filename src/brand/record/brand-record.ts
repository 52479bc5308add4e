import { z } from 'zod';
import { colorsSchema, groundsSchema } from './colors.ts';
import { markSchema } from './marks.ts';
import { easingSchema, lengthSchema, secondsSchema, sizeSchema } from './measures.ts';
import { nameSchema } from './name.ts';
import { typeSchema } from './typefaces.ts';
import { line, sentence } from './words.ts';

const spacingSchema = z.object({
  steps: z.object({
    1: lengthSchema,
    2: lengthSchema,
    3: lengthSchema,
    4: lengthSchema,
    6: lengthSchema,
    8: lengthSchema,
    12: lengthSchema,
  }),
  /** Above and below every block. */
  section: sizeSchema,
  gutter: sizeSchema,
  /** Between the viewport edge and the text. */
  margin: sizeSchema,
  /** Maximum line length of running text. */
  measure: lengthSchema,
  /** Minimum touch target. */
  tap: lengthSchema,
  /** Height of the header row; content below it can fill the rest of the viewport. */
  headerHeight: lengthSchema,
  /** Width of the ground strip that separates overlapping elements; there are no shadows. */
  gap: lengthSchema,
});

/** Radius of the centre line, in multiples of the thickness. */
const bendSchema = z.number().min(0.5).max(10);

const partSchema = z.number().min(0).max(1);

/** Records of earlier versions have a thickness, the limits of a bend and the icon; the rest is what every page was drawn with. */
const ringSchema = z.object({
  /** Thickness of the band as a separate stripe. */
  width: sizeSchema,
  /** Thickness in a long read, beside and across the content. */
  path: sizeSchema.prefault('clamp(1.625rem, 0rem + 5.9vw, 7rem)'),
  bend: z.object({
    /** Allowed range. */
    least: bendSchema,
    most: bendSchema,
    /** In a long read, and in the loop after the title. */
    path: bendSchema.default(1.75),
    loop: bendSchema.default(2.1),
  }),
  /** Across a title, in em: upper edge above a line's lower edge, and height. */
  title: z
    .object({ rise: z.number().min(0).max(1.5), height: z.number().min(0.02).max(1) })
    .default({ rise: 0.43, height: 0.42 }),
  /** Across a large figure, in em: middle below the line's upper edge, and height. */
  figure: z
    .object({ middle: partSchema, height: z.number().min(0.02).max(1) })
    .default({ middle: 0.35, height: 0.2 }),
  /** Behind the claim, out to the edge, in em: lower edge above the baseline, and height. */
  claim: z
    .object({ lift: partSchema, height: z.number().min(0.02).max(1) })
    .default({ lift: 0.14, height: 0.26 }),
  /** The band in the icon, as shares of the icon's height. */
  icon: z.object({ top: partSchema, height: partSchema }),
});

/** Motion starts immediately and ends softly; nothing bounces. */
const motionSchema = z.object({
  durations: z.object({
    short: secondsSchema,
    reveal: secondsSchema,
    zoom: secondsSchema,
    heading: secondsSchema,
    band: secondsSchema,
    sweep: secondsSchema,
    /** One turn of the loading ring. */
    turn: secondsSchema,
  }),
  easings: z.object({
    /** Soft start and end, since it crosses the whole viewport. */
    sweep: easingSchema,
    out: easingSchema,
    reveal: easingSchema,
  }),
  /** Delay between group members or heading lines that enter one after the other. */
  staggers: z.object({ reveal: secondsSchema, zoom: secondsSchema }),
  /** Vertical distance of entering elements. */
  rise: lengthSchema,
  /** Initial scale of growing elements. */
  zoom: z.number().min(0).max(1),
  parallax: z.object({
    subtle1: lengthSchema,
    subtle2: lengthSchema,
    slower: lengthSchema,
    slow: lengthSchema,
    medium: lengthSchema,
    fast: lengthSchema,
  }),
});

const rulesSchema = z.array(z.object({ rule: line(300), reason: line(300) })).min(1);

/** Records of earlier versions have each rule in both languages. */
const twinRulesSchema = z
  .array(z.object({ rule: sentence, reason: sentence }))
  .min(1)
  .transform((rules) => {
    const inLanguage = (language: 'de' | 'en') =>
      rules.map(({ rule, reason }) => ({ rule: rule[language], reason: reason[language] }));
    return { de: inLanguage('de'), en: inLanguage('en') };
  });

const examplesSchema = z.array(z.object({ wrong: line(200), right: line(200) })).min(1);

/** The club's tone of voice, separate per language, because a mistake in one has no equivalent in the other. */
const voiceSchema = z.object({
  rules: z.union([z.object({ de: rulesSchema, en: rulesSchema }), twinRulesSchema]),
  examples: z.object({ de: examplesSchema, en: examplesSchema }),
});

/** A club's brand record: every design decision once. Everything else is derived. */
export const brandRecordSchema = z.object({
  name: nameSchema,
  claim: sentence,
  marks: z.object({ wordmark: markSchema, symbol: markSchema }),
  /** What browsers show in their tabs: a shirt, cropped to collar and band, or the symbol. Records of earlier versions say nothing of it. */
  icon: z.enum(['shirt', 'symbol']).default('shirt'),
  colors: colorsSchema,
  grounds: groundsSchema,
  type: typeSchema,
  spacing: spacingSchema,
  /** Corners are square or fully round; anything between fits neither shirt nor ring. */
  radii: z.object({ pill: lengthSchema }),
  lines: z.object({ focus: lengthSchema, thin: lengthSchema, bold: lengthSchema }),
  ring: ringSchema,
  motion: motionSchema,
  voice: voiceSchema,
});

/** The parsed record, with measures as numbers. */
export type Brand = z.infer<typeof brandRecordSchema>;

/** As it is written today; what earlier versions wrote can be read as well. */
export type WrittenBrand = Omit<z.input<typeof brandRecordSchema>, 'voice' | 'ring'> & {
  voice: Brand['voice'];
  ring: Omit<Brand['ring'], 'width' | 'path'> & { width: string; path: string };
};
