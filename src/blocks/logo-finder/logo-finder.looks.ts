import { defineLooks } from '#blocks/block-looks.ts';
import { ViewInSight } from '#ui/view-in-sight.tsx';

/** A page as the server wrote it lists all files without it. */
export const logoFinderLooks = defineLooks(
  {
    'logo-questions': new ViewInSight(() =>
      import('./logo-questions.tsx').then((file) => file.LogoQuestions),
    ),
  },
  () => ['logo-questions'],
);
