import { z } from 'zod';
import type { Brand } from '#brand/record/brand-record.ts';
import { boundsInPixels, type Size } from '#brand/record/measures.ts';
import { formatMeasure } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

const boundsSchema = z.object({ least: z.string(), most: z.string() });

export const spaceSchema = z.object({
  /** In pixels, ascending. */
  steps: z.array(z.object({ step: z.string(), pixels: z.string() })),
  /** In pixels, in the smallest and largest viewport. */
  section: boundsSchema,
  gutter: boundsSchema,
  margin: boundsSchema,
  band: boundsSchema,
  /** Characters in the longest line. */
  measure: z.string(),
  tap: z.string(),
});

export type SpaceFacts = z.infer<typeof spaceSchema>;

export function factsOfSpace({ spacing, ring }: Brand, locale: Locale): SpaceFacts {
  const bounds = (size: Size) => {
    const [least, most] = boundsInPixels(size).map((pixels) => formatMeasure(pixels, locale, 1));
    return { least: least ?? '', most: most ?? '' };
  };
  return {
    steps: Object.entries(spacing.steps).map(([step, length]) => ({
      step,
      pixels: bounds(length).least,
    })),
    section: bounds(spacing.section),
    gutter: bounds(spacing.gutter),
    margin: bounds(spacing.margin),
    band: bounds(ring.width),
    measure: formatMeasure(spacing.measure.value, locale, 1),
    tap: bounds(spacing.tap).least,
  };
}
