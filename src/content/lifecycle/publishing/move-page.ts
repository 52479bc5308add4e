import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload';
import { isRecord } from '#fields/content-field.ts';
import { linkReference } from '#fields/link-reference.ts';
import { keepsDraft } from './publish-when-said.ts';

const formerPath = 'path of a page before it moves';

/** Remembers the page's published path. The previous version that Payload passes on may be a draft. */
export const rememberPath: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  req.context[formerPath] = undefined;
  if (operation !== 'update' || data._status !== 'published') return data;
  const where: Where = { and: [{ id: { equals: originalDoc?.id } }, { _status: { equals: 'published' } }] };
  const published: unknown = await req.payload.db.findOne({ collection: 'pages', where, req });
  if (isRecord(published)) req.context[formerPath] = published.path;
  return data;
};

/**
 * When a page moves it leaves a redirect at its old path, which follows later moves. Links reference the page and
 * need no change.
 */
export const leaveRedirect: CollectionAfterChangeHook = async ({ doc, req }) => {
  const former = req.context[formerPath];
  req.context[formerPath] = undefined;
  if (doc._status !== 'published' || keepsDraft(req, 'pages')) return doc;
  const to = linkReference({ kind: 'page', id: String(doc.id), rest: '' });
  await removeRedirects(req, String(doc.path), to);
  if (typeof former !== 'string' || former === doc.path) return doc;
  // The home page's path is never free.
  if (former === '/') return doc;
  const where = { from: { equals: former } };
  const { totalDocs } = await req.payload.count({ collection: 'redirects', where, req });
  if (totalDocs === 0)
    await req.payload.create({ collection: 'redirects', data: { from: former, to, status: '301' }, req });
  return doc;
};

/** Removes the redirect of a page that returns to its old path, which would be a loop. */
async function removeRedirects(req: PayloadRequest, from: string, to: string): Promise<void> {
  const where: Where = { and: [{ from: { equals: from } }, { to: { equals: to } }] };
  await req.payload.db.deleteMany({ collection: 'redirects', where, req });
}
