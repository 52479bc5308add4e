import { z } from 'zod';
import type { Brand } from '#brand/record/brand-record.ts';
import { type EditorLanguage, editorLanguageFor } from '#i18n/editor-texts.ts';
import { formatNumber, formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

const drawnMarkSchema = z.object({
  /** As in URLs. */
  mark: z.enum(['wordmark', 'symbol']),
  name: z.string(),
  /** The first allowed ground. */
  ground: z.string(),
  width: z.number(),
  height: z.number(),
});

export type DrawnMark = z.infer<typeof drawnMarkSchema>;

const spacedMarkSchema = drawnMarkSchema.extend({
  /** As a share of its height. */
  space: z.number(),
  /** The same in per cent, formatted. */
  percent: z.string(),
  minimum: z.object({ px: z.number(), pixels: z.string(), millimetres: z.string() }),
  grounds: z.array(z.string()),
});

export const clearSpaceSchema = z.array(spacedMarkSchema);

export type SpacedMark = z.infer<typeof spacedMarkSchema>;

export const rightAndWrongSchema = z.object({
  mark: drawnMarkSchema,
  /** The same statement in the club's tone and against it. */
  sentence: z.object({ right: z.string(), wrong: z.string() }),
  /** How the club talks, and why. */
  voice: z.array(z.object({ rule: z.string(), reason: z.string() })),
});

export type RightAndWrongFacts = z.infer<typeof rightAndWrongSchema>;

export const applicationsSchema = z.object({
  wordmark: drawnMarkSchema,
  claim: z.string(),
  /** The band on a shirt, as shares of its height. */
  band: z.object({ top: z.number(), height: z.number() }),
});

export type ApplicationFacts = z.infer<typeof applicationsSchema>;

function drawn({ marks }: Brand, mark: DrawnMark['mark'], language: EditorLanguage): DrawnMark {
  const { name, master, grounds } = marks[mark];
  const [ground = 'white'] = grounds;
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(master) ?? [];
  return { mark, name: name[language], ground, width: Number(width), height: Number(height) };
}

export function factsOfClearSpace(brand: Brand, locale: Locale): SpacedMark[] {
  const language = editorLanguageFor(locale);
  return (['wordmark', 'symbol'] as const).map((mark) => {
    const { clearSpace, minimum, grounds } = brand.marks[mark];
    return {
      ...drawn(brand, mark, language),
      space: clearSpace,
      percent: formatPercent(clearSpace, locale, 1),
      minimum: {
        px: minimum.px,
        pixels: formatNumber(minimum.px, locale, { maximumFractionDigits: 1 }),
        millimetres: formatNumber(minimum.mm, locale, { maximumFractionDigits: 1 }),
      },
      grounds: grounds.map((ground) => brand.colors[brand.grounds[ground].ground].name[language]),
    };
  });
}

export function factsOfRightAndWrong(brand: Brand, language: EditorLanguage): RightAndWrongFacts {
  const [sentence = { right: '', wrong: '' }] = brand.voice.examples[language];
  return { mark: drawn(brand, 'wordmark', language), sentence, voice: brand.voice.rules[language] };
}

export function factsOfApplications(brand: Brand, language: EditorLanguage): ApplicationFacts {
  return {
    wordmark: drawn(brand, 'wordmark', language),
    claim: brand.claim[language],
    band: brand.ring.icon,
  };
}
