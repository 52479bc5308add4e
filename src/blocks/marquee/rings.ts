import { LazyView } from '#ui/lazy-view.ts';

/** The ring's ways over the page. A page loads only those that its marquees take. */
export const rings = {
  straight: new LazyView(async () => (await import('./ring-straight.tsx')).RingStraight),
  arc: new LazyView(async () => (await import('./ring-arc.tsx')).RingArc),
  bent: new LazyView(async () => (await import('./ring-bent.tsx')).RingBent),
};
