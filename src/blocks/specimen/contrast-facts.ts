import { differenceEuclidean } from 'culori';
import { z } from 'zod';
import { contrastRatio } from '#brand/contrast.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { type ColorName, colorNames, groundNames } from '#brand/record/colors.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { formatTenths } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

const insteadSchema = z.object({ name: z.string(), ratio: z.string() }).optional();

const pairSchema = z.object({
  color: z.string(),
  name: z.string(),
  ratio: z.string(),
  /** The highest permitted use: text (and everything else), large type and controls, or nothing. */
  best: z.enum(['text', 'large', 'none']),
  /** Alternatives per purpose if the contrast is too low. */
  instead: z.object({ text: insteadSchema, large: insteadSchema }),
});

const groundSchema = z.object({ ground: z.string(), name: z.string(), pairs: z.array(pairSchema) });

export const contrastsSchema = z.array(groundSchema);

export type GroundContrasts = z.infer<typeof groundSchema>;

/** WCAG 2.2 AA: text, and large text or user interface components. */
const least = { text: 4.5, large: 3 } as const;

const distance = differenceEuclidean('oklch');

export function factsOfContrasts({ colors, grounds }: Brand, locale: Locale): GroundContrasts[] {
  const language = editorLanguageFor(locale);
  return groundNames.map((ground) => {
    const own = grounds[ground].ground;
    const others = colorNames
      .filter((color) => color !== own)
      .map((color) => ({ color, ratio: contrastRatio(colors[color].hex, colors[own].hex) }))
      .sort((one, other) => other.ratio - one.ratio);
    /** The most similar colour with sufficient contrast. */
    const insteadOf = (wanted: ColorName, purpose: keyof typeof least) => {
      const [nearest] = others
        .filter(({ ratio }) => ratio >= least[purpose])
        .sort(
          (one, other) =>
            distance(colors[one.color].hex, colors[wanted].hex) -
            distance(colors[other.color].hex, colors[wanted].hex),
        );
      return (
        nearest && { name: colors[nearest.color].name[language], ratio: formatTenths(nearest.ratio, locale) }
      );
    };
    return {
      ground,
      name: colors[own].name[language],
      pairs: others.map(({ color, ratio }) => ({
        color,
        name: colors[color].name[language],
        ratio: formatTenths(ratio, locale),
        best: ratio >= least.text ? 'text' : ratio >= least.large ? 'large' : 'none',
        instead: {
          text: ratio < least.text ? insteadOf(color, 'text') : undefined,
          large: ratio < least.large ? insteadOf(color, 'large') : undefined,
        },
      })),
    };
  });
}
