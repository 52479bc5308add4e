import { z } from 'zod';
import { sentence, word } from './words.ts';

/** Roles of colours, named after the first club's; other clubs may use any colours. */
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

export const groundNames = ['white', 'sand', 'night', 'ring'] as const;

export type GroundName = (typeof groundNames)[number];

/** Roles of colours on a ground. */
const groundParts = ['ground', 'text', 'text-quiet', 'rule', 'accent', 'on-accent'] as const;

const percent = z.number().min(0).max(100);

/** Values that can't be derived from the screen colour: given by printers, painters or knitters. */
const givenSchema = z.object({
  /** Cyan, magenta, yellow and black, in per cent, as agreed with the printer. */
  cmyk: z.tuple([percent, percent, percent, percent]).optional(),
  spot: word.optional(),
  paint: word.optional(),
  yarn: word.optional(),
});

const colorSchema = z.object({
  name: z.object({ de: word, en: word }),
  use: sentence,
  /** The source of all other notations; `#RRGGBB` in sRGB. */
  hex: z.string().regex(/^#[0-9A-F]{6}$/, 'a colour is # and six digits from 0 to F, in capitals'),
  /** Maximum share of a page, in per cent. */
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

/** Maps each name to the same schema. */
function fromNames<Name extends string, Schema>(
  names: readonly Name[],
  schema: Schema,
): { [Each in Name]: Schema } {
  // Object.fromEntries loses the key types.
  return Object.fromEntries(names.map((name) => [name, schema])) as { [Each in Name]: Schema };
}
