import { z } from 'zod';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { pageDocumentSchema, pageRedirectSchema } from './page-document.ts';

/** GET /sk/v1/paths: everything that is published. */
export const publishedPathsSchema = z.object({
  /** Content version; changes with every edit. */
  version: z.string(),
  pages: z.array(
    z.object({
      path: z.string(),
      locales: z.array(z.enum(locales)),
      /** Changes whenever the page's document may have changed in any locale. */
      version: z.string(),
    }),
  ),
  redirects: z.array(pageRedirectSchema.extend({ from: z.string() })),
});

export type PublishedPaths = z.infer<typeof publishedPathsSchema>;

/** Additional data for the site, which caches pages until something on them changes. */
export const contentPathsSchema = publishedPathsSchema.extend({
  /** When this was read, by the content backend's clock: the `since` to ask with next time. */
  asOf: z.iso.datetime(),
  /** Records that may show on several pages, such as `media/12`, as far as they changed since; each with its version. */
  changedRecords: z.array(z.object({ record: z.string(), version: z.string() })),
});

export type ContentPaths = z.infer<typeof contentPathsSchema>;

/** Query of the content backend's `GET /sk/v1/paths`. */
export const contentPathsQuerySchema = z.object({ since: z.iso.datetime().optional() });

/** A published page as the content backend hands it to the site, with the records that show on it. */
export const contentPageSchema = pageDocumentSchema.extend({ records: z.array(z.string()) });

/** A message of the stream GET /sk/v1/changes. */
export const contentChangeSchema = z.object({ version: z.string() });

/** The content API's error response. */
export const apiErrorSchema = z.object({
  error: z.object({
    status: z.number().int(),
    /** What happened, why, and what to do, in one or two sentences. */
    message: z.string(),
  }),
});

/** Query of GET /sk/v1/pages. */
export const pageQuerySchema = z.object({
  path: z.string().min(1).max(2000).startsWith('/'),
  locale: z.enum(locales).default(defaultLocale),
});

/** Query of GET /sk/v1/pages/versions. */
export const pageVersionQuerySchema = z.object({
  version: z.string(),
  locale: z.enum(locales),
});

/** Body of POST /sk/v1/pages/unsaved: the current form values of a page. */
export const unsavedPageSchema = pageQuerySchema.extend({ values: z.record(z.string(), z.unknown()) });

/**
 * Query of GET /sk/v1/draft-links: the hash of the link's token. Without a locale the response only says whether the
 * link is valid.
 */
export const draftLinkQuerySchema = z.object({
  link: z.string().regex(/^[0-9a-f]{64}$/),
  locale: z.enum(locales).optional(),
});

export type DraftLinkQuery = z.infer<typeof draftLinkQuerySchema>;

/** Response for a draft link. */
export const sharedDraftSchema = z.object({
  until: z.iso.datetime(),
  /** Locales in which the page has a title. */
  locales: z.array(z.enum(locales)),
  /** Missing if the page has no title in the locale, or no locale was given. */
  page: pageDocumentSchema.optional(),
});

export type SharedDraft = z.infer<typeof sharedDraftSchema>;
