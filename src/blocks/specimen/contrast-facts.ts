import { differenceEuclidean } from 'culori';
import { z } from 'zod';
import { contrastRatio } from '#brand/contrast.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { type ColorName, colorNames, groundNames } from '#brand/record/colors.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';

const insteadSchema = z.object({ name: z.string(), ratio: z.string() }).optional();

const pairSchema = z.object({
  color: z.string(),
  name: z.string(),
  ratio: z.string(),
  /** What it is good for at most: text, and with it everything; large type and the shape of controls; nothing. */
  best: z.enum(['text', 'large', 'none']),
  /** What to take where it isn't enough, by what it is meant for. */
  instead: z.object({ text: insteadSchema, large: insteadSchema }),
});

const groundSchema = z.object({ ground: z.string(), name: z.string(), pairs: z.array(pairSchema) });

export const contrastsSchema = z.array(groundSchema);

export type GroundContrasts = z.infer<typeof groundSchema>;

/** What WCAG 2.2 AA asks of text, and of large type and of what a control is known by. */
const least = { text: 4.5, large: 3 } as const;

const distance = differenceEuclidean('oklch');

/** Every colour on every ground, the strongest first. */
export function factsOfContrasts({ colors, grounds }: Brand, locale: Locale): GroundContrasts[] {
  const language = editorLanguageFor(locale);
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return groundNames.map((ground) => {
    const own = grounds[ground].ground;
    const others = colorNames
      .filter((color) => color !== own)
      .map((color) => ({ color, ratio: contrastRatio(colors[color].hex, colors[own].hex) }))
      .sort((one, other) => other.ratio - one.ratio);
    /** The colour that looks most like this one, of those that are told apart well enough. */
    const insteadOf = (wanted: ColorName, purpose: keyof typeof least) => {
      const [nearest] = others
        .filter(({ ratio }) => ratio >= least[purpose])
        .sort(
          (one, other) =>
            distance(colors[one.color].hex, colors[wanted].hex) -
            distance(colors[other.color].hex, colors[wanted].hex),
        );
      return nearest && { name: colors[nearest.color].name[language], ratio: tenths.format(nearest.ratio) };
    };
    return {
      ground,
      name: colors[own].name[language],
      pairs: others.map(({ color, ratio }) => ({
        color,
        name: colors[color].name[language],
        ratio: tenths.format(ratio),
        best: ratio >= least.text ? 'text' : ratio >= least.large ? 'large' : 'none',
        instead: {
          text: ratio < least.text ? insteadOf(color, 'text') : undefined,
          large: ratio < least.large ? insteadOf(color, 'large') : undefined,
        },
      })),
    };
  });
}
