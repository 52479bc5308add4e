import { z } from 'zod';
import { sentence, word } from './words.ts';

/** The parts that colours play. Their names are those of the first club's; another club's may be green and blue. */
export const colorNames = [
  'white',
  'sand',
  'ink',
  'night',
  'ring',
  'ring-bright',
  'stone-1',
  'stone-2',
  'stone-3',
  'stone-4',
] as const;

export type ColorName = (typeof colorNames)[number];

/** The fields a block can stand on. */
export const groundNames = ['white', 'sand', 'night', 'ring'] as const;

export type GroundName = (typeof groundNames)[number];

/** Which parts colours play on a ground. */
const groundParts = ['ground', 'text', 'text-quiet', 'rule', 'accent', 'on-accent'] as const;

const percent = z.number().min(0).max(100);

/** What no screen can say and nobody can work out: given by whoever prints, paints or knits, or missing. */
const givenSchema = z.object({
  /** Cyan, magenta, yellow and black, in per cent, as agreed with the printer. */
  cmyk: z.tuple([percent, percent, percent, percent]).optional(),
  /** A spot ink. */
  spot: word.optional(),
  paint: word.optional(),
  yarn: word.optional(),
});

const colorSchema = z.object({
  name: z.object({ de: word, en: word }),
  /** What it is for. */
  use: sentence,
  /** The source of every other notation; `#RRGGBB`, in sRGB. */
  hex: z.string().regex(/^#[0-9A-F]{6}$/, 'a colour is # and six digits from 0 to F, in capitals'),
  /** How much of a page it may take, in per cent. */
  share: percent.optional(),
  given: givenSchema.optional(),
});

export const colorsSchema = z
  .object(fromNames(colorNames, colorSchema))
  .refine(
    (colors) => Object.values(colors).reduce((sum, { share = 0 }) => sum + share, 0) === 100,
    'the shares of all colours make 100 per cent',
  );

export const groundsSchema = z.object(
  fromNames(groundNames, z.object(fromNames(groundParts, z.enum(colorNames)))),
);

/** The same schema for each of the names. */
function fromNames<Name extends string, Schema>(
  names: readonly Name[],
  schema: Schema,
): { [Each in Name]: Schema } {
  // Object.fromEntries forgets which keys it got.
  return Object.fromEntries(names.map((name) => [name, schema])) as { [Each in Name]: Schema };
}
