import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { ViewInSight } from '#ui/view-in-sight.tsx';

/** One look for each subject. */
export const specimenLooks = defineLooks(
  {
    'contrast-specimen': new ViewInSight(
      async () => (await import('./contrast-specimen.tsx')).ContrastSpecimen,
    ),
    'type-specimen': new ViewInSight(async () => (await import('./type-specimen.tsx')).TypeSpecimen),
    'type-scale': new ViewInSight(async () => (await import('./type-scale.tsx')).TypeScale),
    'space-specimen': new ViewInSight(async () => (await import('./space-specimen.tsx')).SpaceSpecimen),
    'motion-specimen': new ViewInSight(async () => (await import('./motion-specimen.tsx')).MotionSpecimen),
    'clear-space': new ViewInSight(async () => (await import('./clear-space.tsx')).ClearSpace),
    'right-and-wrong': new ViewInSight(async () => (await import('./right-and-wrong.tsx')).RightAndWrong),
    applications: new ViewInSight(async () => (await import('./applications.tsx')).Applications),
  },
  ({ subject }: BlockByKind['specimen']) => [lookOf[subject.of]],
);

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
