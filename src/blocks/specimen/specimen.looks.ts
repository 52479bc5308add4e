import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { ViewInSight } from '#ui/view-in-sight.tsx';

export const specimenLooks = defineLooks(
  {
    'contrast-specimen': new ViewInSight(() =>
      import('./contrast-specimen.tsx').then((file) => file.ContrastSpecimen),
    ),
    'type-specimen': new ViewInSight(() => import('./type-specimen.tsx').then((file) => file.TypeSpecimen)),
    'type-scale': new ViewInSight(() => import('./type-scale.tsx').then((file) => file.TypeScale)),
    'space-specimen': new ViewInSight(() =>
      import('./space-specimen.tsx').then((file) => file.SpaceSpecimen),
    ),
    'motion-specimen': new ViewInSight(() =>
      import('./motion-specimen.tsx').then((file) => file.MotionSpecimen),
    ),
    'clear-space': new ViewInSight(() => import('./clear-space.tsx').then((file) => file.ClearSpace)),
    'right-and-wrong': new ViewInSight(() =>
      import('./right-and-wrong.tsx').then((file) => file.RightAndWrong),
    ),
    applications: new ViewInSight(() => import('./applications.tsx').then((file) => file.Applications)),
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
