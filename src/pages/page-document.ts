import { z } from 'zod';
import { documentBlockSchema } from '#blocks/stored-blocks.ts';
import { shareImageSchema } from '#fields/share-image.ts';
import { locales } from '#i18n/locales.ts';
import { layoutNames } from './layout-names.ts';

export const pageRedirectSchema = z.object({
  /** A path without locale prefix, or an https URL. */
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
});

const routeMetadataSchema = z.object({
  redirect: pageRedirectSchema.optional(),
  /** False keeps the scroll position when the page opens. */
  scrollToTop: z.boolean(),
  /** False shows the page at once, without a transition. */
  transition: z.boolean(),
  /** ISO times between which the page's validate check lets visitors in. */
  visibleFrom: z.iso.datetime().optional(),
  visibleUntil: z.iso.datetime().optional(),
});

/** A page in one locale: references resolved, pictures with all sizes, blocks ready to render. */
export const pageDocumentSchema = z.object({
  id: z.string(),
  /** Lower case, without locale prefix or trailing slash: `/strategie`. */
  path: z.string().startsWith('/'),
  locale: z.enum(locales),
  /** Locales in which the page is published, including this one. */
  locales: z.array(z.enum(locales)),
  layout: z.enum(layoutNames),
  title: z.string(),
  description: z.string(),
  shareImage: shareImageSchema.optional(),
  /** Sets `noindex`. */
  hidden: z.boolean(),
  route: routeMetadataSchema,
  blocks: z.array(documentBlockSchema),
  /** ISO time of the last publication. */
  updatedAt: z.iso.datetime(),
});

export type PageDocument = z.infer<typeof pageDocumentSchema>;
