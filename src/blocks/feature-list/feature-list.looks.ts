import type { BlockByKind } from '#blocks/kinds.ts';

export const featureListLooks = ({ source, look }: BlockByKind['feature-list']) => {
  if (source.from === 'colors' || source.from === 'contrasts') return ['color-facts'];
  if (source.from === 'motion') return ['type-and-motion'];
  if (look === 'columns') return ['feature-columns'];
  if (look !== 'index') return [];
  if (source.from === 'items') return ['feature-index'];
  return source.register[0] ? ['index-search', 'register'] : ['index-search'];
};
