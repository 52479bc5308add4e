'use client';
import { useDocumentInfo } from '@payloadcms/ui';

/** The URL at which the form's document is saved: `/api/polls/3`; `/api/polls` for a new one. */
export function useDocumentAddress(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (globalSlug) return `/api/globals/${globalSlug}`;
  return id === undefined ? `/api/${collectionSlug}` : `/api/${collectionSlug}/${id}`;
}
