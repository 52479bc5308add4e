import { z } from 'zod';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { pageDocumentSchema, pageRedirectSchema } from './page-document.ts';

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

/** What the content backend adds for the site, which keeps pages until something on them changes. */
export const contentPathsSchema = publishedPathsSchema.extend({
  /** When this was read, by the content backend's clock: the `since` to ask with next time. */
  asOf: z.iso.datetime(),
  /** Records that may show on several pages, such as `media/12`, as far as they changed since; each with its version. */
  changedRecords: z.array(z.object({ record: z.string(), version: z.string() })),
});

export type ContentPaths = z.infer<typeof contentPathsSchema>;

/** What `GET /sk/v1/paths` of the content backend is asked with. */
export const contentPathsQuerySchema = z.object({ since: z.iso.datetime().optional() });

/** A published page as the content backend hands it to the site, with the records that show on it. */
export const contentPageSchema = pageDocumentSchema.extend({ records: z.array(z.string()) });

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
  locale: z.enum(locales).default(defaultLocale),
});

/** What GET /sk/v1/pages/versions is asked with. */
export const pageVersionQuerySchema = z.object({
  /** Its number. */
  version: z.string(),
  locale: z.enum(locales),
});

/** What POST /sk/v1/pages/unsaved brings: a page's form, as an editor has it before them. */
export const unsavedPageSchema = pageQuerySchema.extend({ values: z.record(z.string(), z.unknown()) });

/**
 * What GET /sk/v1/draft-links is asked with: what is kept of the link's token. Without a language the answer says whether
 * the link still holds, and no more.
 */
export const draftLinkQuerySchema = z.object({
  link: z.string().regex(/^[0-9a-f]{64}$/),
  locale: z.enum(locales).optional(),
});

export type DraftLinkQuery = z.infer<typeof draftLinkQuerySchema>;

/** What a link to a draft shows. */
export const sharedDraftSchema = z.object({
  /** When it ends. */
  until: z.iso.datetime(),
  /** The languages that the page has a title in. */
  locales: z.array(z.enum(locales)),
  /** Missing where the page has no title in the language, or none was asked for. */
  page: pageDocumentSchema.optional(),
});

export type SharedDraft = z.infer<typeof sharedDraftSchema>;
