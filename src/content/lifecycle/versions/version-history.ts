import { sql } from 'drizzle-orm';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { rowsOf } from '#content/foundation/database/rows-of.ts';
import { type VersionKind, versionKinds } from './note-version.ts';

export interface ListedVersion {
  id: number;
  savedAt: Date;
  kind: VersionKind;
  /** Undefined where no account made it. */
  author: string | undefined;
  /** The author's reason, if given. */
  reason: string | undefined;
  isLive: boolean;
  /** What was live before it, with which it is compared first; undefined if nothing was. */
  before: number | undefined;
}

/** Page size of the list. */
export const versionsAtOnce = 25;

const datedSchema = z.object({ id: z.coerce.number(), updatedAt: z.coerce.date() });

const versionSchema = datedSchema.extend({
  version: z.object({ _status: z.string().nullish() }),
});

const noteSchema = z.object({
  version: z.coerce.number(),
  author: z.string().nullish(),
  kind: z.enum(versionKinds),
  reason: z.string().nullish(),
});

/** The versions of a document that the requester may read, newest first; `page` starts at one. */
export async function versionHistory(
  req: PayloadRequest,
  { collection, document, page }: { collection: CollectionSlug; document: number | string; page: number },
): Promise<{ versions: ListedVersion[]; total: number; pages: number }> {
  const found = await req.payload.findVersions({
    collection,
    depth: 0,
    sort: '-updatedAt',
    overrideAccess: false,
    req,
    where: { and: ownVersions(document) },
    limit: versionsAtOnce,
    page,
    select: { updatedAt: true, version: { _status: true } },
  });
  return {
    total: found.totalDocs,
    pages: found.totalPages,
    versions: await listedVersions(req, collection, document, found.docs),
  };
}

/** The details of these versions of a document, in the same order. */
export async function listedVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  document: number | string,
  docs: readonly unknown[],
): Promise<ListedVersion[]> {
  const listed = z.array(versionSchema).parse(docs);
  const published = await publishedVersions(req, collection, document);
  const live = await liveVersion(req, collection, document);
  const notes = await notesOf(
    req,
    collection,
    listed.map(({ id }) => id),
  );
  return listed.map(({ id, updatedAt, version: { _status } }) => {
    const note = notes.get(id);
    return {
      id,
      savedAt: updatedAt,
      kind: note?.kind ?? (_status === 'published' ? 'published' : 'draft'),
      author: note?.author || undefined,
      reason: note?.reason || undefined,
      isLive: live === id,
      before: published.find((one) => one.updatedAt < updatedAt)?.id,
    };
  });
}

/** The live version; undefined if there is none. */
export async function liveVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  document: number | string,
): Promise<number | undefined> {
  if (!(await isOnTheSite(req, collection, document))) return undefined;
  const [newest] = await publishedVersions(req, collection, document);
  return newest?.id;
}

/** Newest first. */
async function publishedVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  document: number | string,
): Promise<z.infer<typeof datedSchema>[]> {
  const { docs } = await req.payload.findVersions({
    collection,
    depth: 0,
    sort: '-updatedAt',
    overrideAccess: false,
    req,
    where: { and: [...ownVersions(document), { 'version._status': { equals: 'published' } }] },
    pagination: false,
    select: { updatedAt: true },
  });
  return z.array(datedSchema).parse(docs);
}

/** Excludes snapshots, which publishing a single locale leaves behind. */
export function ownVersions(document: number | string): Where[] {
  return [{ parent: { equals: document } }, { snapshot: { not_equals: true } }];
}

async function isOnTheSite(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    req,
  });
  return totalDocs > 0;
}

async function notesOf(
  req: PayloadRequest,
  subject: string,
  versions: readonly number[],
): Promise<Map<number, z.infer<typeof noteSchema>>> {
  if (versions.length === 0) return new Map();
  const { version_notes: notes } = req.payload.db.tables;
  const ids = sql.join(
    versions.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await rowsOf(
    req,
    sql`SELECT "version", "author", "kind", "reason" FROM ${notes} WHERE "subject" = ${subject} AND "version" IN (${ids})`,
  );
  return new Map(
    z
      .array(noteSchema)
      .parse(rows)
      .map((note) => [note.version, note]),
  );
}
