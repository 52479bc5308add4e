import { LazyView } from '#ui/lazy-view.ts';

/** What plays, and what is said in it. A page loads it only if it has either. */
export const recorded = new LazyView(async () => (await import('./recording.tsx')).Recording);
