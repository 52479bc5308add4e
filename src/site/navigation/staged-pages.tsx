import { Activity, type ReactNode } from 'react';
import type { PagePayload } from '../page-payload.ts';

/** A page in the browser, with everything that was typed, opened and chosen on it. */
export interface StagedPage {
  key: string;
  /** Its path with language prefix; empty for an error, which is not kept. */
  address: string;
  /** What it was made from, if it is no error. */
  payload: PagePayload | undefined;
  /** Made once, so that React need not look at a page again when another one comes. */
  content: ReactNode;
}

/** The pages that are kept. Hidden ones stay in the document, and no effect of theirs runs. */
export function StagedPages({
  pages,
  shown,
}: {
  pages: readonly StagedPage[];
  shown: StagedPage;
}): ReactNode {
  return pages.map((page) => (
    <Activity key={page.key} mode={page === shown ? 'visible' : 'hidden'}>
      <div data-page={page.address}>{page.content}</div>
    </Activity>
  ));
}
