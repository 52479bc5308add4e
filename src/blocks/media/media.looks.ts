import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

/** What plays, and what is said in it. */
export const mediaLooks = defineLooks(
  { recording: new LazyView(async () => (await import('./recording.tsx')).Recording) },
  ({ file, transcript }: BlockByKind['media']) =>
    transcript || file?.type === 'video' || file?.type === 'audio' ? ['recording'] : [],
);
