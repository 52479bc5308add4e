import type { PageContextValue } from './page-context.tsx';

/** What the server writes beside an island's HTML, as JSON in `data-props`. */
export interface IslandData<Props extends object> {
  /** Of React's ids in this island. */
  prefix: string;
  brand: PageContextValue['brand'];
  props: Props;
}
