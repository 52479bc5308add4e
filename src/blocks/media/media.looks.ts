import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

export const mediaLooks = defineLooks(
  {
    recording: new LazyView(() => import('./recording.tsx').then((file) => file.Recording)),
    document: new LazyView(() => import('./document.tsx').then((file) => file.Document)),
  },
  ({ file, transcript }: BlockByKind['media']) => [
    ...(transcript || file?.type === 'video' || file?.type === 'audio' ? (['recording'] as const) : []),
    ...(file?.type === 'file' ? (['document'] as const) : []),
  ],
);
