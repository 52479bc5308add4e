import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

export const marqueeLooks = defineLooks(
  {
    'ring-straight': new LazyView(() => import('./ring-straight.tsx').then((file) => file.RingStraight)),
    'ring-arc': new LazyView(() => import('./ring-arc.tsx').then((file) => file.RingArc)),
    'ring-bent': new LazyView(() => import('./ring-bent.tsx').then((file) => file.RingBent)),
  },
  ({ look }: BlockByKind['marquee']) => [`ring-${look}` as const],
);
