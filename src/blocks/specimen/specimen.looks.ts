import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { IslandView } from '#ui/island-view.ts';
import { LazyView } from '#ui/lazy-view.ts';

export const specimenLooks = defineLooks(
  {
    'contrast-specimen': new LazyView(() =>
      import('./contrast-specimen.tsx').then((file) => file.ContrastSpecimen),
    ),
    'type-specimen': new IslandView('type', () =>
      import('./type-specimen.tsx').then((file) => file.TypeSpecimen),
    ),
    'type-scale': new LazyView(() => import('./type-scale.tsx').then((file) => file.TypeScale)),
    'space-specimen': new LazyView(() => import('./space-specimen.tsx').then((file) => file.SpaceSpecimen)),
    'motion-specimen': new IslandView('motion', () =>
      import('./motion-specimen.tsx').then((file) => file.MotionSpecimen),
    ),
    'clear-space': new LazyView(() => import('./clear-space.tsx').then((file) => file.ClearSpace)),
    'right-and-wrong': new IslandView('right-and-wrong', () =>
      import('./right-and-wrong.tsx').then((file) => file.RightAndWrong),
    ),
    applications: new LazyView(() => import('./applications.tsx').then((file) => file.Applications)),
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
