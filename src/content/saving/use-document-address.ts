'use client';
import { useDocumentInfo } from '@payloadcms/ui';

/** Where the document of the form is saved by hand: `/api/polls/3`; `/api/polls` before the first time. */
export function useDocumentAddress(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (globalSlug) return `/api/globals/${globalSlug}`;
  return id === undefined ? `/api/${collectionSlug}` : `/api/${collectionSlug}/${id}`;
}
