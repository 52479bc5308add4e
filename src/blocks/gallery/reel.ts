import { LazyView } from '#ui/lazy-view.ts';

/** Pictures in one row. A page loads it only for galleries that hang so. */
export const reel = new LazyView(async () => (await import('./strip.tsx')).Strip);
