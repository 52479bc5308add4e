import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload';
import { keepsDraft } from '#content/hooks/publish-when-said.ts';
import { isRecord } from '#fields/content-field.ts';
import { linkReference } from '#fields/link-reference.ts';

const formerPath = 'path of a page before it moves';

/** Keeps in mind where visitors find the page until now. The previous version, which Payload hands on, may be a draft. */
export const rememberPath: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  req.context[formerPath] = undefined;
  if (operation !== 'update' || data._status !== 'published') return data;
  const where: Where = { and: [{ id: { equals: originalDoc?.id } }, { _status: { equals: 'published' } }] };
  const published: unknown = await req.payload.db.findOne({ collection: 'pages', where, req });
  if (isRecord(published)) req.context[formerPath] = published.path;
  return data;
};

/**
 * A page that moves leaves a redirect where it was, which follows it from then on. Links to it need nothing: they name the
 * page, and all that show them are read again.
 */
export const leaveRedirect: CollectionAfterChangeHook = async ({ doc, req }) => {
  const former = req.context[formerPath];
  req.context[formerPath] = undefined;
  if (doc._status !== 'published' || keepsDraft(req, 'pages')) return doc;
  const to = linkReference({ kind: 'page', id: String(doc.id), rest: '' });
  await removeRedirects(req, String(doc.path), to);
  if (typeof former !== 'string' || former === doc.path) return doc;
  // Of the start page's address there is always a page.
  if (former === '/') return doc;
  const where = { from: { equals: former } };
  const { totalDocs } = await req.payload.count({ collection: 'redirects', where, req });
  if (totalDocs === 0)
    await req.payload.create({ collection: 'redirects', data: { from: former, to, status: '301' }, req });
  return doc;
};

/** A page that comes back to where it was would be led in a circle by what it left there. */
async function removeRedirects(req: PayloadRequest, from: string, to: string): Promise<void> {
  const where: Where = { and: [{ from: { equals: from } }, { to: { equals: to } }] };
  await req.payload.db.deleteMany({ collection: 'redirects', where, req });
}
