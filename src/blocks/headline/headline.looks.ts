import type { BlockByKind } from '#blocks/kinds.ts';

export const headlineLooks = ({ size }: BlockByKind['headline']) => {
  if (size === 'caption') return ['row'];
  return size === 'drawer' ? ['drawer'] : [];
};
