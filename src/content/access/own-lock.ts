import type { CollectionBeforeChangeHook } from 'payload';
import { isRecord } from '#fields/content-field.ts';

/**
 * A lock that is taken over through the REST API passes to whoever asks, and to nobody else, and goes on locking the same
 * document.
 */
export const ownLock: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user) return data;
  const kept = isRecord(originalDoc)
    ? { document: originalDoc.document, globalSlug: originalDoc.globalSlug }
    : {};
  return { ...kept, user: { relationTo: req.user.collection, value: req.user.id } };
};
