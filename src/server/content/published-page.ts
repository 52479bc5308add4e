import type { PublishedPaths } from '#pages/content-api.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { PageOutline } from './page-outline.ts';

/** A published page, with a hash of everything in it that a visitor can see. */
export interface PublishedPage {
  document: PageDocument;
  hash: string;
  /** The records that show on it, such as `media/12`. */
  records: readonly string[];
}

export type Redirect = PublishedPaths['redirects'][number];

/** A page as it is known without being read, with the version under which the content backend lists it. */
export interface ListedPage extends Omit<PublishedPage, 'document'> {
  outline: PageOutline;
  version: string;
}
