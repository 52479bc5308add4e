import { z } from 'zod';
import { clubDetailsSchema } from '#blocks/club-details/club-details.ts';
import { linkSchema } from '#fields/link.ts';
import { mediaSchema } from '#fields/media.ts';
import { inEveryLocale } from '#i18n/locales.ts';

/** What belongs to one language. Links carry their language's prefix. */
const localizedSettingsSchema = z.object({
  /** The site's own title, shown behind every page's: "Identität und Design". */
  title: z.string(),
  description: z.string(),
  claim: z.string(),
  navigation: z.array(linkSchema),
  footer: z.array(linkSchema),
  /** Legal links; on every page of every layout. */
  legal: z.array(linkSchema),
  /** What the share image shows. */
  shareImageAlt: z.string().optional(),
});

/** The project settings: fetched once per content version, held as one object. */
export const projectSettingsSchema = z.object({
  brand: z.object({
    name: z.string().min(1),
    /** Which of the name's letters is styled, counted from 0. */
    styledLetter: z.number().int().min(0),
  }),
  social: z.array(linkSchema),
  /** Its `alt` is German: what it shows stands in each language’s `shareImageAlt`. */
  shareImage: mediaSchema.optional(),
  /** For the legal pages. Missing in what browsers get, which have it in those pages. */
  club: clubDetailsSchema.optional(),
  locales: z.object(inEveryLocale(() => localizedSettingsSchema)),
});

export type ProjectSettings = z.infer<typeof projectSettingsSchema>;
