import { LazyView } from '#ui/lazy-view.ts';

/** What fills the field of a hero that has a picture or a film. A page loads it only then. */
export const stage = new LazyView(async () => (await import('./hero-stage.tsx')).HeroStage);
