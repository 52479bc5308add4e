import type { LayoutName } from '#pages/layout-names.ts';
import { LazyView } from '#ui/lazy-view.ts';
import type { LayoutSlots } from './layout-slots.ts';

export interface LayoutEntry {
  /** A page loads only its own. */
  view: LazyView<LayoutSlots>;
  /** Wants one line of links above the page, and no more than the legal ones below it. */
  isReduced: boolean;
}

/** Layout name -> layout. Does not compile if one is missing. */
export const layouts: { readonly [Name in LayoutName]: LayoutEntry } = {
  default: {
    view: new LazyView(() => import('./default-layout.tsx').then((file) => file.DefaultLayout)),
    isReduced: false,
  },
  poll: {
    view: new LazyView(() => import('./poll-layout.tsx').then((file) => file.PollLayout)),
    isReduced: true,
  },
  strategie: {
    view: new LazyView(() => import('./strategie-layout.tsx').then((file) => file.StrategieLayout)),
    isReduced: false,
  },
};
