import type { BlockByKind } from '#blocks/kinds.ts';

export const heroLooks = ({ look, picture, video }: BlockByKind['hero']) =>
  look !== 'type' && (picture ?? video) ? ['hero-stage'] : [];
