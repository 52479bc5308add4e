import type { BlockByKind } from '#blocks/kinds.ts';

export const specimenLooks = ({ subject }: BlockByKind['specimen']) => [lookOf[subject.of]];

const lookOf = {
  contrasts: 'contrast-specimen',
  type: 'type-specimen',
  typeScale: 'type-scale',
  space: 'space-specimen',
  motion: 'motion-specimen',
  clearSpace: 'clear-space',
  rightAndWrong: 'right-and-wrong',
  applications: 'applications',
} as const;
