import { z } from 'zod';
import { locales } from '#i18n/locales.ts';

/** The collections in import order: referenced ones first. */
export const archivedCollections = ['media', 'polls', 'forms', 'products', 'pages', 'redirects'] as const;

export const archivedGlobals = ['embedding', 'voting', 'project-settings', 'brand'] as const;

export type ArchivedCollection = (typeof archivedCollections)[number];
export type ArchivedGlobal = (typeof archivedGlobals)[number];
export type ArchivedKind = ArchivedCollection | ArchivedGlobal;

export function isGlobal(kind: ArchivedKind): kind is ArchivedGlobal {
  return archivedGlobals.some((global) => global === kind);
}

/** Increase it when older versions can no longer read the format. */
export const formatVersion = 1;

/** Limits far beyond real content, against denial of service: bytes per document, and number of entries. */
export const archiveLimits = { document: 16 * 1024 * 1024, entries: 200_000 };

export const manifestSchema = z.object({
  format: z.literal('heimspiel-content'),
  version: z.number().int().positive(),
  product: z.string(),
  exportedAt: z.iso.datetime(),
  languages: z.array(z.string()),
  documents: z.record(z.string(), z.number()),
  /** Files of the media library that were missing in storage, and so are not included. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

const values = z.record(z.string(), z.unknown());

/** Metadata of a media file, which is stored beside its document. */
const fileSchema = z.object({
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/**
 * A document, identified by its key. Localized texts are objects by locale; relationships are the keys of their
 * targets, and links are paths.
 */
export const documentSchema = z.object({
  kind: z.enum([...archivedCollections, ...archivedGlobals]),
  key: z.string().min(1).max(500),
  title: z.string(),
  updatedAt: z.iso.datetime().optional(),
  published: values.optional(),
  /** The newest draft, if it differs. */
  draft: values.optional(),
  file: fileSchema.optional(),
});

export type ArchivedDocument = z.infer<typeof documentSchema>;

/** Whether an entry is a document. Nothing else is derived from the name. */
export function isDocumentName(name: string): boolean {
  return /^content\/[a-z-]+\/[^/]+\.json$/.test(name);
}

export const manifestName = 'manifest.json';

export function filePath(name: string): string {
  return `files/${name}`;
}

/** A valid file name of the media library, without any path. */
export const fileNamePattern = /^[a-z0-9][a-z0-9._-]{0,150}\.[a-z0-9]{2,5}$/i;

export const archivedLanguages: readonly string[] = locales;
