import { z } from 'zod';
import { namesIn } from '#fields/names.ts';
import type { availabilities } from '#shop/variant.fields.ts';
import { slugOf } from '#typed/letters.ts';

const rows = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullish()
    .transform((stored) => stored ?? []);

const text = z
  .string()
  .nullish()
  .catch(undefined)
  .transform((stored) => stored?.replaceAll('\u00AD', '') ?? '');

/** The fields of a product, draft or not, that determine its stock. */
export const stockedProductSchema = z.object({
  variants: rows(
    z.object({
      label: text,
      availability: z
        .enum(['inStock', 'preOrder', 'soldOut'] satisfies (keyof typeof availabilities)[])
        .nullish(),
      soldOutSizes: z.unknown().transform(namesIn),
    }),
  ),
  sizes: rows(z.object({ label: text })),
});

export interface ProductStock {
  /** Its availability; undefined without variants. */
  state: keyof typeof availabilities | undefined;
  /** What is sold out of a product that is still available. */
  gone: { variant: string; sizes: readonly string[] }[];
}

/** A product's stock as visitors see it. A variant that is sold out lists no sizes. */
export function stockOf({ variants, sizes }: z.infer<typeof stockedProductSchema>): ProductStock {
  const found = variants.map(({ label, availability, soldOutSizes }) => {
    const missing = new Set(soldOutSizes.map(slugOf));
    const missingSizes = sizes.map((size) => size.label).filter((size) => missing.has(slugOf(size)));
    const isGone = availability === 'soldOut' || (sizes.length > 0 && missingSizes.length === sizes.length);
    return { variant: label, isGone, isOrdered: availability === 'preOrder', missingSizes };
  });
  const left = found.filter(({ isGone }) => !isGone);
  if (left.length === 0) return { state: found.length > 0 ? 'soldOut' : undefined, gone: [] };
  return {
    state: left.every(({ isOrdered }) => isOrdered) ? 'preOrder' : 'inStock',
    gone: found
      .filter(({ isGone, missingSizes }) => isGone || missingSizes.length > 0)
      .map(({ variant, isGone, missingSizes }) => ({ variant, sizes: isGone ? [] : missingSizes })),
  };
}
