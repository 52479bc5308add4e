import { z } from 'zod';
import { locales } from '#i18n/locales.ts';
import { pageRedirectSchema } from './page-document.ts';

/** GET /sk/v1/paths: everything that is published. */
export const publishedPathsSchema = z.object({
  /** The content's version; new with every change. */
  version: z.string(),
  pages: z.array(
    z.object({
      path: z.string(),
      locales: z.array(z.enum(locales)),
      /** New whenever the page's document may have changed in any language. */
      version: z.string(),
    }),
  ),
  redirects: z.array(pageRedirectSchema.extend({ from: z.string() })),
});

export type PublishedPaths = z.infer<typeof publishedPathsSchema>;

/** One message of the stream GET /sk/v1/changes. */
export const contentChangeSchema = z.object({ version: z.string() });

/** What every refusal of the content API looks like. */
export const apiErrorSchema = z.object({
  error: z.object({
    status: z.number().int(),
    /** What happened, why, and what to do, in one or two sentences. */
    message: z.string(),
  }),
});

/** What GET /sk/v1/pages is asked with. */
export const pageQuerySchema = z.object({
  path: z.string().min(1).max(2000).startsWith('/'),
  locale: z.enum(locales).default('de'),
});
