import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload';
import { fieldsNoted } from '#content/drafts/autosave-session.ts';
import { changedFields } from '#content/drafts/changed-fields.ts';
import { isRecord } from '#fields/content-field.ts';
import type { AuditAction } from './audit-actions.ts';
import { recordEvent } from './record-event.ts';

/** What changes with every save, or by itself, and says nothing. */
const unimportant = new Set([
  ...['id', 'globalType', 'updatedAt', 'createdAt', 'changedBy', '_status', 'deletedAt'],
  ...['salt', 'sessions', 'loginAttempts', 'lockUntil', 'resetPasswordToken', 'resetPasswordExpiration'],
]);

/** What is stored under another name than people know it by. */
const knownAs: Readonly<Record<string, string>> = { hash: 'password' };

/** What visitors wrote is erased with its document, also from here. */
const untitled = new Set(['submissions']);

/** Says which of a document's changes is about to happen, as hooks after it can't tell a draft from a withdrawal. */
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
  // What saves itself every few seconds is told once for each field.
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
  // What has no drafts is changed, and that is that.
  const action = doc._status === 'published' ? 'publish' : doc._status === 'draft' ? 'draft' : 'change';
  await recordEvent(req, { action, subject: global.slug, details: changed.join(', ') });
  return doc;
};

/** The collection, each change of which is written down. */
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

/** The global, each change of which is written down. */
export function auditedGlobal(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), recordGlobal] },
  };
}

/** `kind` is what the operation was asked to do: `restore`, `draft`, or to change what is `live`. */
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

/** The names of the fields at the top of a document that differ, as far as they say something. */
function namesOfChanged(before: unknown, after: unknown): string[] {
  return changedFields(before, after)
    .filter((name) => !unimportant.has(name))
    .map((name) => knownAs[name] ?? name);
}

function titleOf(doc: unknown, field: string | undefined): string {
  const value = isRecord(doc) && field ? doc[field] : undefined;
  return typeof value === 'string' ? value.replaceAll('\u00AD', '') : '';
}
