import { z } from 'zod';
import { namesIn } from '#fields/names.ts';
import { slugOf } from '#shop/product-offer.ts';
import type { availabilities } from '#shop/variant.fields.ts';

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

/** What of a product, finished or not, says what there is of it. */
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
  /** What visitors can do with it; undefined where it has no variant yet. */
  state: keyof typeof availabilities | undefined;
  /** What of a product that is still sold has run out. */
  gone: { variant: string; sizes: readonly string[] }[];
}

/** What there is of a product, as visitors meet it. No sizes stand beside a variant that is gone in all of them. */
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
