import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { isRecord } from '#fields/content-field.ts';
import { siteAddress } from './stored-references.ts';

/** The public paths of a document, without language prefix; for a file, those of all its sizes. */
export function addressesOf(collection: string, doc: unknown): string[] {
  if (!isRecord(doc)) return [];
  if (collection === 'media') {
    const sizes = isRecord(doc.sizes) ? Object.values(doc.sizes) : [];
    return [doc, ...sizes].flatMap((file) =>
      isRecord(file) && typeof file.filename === 'string' ? [`/media/${file.filename}`] : [],
    );
  }
  if (collection === 'redirects') return typeof doc.from === 'string' ? [doc.from] : [];
  const path = collection === 'pages' ? doc.path : undefined;
  const address = typeof path === 'string' ? siteAddress(path) : undefined;
  return address === undefined ? [] : [address];
}

/** Whether visitors can see a document, and its own path. */
export async function standingOf(
  req: PayloadRequest,
  collection: string,
  id: string | number,
): Promise<{ isOnSite: boolean; address?: string }> {
  const doc: unknown = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req });
  if (!isRecord(doc) || doc.deletedAt || doc._status === 'draft') return { isOnSite: false };
  const [address] = addressesOf(collection, doc);
  return { isOnSite: true, ...(address === undefined ? {} : { address }) };
}

const pathOfVersion = z.object({ version: z.object({ path: z.string() }) });

/** Former paths of a page, newest first, that no page or redirect uses now. */
export async function formerAddresses(
  req: PayloadRequest,
  id: string | number,
  address: string | undefined,
): Promise<string[]> {
  const { docs } = await req.payload.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    select: { version: { path: true } },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    trash: true,
    req,
  });
  const paths = docs.flatMap((doc) => pathOfVersion.safeParse(doc).data?.version.path ?? []);
  const former: string[] = [];
  for (const path of new Set(paths)) {
    if (path === address) continue;
    const page = await req.payload.count({ collection: 'pages', where: { path: { equals: path } }, req });
    const redirect = await req.payload.count({
      collection: 'redirects',
      where: { from: { equals: path } },
      req,
    });
    if (page.totalDocs + redirect.totalDocs === 0) former.push(path);
  }
  return former;
}
