import type { PageHead } from './page-head.ts';

/**
 * The `data` export of a payload module: a page for a browser that is already on the site. `brand` is exported beside
 * it. What moving to the page needs to know is in the attributes of its element (`shell/page-element.tsx`).
 */
export interface PagePayload {
  /** The page's element. */
  html: string;
  head: PageHead;
  stylesheets: readonly string[];
}
