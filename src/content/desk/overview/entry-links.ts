import { getTranslation } from '@payloadcms/translations';
import type { ServerProps } from 'payload';
import type { WaitingDocument, WaitingGlobal } from './waiting-documents.ts';

/** Title and edit URL of an entry. The content locale stays the last one used unless the entry names one. */
export function linkOf(
  entry: WaitingDocument | WaitingGlobal,
  { payload, i18n }: Pick<ServerProps, 'payload' | 'i18n'>,
): { title: string; href: string } {
  if ('collection' in entry) return { title: entry.title, href: addressOf(entry) };
  const { label, slug } = payload.config.globals.find(({ slug }) => slug === entry.global) ?? {};
  return { title: getTranslation(label ?? entry.global, i18n), href: `/admin/globals/${slug}` };
}

/** The edit URL of a document, or that of another of its views. */
export function addressOf({ collection, id, locale }: WaitingDocument, view = ''): string {
  return `/admin/collections/${collection}/${id}${view}${locale ? `?locale=${locale}` : ''}`;
}

/** The list of a collection, filtered by `query`. */
export function listOf(collection: string, query: Readonly<Record<string, string>> = {}): string {
  return `/admin/collections/${collection}?${new URLSearchParams(query)}`;
}
