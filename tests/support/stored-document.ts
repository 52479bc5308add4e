import { randomUUID } from 'node:crypto';
import type { CollectionSlug, FlattenedField, Payload } from 'payload';

let made = 0;

/**
 * Inserts a document with its required fields into the database, bypassing hooks and validation: for access control
 * tests.
 */
export async function storedDocument(
  payload: Payload,
  collection: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown> & { id: number | string }> {
  const config = payload.config.collections.find(({ slug }) => slug === collection);
  if (!config) throw new Error(`There is no collection ${collection}.`);
  const now = new Date().toISOString();
  return payload.db.create({
    collection: collection as CollectionSlug,
    data: {
      ...(await requiredValues(payload, config.flattenedFields)),
      ...(config.upload ? { filename: `stored-${made}.png` } : {}),
      ...(config.timestamps === false ? {} : { createdAt: now, updatedAt: now }),
      ...given,
    },
  });
}

async function requiredValues(
  payload: Payload,
  fields: readonly FlattenedField[],
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const value = await requiredValue(payload, field);
    if (value === undefined) continue;
    const localized = 'localized' in field && field.localized === true;
    values[field.name] = localized ? { de: value } : value;
  }
  return values;
}

async function requiredValue(payload: Payload, field: FlattenedField): Promise<unknown> {
  if (field.type === 'group' || field.type === 'tab') return requiredValues(payload, field.flattenedFields);
  if (!('required' in field) || !field.required) return undefined;
  made += 1;
  switch (field.type) {
    case 'number':
      return made;
    case 'checkbox':
      return false;
    case 'date':
      return new Date().toISOString();
    case 'email':
      return `stored-${made}@example.org`;
    case 'select':
    case 'radio': {
      const [first] = field.options;
      return typeof first === 'object' ? first.value : first;
    }
    case 'relationship':
    case 'upload': {
      const to = typeof field.relationTo === 'string' ? field.relationTo : field.relationTo[0];
      const { id } = await storedDocument(payload, to ?? '');
      return typeof field.relationTo === 'string' ? id : { relationTo: to, value: id };
    }
    case 'array':
    case 'blocks':
      return [];
    case 'json':
    case 'richText':
      return {};
    default:
      return randomUUID().replaceAll('-', '');
  }
}
