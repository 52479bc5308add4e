import { LazyView } from '#ui/lazy-view.ts';

/** What a list can look like besides rows and columns. A page loads only what its lists need. */
export const listLooks = {
  columns: new LazyView(async () => (await import('./feature-columns.tsx')).FeatureColumns),
  index: new LazyView(async () => (await import('./feature-index.tsx')).FeatureIndex),
  searched: new LazyView(async () => (await import('./index-search.tsx')).SearchedIndex),
  colors: new LazyView(async () => (await import('./color-fields.tsx')).ColorFields),
  motion: new LazyView(async () => (await import('./type-and-motion.tsx')).TypeAndMotion),
  contrasts: new LazyView(async () => (await import('./contrast-pairs.tsx')).ContrastPairs),
};
