import { z } from 'zod';
import type { Brand } from '#brand/record/brand-record.ts';
import { boundsInPixels } from '#brand/record/measures.ts';
import { sizeNames } from '#brand/record/typefaces.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { formatMeasure } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

const rangeSchema = z.object({ least: z.number(), most: z.number() });

const faceSchema = z.object({
  face: z.enum(['display', 'text']),
  name: z.string(),
  use: z.string(),
  weights: rangeSchema,
  /** In per cent of the normal width. */
  widths: rangeSchema,
  /** In pixels. */
  sizes: rangeSchema,
  /** Default setting. */
  usual: z.object({ weight: z.number(), width: z.number() }),
});

export const typeSchema = z.array(faceSchema);

export type FaceFacts = z.infer<typeof faceSchema>;

export function factsOfType({ type }: Brand, locale: Locale): FaceFacts[] {
  const language = editorLanguageFor(locale);
  const { faces, sizes, display, text } = type;
  const of = (face: 'display' | 'text', least: number, most: number, usual: FaceFacts['usual']) => {
    const { cutFrom, use, weights, widths } = faces[face];
    return { face, name: cutFrom, use: use[language], weights, widths, sizes: { least, most }, usual };
  };
  return [
    of('display', boundsInPixels(sizes.small)[0], boundsInPixels(sizes.giant)[1], {
      weight: display.weight,
      width: display.width,
    }),
    of('text', boundsInPixels(type.wideSizes.label ?? sizes.label)[0], boundsInPixels(sizes.medium)[1], {
      weight: text.weight,
      width: faces.text.widths.most,
    }),
  ];
}

const stepSchema = z.object({ size: z.string(), least: z.string(), most: z.string() });

export const typeScaleSchema = z.object({ words: z.string(), steps: z.array(stepSchema) });

export type TypeScaleFacts = z.infer<typeof typeScaleSchema>;

/** All sizes, largest first, in pixels, set with the club's own words. */
export function factsOfTypeScale({ type, claim }: Brand, locale: Locale): TypeScaleFacts {
  return {
    words: claim[editorLanguageFor(locale)],
    steps: sizeNames.map((size) => {
      const wide = type.wideSizes[size];
      const bounds = [type.sizes[size], ...(wide ? [wide] : [])].flatMap(boundsInPixels);
      return {
        size,
        least: formatMeasure(Math.min(...bounds), locale, 1),
        most: formatMeasure(Math.max(...bounds), locale, 1),
      };
    }),
  };
}
