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

const ringSchema = z.object({
  /** Thickness of the band as a separate stripe. */
  width: sizeSchema,
  /** Its thickness where it runs through a long read, beside what is read and across it. */
  path: sizeSchema,
  bend: z.object({
    /** Allowed range. */
    least: bendSchema,
    most: bendSchema,
    /** Through a long read, and in the loop by which the band leaves its title. */
    path: bendSchema,
    loop: bendSchema,
  }),
  /** Across a title: its upper edge above the lower edge of a line, and its height, in sizes of the type. */
  title: z.object({ rise: z.number().min(0).max(1.5), height: z.number().min(0.02).max(1) }),
  /** Across a large figure: its middle below the upper edge of the line, and its height, in sizes of the type. */
  figure: z.object({ middle: partSchema, height: z.number().min(0.02).max(1) }),
  /** Behind the claim, out at the edge: its lower edge above the baseline, and its height, in sizes of the type. */
  claim: z.object({ lift: partSchema, height: z.number().min(0.02).max(1) }),
  /** Where the band lies in the icon, in parts of the icon's height. */
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

const examplesSchema = z.array(z.object({ wrong: line(200), right: line(200) })).min(1);

/** The club's tone of voice, separate per language, because a mistake in one has no equivalent in the other. */
const voiceSchema = z.object({
  rules: z.object({ de: rulesSchema, en: rulesSchema }),
  examples: z.object({ de: examplesSchema, en: examplesSchema }),
});

/** A club's brand record: every design decision once. Everything else is derived. */
export const brandRecordSchema = z.object({
  name: nameSchema,
  claim: sentence,
  marks: z.object({ wordmark: markSchema, symbol: markSchema }),
  /** What browsers show in their tabs: a shirt, cropped to collar and band, or the symbol. */
  icon: z.enum(['shirt', 'symbol']),
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

/** As it is written: measures as CSS has them. */
export type WrittenBrand = z.input<typeof brandRecordSchema>;
