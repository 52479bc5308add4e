import type { BlockByKind } from '#blocks/kinds.ts';

export const marqueeLooks = ({ look }: BlockByKind['marquee']) => [`ring-${look}`];
