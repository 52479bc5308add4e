import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

/** Pictures in one row. */
export const galleryLooks = defineLooks(
  { strip: new LazyView(async () => (await import('./strip.tsx')).Strip) },
  ({ look }: BlockByKind['gallery']) => (look === 'strip' ? ['strip'] : []),
);
