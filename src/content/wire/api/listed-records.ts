import type { Payload } from 'payload';
import { z } from 'zod';
import { followLinks } from '#content/graph/links/follow-links.ts';
import { readBrand } from '#content/identity/brand/read-brand.ts';
import { type FieldMap, isRecord, resolveFields } from '#fields/content-field.ts';
import { type Locale, locales } from '#i18n/locales.ts';

const storedName = z.object({ id: z.union([z.string(), z.number()]), key: z.string().nullish() });

interface Reading<Facts, Written> {
  collection: 'forms' | 'polls';
  fields: FieldMap;
  /** The values that aren't localized. */
  facts: (stored: unknown) => Facts;
  /** The record in one locale, as a block would get it; undefined if it isn't written in that locale. */
  written: (resolved: unknown) => Written | undefined;
}

/** Every published record in all locales, whether a page shows it or not. */
export async function readListed<Facts, Written>(
  payload: Payload,
  { collection, fields, facts, written }: Reading<Facts, Written>,
) {
  type Listed = Facts & { id: string; key?: string } & { [Code in Locale]?: Written };
  const brand = await readBrand(payload);
  const listed = new Map<string, Listed>();
  for (const locale of locales) {
    const { docs } = await payload.find({
      collection,
      where: { _status: { equals: 'published' } },
      locale,
      fallbackLocale: false,
      pagination: false,
      depth: 1,
      sort: 'id',
    });
    for (const stored of await followLinks(payload, docs)) {
      const { id: number, key } = storedName.parse(stored);
      const id = String(number);
      const resolved = isRecord(stored)
        ? resolveFields(fields, stored, { locale, brand, kindIndex: [], frameHosts: [] })
        : {};
      const text = written({ ...resolved, id });
      listed.set(id, {
        ...listed.get(id),
        ...facts(stored),
        id,
        ...(key ? { key } : {}),
        ...(text ? { [locale]: text } : {}),
      });
    }
  }
  return [...listed.values()];
}
