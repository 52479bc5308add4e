import type { PublishedPaths } from '#pages/content-api.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { PageOutline } from './page-outline.ts';

export interface PublishedPage {
  document: PageDocument;
  hash: string;
  /** The records shown on it, such as `media/12`. */
  records: readonly string[];
}

export type Redirect = PublishedPaths['redirects'][number];

/** A page's outline, with its version in the content backend's list. */
export interface ListedPage extends Omit<PublishedPage, 'document'> {
  outline: PageOutline;
  version: string;
}
