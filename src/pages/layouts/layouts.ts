import type { LayoutName } from '#pages/layout-names.ts';
import { LazyView } from '#ui/lazy-view.ts';
import type { LayoutSlots } from './layout-slots.ts';

export interface LayoutEntry {
  view: LazyView<LayoutSlots>;
  /** Reduces the header to one line of links and the footer to the legal links. */
  isReduced: boolean;
}

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
