import { defineLooks } from '#blocks/block-looks.ts';
import { IslandView } from '#ui/island-view.ts';

export const logoFinderLooks = defineLooks(
  {
    'logo-questions': new IslandView('logos', () =>
      import('./logo-questions.tsx').then((file) => file.LogoQuestions),
    ),
  },
  () => ['logo-questions'],
);
