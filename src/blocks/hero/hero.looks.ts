import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

export const heroLooks = defineLooks(
  { 'hero-stage': new LazyView(() => import('./hero-stage.tsx').then((file) => file.HeroStage)) },
  ({ look, picture, video }: BlockByKind['hero']) =>
    look !== 'type' && (picture ?? video) ? ['hero-stage'] : [],
);
