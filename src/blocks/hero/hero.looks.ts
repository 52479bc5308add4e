import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

/** What fills the field of a hero that has a picture or a film. */
export const heroLooks = defineLooks(
  { 'hero-stage': new LazyView(async () => (await import('./hero-stage.tsx')).HeroStage) },
  ({ look, picture, video }: BlockByKind['hero']) =>
    look !== 'type' && (picture ?? video) ? ['hero-stage'] : [],
);
