import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

/** The strip, and the videos and documents opened from pictures. */
export const galleryLooks = defineLooks(
  {
    strip: new LazyView(() => import('./strip.tsx').then((file) => file.Strip)),
    'media/file-link': new LazyView(() =>
      import('#blocks/media/file-link.tsx').then((file) => file.FileLink),
    ),
    'film-slide': new LazyView(() => import('./film-slide.tsx').then((file) => file.FilmSlide)),
  },
  ({ look, items }: BlockByKind['gallery']) => [
    ...(look === 'strip' ? (['strip'] as const) : []),
    ...(items.some(({ opens }) => opens) ? (['media/file-link'] as const) : []),
    ...(items.some(({ opens }) => opens?.type === 'video') ? (['film-slide'] as const) : []),
  ],
);
