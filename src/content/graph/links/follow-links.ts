import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { type LinkedKind, linkReference, parseLinkReference } from '#fields/link-reference.ts';
import { mapLinks, targetsIn } from './map-links.ts';

export const linkedCollections = { page: 'pages', file: 'media' } as const satisfies Record<
  LinkedKind,
  string
>;

const addressed = z.object({
  id: z.union([z.string(), z.number()]),
  path: z.string().nullish(),
  filename: z.string().nullish(),
});

/**
 * Replaces link references in stored values with the current address of their page or file, without language prefix.
 * A page that is not public keeps its address, which answers 410; a reference to a deleted page stays, and views
 * don't render it as a link.
 */
export async function followLinks<Values>(
  payload: Payload,
  values: Values,
  req?: Partial<PayloadRequest>,
): Promise<Values> {
  const addresses = await addressesOf(payload, targetsIn(values), req);
  if (addresses.size === 0) return values;
  return mapLinks(values, (target) => {
    const reference = parseLinkReference(target);
    const address = reference && addresses.get(linkReference({ ...reference, rest: '' }));
    return address === undefined ? target : address + (reference?.rest ?? '');
  });
}

/** By references without query and anchor. */
async function addressesOf(
  payload: Payload,
  targets: readonly string[],
  req: Partial<PayloadRequest> | undefined,
): Promise<Map<string, string>> {
  const references = targets.flatMap((target) => parseLinkReference(target) ?? []);
  const addresses = new Map<string, string>();
  for (const kind of ['page', 'file'] as const) {
    const ids = new Set(references.flatMap((reference) => (reference.kind === kind ? [reference.id] : [])));
    if (ids.size === 0) continue;
    const { docs } = await payload.find({
      collection: linkedCollections[kind],
      where: { id: { in: [...ids] } },
      select: kind === 'page' ? { path: true } : { filename: true },
      pagination: false,
      depth: 0,
      trash: true,
      ...(req?.transactionID === undefined ? {} : { req }),
    });
    for (const doc of docs) {
      const { id, path, filename } = addressed.parse(doc);
      const address = kind === 'page' ? path : filename && `/media/${filename}`;
      if (address) addresses.set(linkReference({ kind, id: String(id), rest: '' }), address);
    }
  }
  return addresses;
}
