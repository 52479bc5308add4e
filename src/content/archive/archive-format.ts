import { z } from 'zod';
import { locales } from '#i18n/locales.ts';

/** What an archive holds, in the order in which it is brought in: what is shown comes before what shows it. */
export const archivedCollections = ['media', 'polls', 'forms', 'products', 'pages', 'redirects'] as const;

export const archivedGlobals = ['embedding', 'voting', 'project-settings', 'brand'] as const;

export type ArchivedCollection = (typeof archivedCollections)[number];
export type ArchivedGlobal = (typeof archivedGlobals)[number];
export type ArchivedKind = ArchivedCollection | ArchivedGlobal;

export function isGlobal(kind: ArchivedKind): kind is ArchivedGlobal {
  return archivedGlobals.some((global) => global === kind);
}

/** Raised when an older product could no longer read what is written. */
export const formatVersion = 1;

/** What nobody's content reaches, and what makes a machine busy: bytes of a document's JSON, and number of entries. */
export const archiveLimits = { document: 16 * 1024 * 1024, entries: 200_000 };

export const manifestSchema = z.object({
  format: z.literal('heimspiel-content'),
  version: z.number().int().positive(),
  /** The version of the product that wrote it. */
  product: z.string(),
  exportedAt: z.iso.datetime(),
  languages: z.array(z.string()),
  /** How many documents of each kind. */
  documents: z.record(z.string(), z.number()),
  /** Files of the media library that were not where files are kept, and so are not in it. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

const values = z.record(z.string(), z.unknown());

/** Of media, which lie beside the document under their name. */
const fileSchema = z.object({
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/**
 * A document, named by what identifies it in every installation. Texts that differ by language are objects by language;
 * relations are the keys of what they name, and links are addresses.
 */
export const documentSchema = z.object({
  kind: z.enum([...archivedCollections, ...archivedGlobals]),
  key: z.string().min(1).max(500),
  /** How people call it. */
  title: z.string(),
  updatedAt: z.iso.datetime().optional(),
  /** As visitors have it. */
  published: values.optional(),
  /** As editors have it, where that is something else. */
  draft: values.optional(),
  file: fileSchema.optional(),
});

export type ArchivedDocument = z.infer<typeof documentSchema>;

/** Where a document lies in the archive. Nothing is read out of these names. */
export function isDocumentName(name: string): boolean {
  return /^content\/[a-z-]+\/[^/]+\.json$/.test(name);
}

export const manifestName = 'manifest.json';

export function filePath(name: string): string {
  return `files/${name}`;
}

/** What a name of a file in the media library can be, and nothing that leads anywhere else. */
export const fileNamePattern = /^[a-z0-9][a-z0-9._-]{0,150}\.[a-z0-9]{2,5}$/i;

export const archivedLanguages: readonly string[] = locales;
