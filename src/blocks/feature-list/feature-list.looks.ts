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
    'color-fields': new LazyView(async () => (await import('./color-fields.tsx')).ColorFields),
    'type-and-motion': new LazyView(async () => (await import('./type-and-motion.tsx')).TypeAndMotion),
    'contrast-pairs': new LazyView(async () => (await import('./contrast-pairs.tsx')).ContrastPairs),
  },
  ({ source, look }: BlockByKind['feature-list']) => {
    if (source.from === 'colors') return ['color-fields'];
    if (source.from === 'motion') return ['type-and-motion'];
    if (source.from === 'contrasts') return ['contrast-pairs'];
    if (look === 'columns') return ['feature-columns'];
    if (look !== 'index') return [];
    return source.from === 'items' ? ['feature-index'] : ['index-search', 'register'];
  },
);
