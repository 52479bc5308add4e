import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { ArchivedCollection } from './archive-format.ts';

type Id = string | number;

const named = z.object({
  id: z.union([z.string(), z.number()]),
  createdAt: z.string(),
  _status: z.string().nullish(),
  key: z.string().nullish(),
  path: z.string().nullish(),
  filename: z.string().nullish(),
  from: z.string().nullish(),
});

/** The field that identifies a document across databases. */
const nameFields = {
  media: 'filename',
  pages: 'path',
  redirects: 'from',
  polls: undefined,
  forms: undefined,
  products: undefined,
} as const satisfies Record<ArchivedCollection, string | undefined>;

/**
 * Keys that identify a collection's documents in every installation: a page's path, a file's name with its content
 * hash, a redirect's source. Polls, forms and products have none; their key is made of id and creation time, and kept
 * wherever they are imported.
 */
class DocumentKeys {
  readonly #keys = new Map<Id, string>();
  readonly #ids = new Map<string, Id>();

  /** @param where documents in the trash only, or the others */
  static async read(
    payload: Payload,
    collection: ArchivedCollection,
    req: Partial<PayloadRequest> = {},
    { trashed = false }: { trashed?: boolean } = {},
  ): Promise<DocumentKeys> {
    const keys = new DocumentKeys();
    const nameField = nameFields[collection];
    const asked = {
      collection,
      depth: 0,
      pagination: false,
      sort: 'id',
      trash: trashed,
      ...(trashed ? { where: { deletedAt: { exists: true } } } : {}),
      select: { createdAt: true, _status: true, ...(nameField ? { [nameField]: true } : {}), key: true },
      req,
    } as const;
    const stored = (await payload.find(asked)).docs.map((doc) => named.parse(doc));
    const newest = (await payload.find({ ...asked, draft: true })).docs.map((doc) => named.parse(doc));
    const drafts = new Map(newest.map((doc) => [doc.id, doc]));
    for (const doc of stored) {
      // A never-published document's own row keeps its initial values.
      const current = doc._status === 'draft' ? (drafts.get(doc.id) ?? doc) : doc;
      const key = nameField
        ? current[nameField]
        : doc.key || `${doc.id}-${Date.parse(doc.createdAt).toString(36)}`;
      if (key) keys.add(doc.id, key);
    }
    return keys;
  }

  add(id: Id, key: string): void {
    this.#keys.set(id, key);
    if (!this.#ids.has(key)) this.#ids.set(key, id);
  }

  /** Links have ids as strings. */
  keyOf(id: Id): string | undefined {
    return this.#keys.get(id) ?? this.#keys.get(Number(id));
  }

  idOf(key: string): Id | undefined {
    return this.#ids.get(key);
  }

  get all(): readonly (readonly [Id, string])[] {
    return [...this.#keys];
  }
}

export type KeysByCollection = Readonly<Record<ArchivedCollection, DocumentKeys>>;

export async function readKeys(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
  where: { trashed?: boolean } = {},
): Promise<KeysByCollection> {
  const read = (collection: ArchivedCollection) => DocumentKeys.read(payload, collection, req, where);
  return {
    media: await read('media'),
    polls: await read('polls'),
    forms: await read('forms'),
    products: await read('products'),
    pages: await read('pages'),
    redirects: await read('redirects'),
  };
}
