import type { BlockByKind } from '#blocks/kinds.ts';

/** The strip, and the videos and documents opened from pictures. */
export const galleryLooks = ({ look, items }: BlockByKind['gallery']) => [
  ...(look === 'strip' ? ['strip'] : []),
  ...(items.some(({ opens }) => opens) ? ['media/file-link'] : []),
  ...(items.some(({ opens }) => opens?.type === 'video') ? ['film-slide'] : []),
];
