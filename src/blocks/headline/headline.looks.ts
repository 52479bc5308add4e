import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

export const headlineLooks = defineLooks(
  {
    row: new LazyView(() => import('./row.tsx').then((file) => file.Row)),
    drawer: new LazyView(() => import('./drawer.tsx').then((file) => file.Drawer)),
  },
  ({ size }: BlockByKind['headline']) => {
    if (size === 'caption') return ['row'];
    return size === 'drawer' ? ['drawer'] : [];
  },
);
