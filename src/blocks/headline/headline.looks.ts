import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

/** What a caption's parts stand in, and what a drawer is. */
export const headlineLooks = defineLooks(
  {
    row: new LazyView(async () => (await import('./row.tsx')).Row),
    drawer: new LazyView(async () => (await import('./drawer.tsx')).Drawer),
  },
  ({ size }: BlockByKind['headline']) => {
    if (size === 'caption') return ['row'];
    return size === 'drawer' ? ['drawer'] : [];
  },
);
