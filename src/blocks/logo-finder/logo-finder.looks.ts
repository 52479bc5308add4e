import { defineLooks } from '#blocks/block-looks.ts';
import { ViewInSight } from '#ui/view-in-sight.tsx';

/** Deferred: the server-rendered page lists all files without it. */
export const logoFinderLooks = defineLooks(
  {
    'logo-questions': new ViewInSight(() =>
      import('./logo-questions.tsx').then((file) => file.LogoQuestions),
    ),
  },
  () => ['logo-questions'],
);
