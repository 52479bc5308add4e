import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { linkReference } from '#fields/link-reference.ts';
import { leadsIntoSite } from '#i18n/localized-path.ts';
import { typedPath } from '#typed/slug.ts';
import { mapLinks, targetsIn } from './map-links.ts';

const named = z.object({
  id: z.union([z.string(), z.number()]),
  path: z.string().nullish(),
  filename: z.string().nullish(),
});

/**
 * Makes references of typed paths behind which there is a page or file, so that every link follows what it leads to,
 * whether it was chosen, typed, pasted or imported. All others stay as they are.
 */
export async function referTypedLinks<Values>(
  values: Values,
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<Values> {
  const typed = targetsIn(values).filter((target) => leadsIntoSite(target));
  if (typed.length === 0) return values;
  const references = await referencesTo(typed, req);
  return mapLinks(values, (target) => {
    const { address, rest } = apart(target);
    const reference = leadsIntoSite(target) ? references.get(address) : undefined;
    return reference === undefined ? target : reference + rest;
  });
}

export const referInDocument: CollectionBeforeChangeHook = ({ data, req }) => referTypedLinks(data, req);

export const referInGlobal: GlobalBeforeChangeHook = ({ data, req }) => referTypedLinks(data, req);

/** `/Strategie/?a#b` → `/strategie` and `?a#b`; file names stay case-sensitive. */
function apart(target: string): { address: string; rest: string } {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  const address = path.startsWith('/media/') ? path : typedPath(path);
  return { address, rest: end < 0 ? '' : target.slice(end) };
}

async function referencesTo(
  targets: readonly string[],
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<ReadonlyMap<string, string>> {
  const addresses = [...new Set(targets.map((target) => apart(target).address))];
  const names = addresses.filter((address) => address.startsWith('/media/'));
  const paths = addresses.filter((address) => !address.startsWith('/media/'));
  const references = new Map<string, string>();
  const pages = await find('pages', 'path', paths);
  for (const { id, path } of pages)
    if (path) references.set(path, linkReference({ kind: 'page', id: String(id), rest: '' }));
  const files = await find(
    'media',
    'filename',
    names.map((name) => name.slice('/media/'.length)),
  );
  for (const { id, filename } of files)
    if (filename)
      references.set(`/media/${filename}`, linkReference({ kind: 'file', id: String(id), rest: '' }));
  return references;

  async function find(collection: 'pages' | 'media', field: 'path' | 'filename', values: string[]) {
    if (values.length === 0) return [];
    const { docs } = await req.payload.find({
      collection,
      where: { [field]: { in: values } },
      select: { [field]: true },
      pagination: false,
      depth: 0,
      req,
    });
    return docs.map((doc) => named.parse(doc));
  }
}
