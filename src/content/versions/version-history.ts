import { sql } from 'drizzle-orm';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { rowsOf } from '#content/rows-of.ts';
import { type VersionKind, versionKinds } from './note-version.ts';

export interface ListedVersion {
  id: number;
  savedAt: Date;
  kind: VersionKind;
  /** Undefined where no account made it, or it was made before that was written down. */
  author: string | undefined;
  /** Why it was made, where its author said so. */
  reason: string | undefined;
  /** Whether visitors see it. */
  isLive: boolean;
}

/** How many are listed at once. */
export const versionsAtOnce = 25;

const versionSchema = z.object({
  id: z.coerce.number(),
  updatedAt: z.coerce.date(),
  version: z.object({ _status: z.string().nullish() }),
});

const noteSchema = z.object({
  version: z.coerce.number(),
  author: z.string().nullish(),
  kind: z.enum(versionKinds),
  reason: z.string().nullish(),
});

/** The versions of a document that whoever asks may read, the newest first; `page` counts from one. */
export async function versionHistory(
  req: PayloadRequest,
  { collection, document, page }: { collection: CollectionSlug; document: number | string; page: number },
): Promise<{ versions: ListedVersion[]; total: number; pages: number }> {
  // What publishing a single language leaves beside the version itself is nothing that anybody saved.
  const own: Where[] = [{ parent: { equals: document } }, { snapshot: { not_equals: true } }];
  const shared = { collection, depth: 0, sort: '-updatedAt', overrideAccess: false, req } as const;
  const found = await req.payload.findVersions({
    ...shared,
    where: { and: own },
    limit: versionsAtOnce,
    page,
    select: { updatedAt: true, version: { _status: true } },
  });
  const live = await req.payload.findVersions({
    ...shared,
    where: { and: [...own, { 'version._status': { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    select: {},
  });
  const isPublished = await isOnTheSite(req, collection, document);
  const listed = z.array(versionSchema).parse(found.docs);
  const notes = await notesOf(
    req,
    collection,
    listed.map(({ id }) => id),
  );
  return {
    total: found.totalDocs,
    pages: found.totalPages,
    versions: listed.map(({ id, updatedAt, version: { _status } }) => {
      const note = notes.get(id);
      return {
        id,
        savedAt: updatedAt,
        kind: note?.kind ?? (_status === 'published' ? 'published' : 'draft'),
        author: note?.author || undefined,
        reason: note?.reason || undefined,
        isLive: isPublished && String(live.docs[0]?.id) === String(id),
      };
    }),
  };
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
