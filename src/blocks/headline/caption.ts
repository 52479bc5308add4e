import { LazyView } from '#ui/lazy-view.ts';

/** What a headline's parts stand in if it is a caption. A page loads it only then. */
export const caption = new LazyView(async () => (await import('./row.tsx')).Row);
