import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

/** Pictures in one row, and the films and documents that pictures open. */
export const galleryLooks = defineLooks(
  {
    strip: new LazyView(async () => (await import('./strip.tsx')).Strip),
    'media/file-link': new LazyView(async () => (await import('#blocks/media/file-link.tsx')).FileLink),
    'film-slide': new LazyView(async () => (await import('./film-slide.tsx')).FilmSlide),
  },
  ({ look, items }: BlockByKind['gallery']) => [
    ...(look === 'strip' ? (['strip'] as const) : []),
    ...(items.some(({ opens }) => opens) ? (['media/file-link'] as const) : []),
    ...(items.some(({ opens }) => opens?.type === 'video') ? (['film-slide'] as const) : []),
  ],
);
