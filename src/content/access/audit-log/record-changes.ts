import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload';
import type { AuditAction } from '#content/access/audit/audit-actions.ts';
import { recordEvent } from '#content/access/audit/record-event.ts';
import { changedFields } from '#content/foundation/fields/changed-fields.ts';
import { fieldsNoted } from '#content/foundation/saving/autosave-session.ts';
import { isRecord } from '#fields/content-field.ts';

/** Fields that change with every save or by themselves, and mean nothing. */
const unimportant = new Set([
  ...['id', 'globalType', 'updatedAt', 'createdAt', 'changedBy', '_status', 'deletedAt'],
  ...['salt', 'sessions', 'loginAttempts', 'lockUntil', 'resetPasswordToken', 'resetPasswordExpiration'],
]);

/** Stored names → the names that people know. */
const knownAs: Readonly<Record<string, string>> = { hash: 'password' };

/** Visitors' texts are erased with their document, so the log must not keep them. */
const untitled = new Set(['submissions']);

/** Notes the kind of operation beforehand, because after-hooks can't tell a draft from an unpublication. */
const noteOperation: CollectionBeforeOperationHook = ({ args, operation, context, collection }) => {
  const isDraft = 'draft' in args && args.draft === true;
  if (operation === 'update' || operation === 'create' || operation === 'restoreVersion')
    context[`audit:${collection.slug}`] =
      operation === 'restoreVersion' ? 'restore' : isDraft ? 'draft' : 'live';
};

const recordChange: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (!req.user) return doc;
  const noted = fieldsNoted(req);
  const changed =
    operation === 'create' ? [] : namesOfChanged(previousDoc, doc).filter((name) => !noted?.has(name));
  // Autosave runs every few seconds; each field is logged once.
  if (noted && changed.length === 0) return doc;
  for (const name of changed) noted?.add(name);
  const action = actionOf(operation, String(context[`audit:${collection.slug}`]), previousDoc, doc);
  await recordEvent(req, {
    action,
    subject: collection.slug,
    document: doc.id,
    title: titleOf(doc, collection.admin.useAsTitle),
    details: changed.join(', '),
  });
  return doc;
};

const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const title = untitled.has(collection.slug) ? undefined : titleOf(doc, collection.admin.useAsTitle);
  await recordEvent(req, {
    action: 'delete',
    subject: collection.slug,
    document: id,
    ...(title ? { title } : {}),
  });
  return doc;
};

const recordGlobal: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const noted = fieldsNoted(req);
  const changed = namesOfChanged(previousDoc, doc).filter((name) => !noted?.has(name));
  if (noted && changed.length === 0) return doc;
  for (const name of changed) noted?.add(name);
  // Globals without drafts are simply changed.
  const action = doc._status === 'published' ? 'publish' : doc._status === 'draft' ? 'draft' : 'change';
  await recordEvent(req, { action, subject: global.slug, details: changed.join(', ') });
  return doc;
};

export function audited(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteOperation],
      afterChange: [...(hooks.afterChange ?? []), recordChange],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion],
    },
  };
}

export function auditedGlobal(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), recordGlobal] },
  };
}

/** `kind` is the requested operation: `restore`, `draft`, or `live` for a change to the published version. */
function actionOf(
  operation: 'create' | 'update',
  kind: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditAction {
  if (kind === 'restore') return 'restore';
  if (operation === 'update' && Boolean(before.deletedAt) !== Boolean(after.deletedAt))
    return after.deletedAt ? 'trash' : 'untrash';
  if (after._status === 'published') return 'publish';
  if (operation === 'create') return 'create';
  if (after._status === undefined) return 'change';
  return kind === 'draft' ? 'draft' : 'unpublish';
}

/** The names of top-level fields that differ, without unimportant ones. */
function namesOfChanged(before: unknown, after: unknown): string[] {
  return changedFields(before, after)
    .filter((name) => !unimportant.has(name))
    .map((name) => knownAs[name] ?? name);
}

function titleOf(doc: unknown, field: string | undefined): string {
  const value = isRecord(doc) && field ? doc[field] : undefined;
  return typeof value === 'string' ? value.replaceAll('\u00AD', '') : '';
}
