import type { CollectionBeforeChangeHook } from 'payload';
import { isRecord } from '#fields/content-field.ts';

/** A lock taken over through the REST API always goes to the requester, and stays on the same document. */
export const ownLock: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user) return data;
  const kept = isRecord(originalDoc)
    ? { document: originalDoc.document, globalSlug: originalDoc.globalSlug }
    : {};
  return { ...kept, user: { relationTo: req.user.collection, value: req.user.id } };
};
