import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { IslandView } from '#ui/island-view.ts';
import { LazyView } from '#ui/lazy-view.ts';

export const featureListLooks = defineLooks(
  {
    'feature-columns': new LazyView(() =>
      import('./feature-columns.tsx').then((file) => file.FeatureColumns),
    ),
    'feature-index': new LazyView(() => import('./feature-index.tsx').then((file) => file.FeatureIndex)),
    'index-search': new IslandView('index', () =>
      import('./index-search.tsx').then((file) => file.SearchedIndex),
    ),
    register: new LazyView(() => import('./register.tsx').then((file) => file.Register)),
    'color-facts': new LazyView(() => import('./color-facts.tsx').then((file) => file.ColorFacts)),
    'type-and-motion': new LazyView(() => import('./type-and-motion.tsx').then((file) => file.TypeAndMotion)),
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
