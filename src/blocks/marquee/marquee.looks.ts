import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

/** The ring's ways over the page. */
export const marqueeLooks = defineLooks(
  {
    'ring-straight': new LazyView(async () => (await import('./ring-straight.tsx')).RingStraight),
    'ring-arc': new LazyView(async () => (await import('./ring-arc.tsx')).RingArc),
    'ring-bent': new LazyView(async () => (await import('./ring-bent.tsx')).RingBent),
  },
  ({ look }: BlockByKind['marquee']) => [`ring-${look}` as const],
);
