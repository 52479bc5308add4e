import { z } from 'zod';
import { documentBlockSchema } from '#blocks/stored-blocks.ts';
import { mediaSchema } from '#fields/media.ts';
import { locales } from '#i18n/locales.ts';
import { layoutNames } from './layout-names.ts';

/** Where a page sends its visitors instead of showing itself. */
export const pageRedirectSchema = z.object({
  /** A path without language prefix, or an https address. */
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
});

/** What a page tells the router. */
const routeMetadataSchema = z.object({
  redirect: pageRedirectSchema.optional(),
  /** False leaves the scroll position alone when the page opens. */
  scrollToTop: z.boolean(),
  /** False shows the page at once, without a transition. */
  transition: z.boolean(),
  /** ISO times between which the page's validate check lets visitors in. */
  visibleFrom: z.iso.datetime().optional(),
  visibleUntil: z.iso.datetime().optional(),
});

/** One page in one language: references resolved, pictures with all their sizes, blocks ready for their views. */
export const pageDocumentSchema = z.object({
  id: z.string(),
  /** Lower case, without language prefix or trailing slash: `/strategie`. */
  path: z.string().startsWith('/'),
  locale: z.enum(locales),
  /** The languages in which the page is published, this one included. */
  locales: z.array(z.enum(locales)),
  layout: z.enum(layoutNames),
  title: z.string(),
  description: z.string(),
  shareImage: mediaSchema.pick({ src: true, alt: true, width: true, height: true }).optional(),
  /** Asks search engines to stay away. */
  hidden: z.boolean(),
  route: routeMetadataSchema,
  blocks: z.array(documentBlockSchema),
  /** ISO time of the last publication. */
  updatedAt: z.iso.datetime(),
});

export type PageDocument = z.infer<typeof pageDocumentSchema>;
