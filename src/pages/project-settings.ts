import { z } from 'zod';
import { clubDetailsSchema } from '#blocks/club-details/club-details.ts';
import { linkSchema } from '#fields/link.ts';
import { shareImageSchema } from '#fields/share-image.ts';
import { inEveryLocale } from '#i18n/locales.ts';

const localizedSettingsSchema = z.object({
  /** The site's title, appended to every page title: "Identität und Design". */
  title: z.string(),
  description: z.string(),
  claim: z.string(),
  navigation: z.array(linkSchema),
  footer: z.array(linkSchema),
  /** Legal links, shown on every page. */
  legal: z.array(linkSchema),
  shareImageAlt: z.string().optional(),
});

/** Project settings, fetched once per content version. */
export const projectSettingsSchema = z.object({
  brand: z.object({
    name: z.string().min(1),
    /** Index of the styled letter in the name, from 0; -1 if there is none. */
    styledLetter: z.number().int().min(-1),
    /** A drawing in the place of the name that is set in type: its size, and an address for every ground. */
    wordmark: z
      .object({ width: z.number(), height: z.number(), files: z.record(z.string(), z.string()) })
      .optional(),
  }),
  social: z.array(linkSchema),
  /** Its own `alt` is German; use `shareImageAlt` of each locale. */
  shareImage: shareImageSchema.optional(),
  /** For the legal pages. Not sent to browsers, which get it with those pages. */
  club: clubDetailsSchema.optional(),
  locales: z.object(inEveryLocale(() => localizedSettingsSchema)),
});

export type ProjectSettings = z.infer<typeof projectSettingsSchema>;
