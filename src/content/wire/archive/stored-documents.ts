import type { FlattenedField, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { labelOf } from '#content/foundation/fields/field-tree.ts';
import { followLinks } from '#content/graph/links/follow-links.ts';
import { referTypedLinks } from '#content/graph/links/refer-typed-links.ts';
import { isRecord } from '#fields/content-field.ts';
import { locales } from '#i18n/locales.ts';
import {
  type ArchivedCollection,
  type ArchivedDocument,
  type ArchivedGlobal,
  type ArchivedKind,
  archivedCollections,
  isGlobal,
} from './archive-format.ts';
import type { KeysByCollection } from './document-keys.ts';
import { mapRelations } from './portable-values.ts';

/** Fields that belong to the database or the votes rather than the content, besides those without a form field. */
const leftOut: Readonly<Record<ArchivedKind, readonly string[]>> = {
  media: ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes', 'prefix'],
  polls: ['changedBy', 'correction', 'correctedAt', 'codesIssued'],
  forms: [],
  products: [],
  pages: [],
  redirects: [],
  embedding: [],
  voting: [],
  'project-settings': [],
  // The record that the values are based on; it may be another one where they are imported.
  brand: ['club'],
};

const always = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'key'];

export function archivedFields(payload: Payload, kind: ArchivedKind): FlattenedField[] {
  const config = isGlobal(kind)
    ? payload.globals.config.find(({ slug }) => slug === kind)
    : payload.collections[kind]?.config;
  const names = new Set([...always, ...leftOut[kind]]);
  return (config?.flattenedFields ?? []).filter(({ name }) => !names.has(name));
}

const stateSchema = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  _status: z.string().nullish(),
  updatedAt: z.string().nullish(),
});

type Stored = z.infer<typeof stateSchema>;

export class StoredDocuments {
  readonly #payload: Payload;
  readonly #keys: KeysByCollection;
  readonly #req: Partial<PayloadRequest>;

  constructor(payload: Payload, keys: KeysByCollection, req: Partial<PayloadRequest> = {}) {
    this.#payload = payload;
    this.#keys = keys;
    this.#req = req;
  }

  async global(slug: ArchivedGlobal): Promise<ArchivedDocument> {
    const stored = stateSchema.parse(
      await this.#payload.findGlobal({
        slug,
        locale: 'all',
        fallbackLocale: false,
        depth: 0,
        req: { ...this.#req },
      }),
    );
    return {
      kind: slug,
      key: slug,
      title: labelOf(this.#payload.globals.config.find((one) => one.slug === slug)?.label, slug).en,
      ...changedAt(stored),
      published: await this.#portable(slug, stored),
    };
  }

  async document(collection: ArchivedCollection, id: string | number): Promise<ArchivedDocument | undefined> {
    const [stored, newest] = [
      await this.#read(collection, id, false),
      await this.#read(collection, id, true),
    ];
    const key = this.#keys[collection].keyOf(id);
    if (!stored || !newest || key === undefined) return undefined;
    const isDraft = newest._status === 'draft';
    const isPublished = stored._status !== 'draft';
    return {
      kind: collection,
      key,
      title: titleOf(newest, this.#payload.collections[collection]?.config.admin.useAsTitle) || key,
      ...changedAt(newest),
      ...(isPublished ? { published: await this.#portable(collection, stored) } : {}),
      ...(isDraft ? { draft: await this.#portable(collection, newest) } : {}),
    };
  }

  async #read(
    collection: ArchivedCollection,
    id: string | number,
    draft: boolean,
  ): Promise<Stored | undefined> {
    const found = await this.#payload.findByID({
      collection,
      id,
      draft,
      locale: 'all',
      fallbackLocale: false,
      depth: 0,
      disableErrors: true,
      req: { ...this.#req },
    });
    return stateSchema.nullish().parse(found) ?? undefined;
  }

  /** Typed and chosen links are the same in an archive: the path that they lead to. */
  async #portable(kind: ArchivedKind, stored: Stored): Promise<Record<string, unknown>> {
    const values = mapRelations(archivedFields(this.#payload, kind), stored, (collection, value) => {
      const archived = archivedCollections.find((one) => one === collection);
      return archived && this.#keys[archived].keyOf(value);
    });
    const referred = await referTypedLinks(values, { ...this.#req, payload: this.#payload });
    return followLinks(this.#payload, referred, { ...this.#req });
  }
}

function changedAt({ updatedAt }: Stored): { updatedAt?: string } {
  return updatedAt ? { updatedAt: new Date(updatedAt).toISOString() } : {};
}

function titleOf(stored: Stored, field: string | undefined): string {
  const value = field === undefined ? undefined : stored[field];
  const text = isRecord(value) ? locales.map((locale) => value[locale]).find((said) => said) : value;
  return typeof text === 'string' ? text.replaceAll('\u00AD', '') : '';
}
