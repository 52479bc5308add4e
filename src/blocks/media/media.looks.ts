import type { BlockByKind } from '#blocks/kinds.ts';

export const mediaLooks = ({ file, transcript }: BlockByKind['media']) => [
  ...(transcript || file?.type === 'video' || file?.type === 'audio' ? ['recording'] : []),
  ...(file?.type === 'file' ? ['document'] : []),
];
