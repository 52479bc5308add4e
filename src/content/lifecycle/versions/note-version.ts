import { sql } from 'drizzle-orm';
import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload';
import { editorName } from '#content/access/rights/roles.ts';
import { rowsOf } from '#content/foundation/database/rows-of.ts';
import { isByClock } from '#content/foundation/requests/is-by-clock.ts';
import { fieldsNoted } from '#content/foundation/saving/autosave-session.ts';
import { newestVersion } from '#content/lifecycle/drafts/newest-version.ts';
import { reasonIn } from './version-reason.ts';

/** How versions come about. `scheduled`: published by schedule; `unpublished`: taken off the site. */
export const versionKinds = [
  'autosave',
  'draft',
  'published',
  'scheduled',
  'unpublished',
  'restored',
] as const;

export type VersionKind = (typeof versionKinds)[number];

/** Records who made the newest version, how and why, in its transaction. */
export const noteVersion: CollectionAfterChangeHook = async ({
  collection,
  context,
  data,
  doc,
  operation,
  req,
}) => {
  const { version_notes: notes } = req.payload.db.tables;
  const version = await newestVersion(req, collection.slug, doc.id);
  const author = editorName(req.user) ?? null;
  const reason = reasonIn(data) ?? null;
  const kind = kindOf(
    {
      isSelfSaved: fieldsNoted(req) !== undefined,
      isRestored: context[`audit:${collection.slug}`] === 'restore',
      isScheduled: isByClock(req),
      asksForDraft: context[`audit:${collection.slug}`] === 'draft',
    },
    operation,
    doc._status,
  );
  await rowsOf(
    req,
    sql`INSERT INTO ${notes} ("subject", "version", "author", "kind", "reason")
      VALUES (${collection.slug}, ${version}, ${author}, ${kind}, ${reason})
      ON CONFLICT ("subject", "version") DO UPDATE SET
        "author" = excluded."author", "kind" = excluded."kind", "reason" = excluded."reason"`,
  );
  return doc;
};

/** Stores the reason with the newest version if it is given before the publication. */
export async function keepReason(
  req: PayloadRequest,
  collection: string,
  id: number,
  reason: string,
): Promise<void> {
  const { version_notes: notes } = req.payload.db.tables;
  const version = await newestVersion(req, collection, id);
  const author = editorName(req.user) ?? null;
  await rowsOf(
    req,
    sql`INSERT INTO ${notes} ("subject", "version", "author", "kind", "reason")
      VALUES (${collection}, ${version}, ${author}, ${'draft'}, ${reason})
      ON CONFLICT ("subject", "version") DO UPDATE SET "reason" = excluded."reason"`,
  );
}

interface Circumstances {
  isSelfSaved: boolean;
  isRestored: boolean;
  isScheduled: boolean;
  asksForDraft: boolean;
}

function kindOf(
  { isSelfSaved, isRestored, isScheduled, asksForDraft }: Circumstances,
  operation: 'create' | 'update',
  status: unknown,
): VersionKind {
  if (isSelfSaved) return 'autosave';
  if (isRestored) return 'restored';
  if (status === 'published') return isScheduled ? 'scheduled' : 'published';
  return operation === 'update' && !asksForDraft ? 'unpublished' : 'draft';
}

export async function forgetOldNotes(payload: Payload): Promise<void> {
  const { tables } = payload.db;
  const { version_notes: notes } = tables;
  for (const { slug, versions } of payload.config.collections) {
    const stored = tables[`_${slug}_v`];
    if (!versions?.drafts || !stored) continue;
    await rowsOf(
      { payload },
      sql`DELETE FROM ${notes} WHERE "subject" = ${slug} AND "version" NOT IN (SELECT "id" FROM ${stored})`,
    );
  }
}
