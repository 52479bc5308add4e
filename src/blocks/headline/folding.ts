import { LazyView } from '#ui/lazy-view.ts';

/** What a headline is if it is a drawer. A page loads it only then. */
export const drawer = new LazyView(async () => (await import('./drawer.tsx')).Drawer);
