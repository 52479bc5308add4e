import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

/** What a list can look like besides rows. */
export const featureListLooks = defineLooks(
  {
    'feature-columns': new LazyView(async () => (await import('./feature-columns.tsx')).FeatureColumns),
    'feature-index': new LazyView(async () => (await import('./feature-index.tsx')).FeatureIndex),
    'index-search': new LazyView(async () => (await import('./index-search.tsx')).SearchedIndex),
    register: new LazyView(async () => (await import('./register.tsx')).Register),
    'color-facts': new LazyView(async () => (await import('./color-facts.tsx')).ColorFacts),
    'type-and-motion': new LazyView(async () => (await import('./type-and-motion.tsx')).TypeAndMotion),
  },
  ({ source, look }: BlockByKind['feature-list']) => {
    if (source.from === 'colors' || source.from === 'contrasts') return ['color-facts'];
    if (source.from === 'motion') return ['type-and-motion'];
    if (look === 'columns') return ['feature-columns'];
    if (look !== 'index') return [];
    if (source.from === 'items') return ['feature-index'];
    return source.register[0] ? ['index-search', 'register'] : ['index-search'];
  },
);
