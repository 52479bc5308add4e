import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

/** One look for each subject. */
export const specimenLooks = defineLooks(
  {
    'contrast-specimen': new LazyView(async () => (await import('./contrast-specimen.tsx')).ContrastSpecimen),
    'type-specimen': new LazyView(async () => (await import('./type-specimen.tsx')).TypeSpecimen),
    'type-scale': new LazyView(async () => (await import('./type-scale.tsx')).TypeScale),
    'space-specimen': new LazyView(async () => (await import('./space-specimen.tsx')).SpaceSpecimen),
    'motion-specimen': new LazyView(async () => (await import('./motion-specimen.tsx')).MotionSpecimen),
    'clear-space': new LazyView(async () => (await import('./clear-space.tsx')).ClearSpace),
    'right-and-wrong': new LazyView(async () => (await import('./right-and-wrong.tsx')).RightAndWrong),
    applications: new LazyView(async () => (await import('./applications.tsx')).Applications),
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
