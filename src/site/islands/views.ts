import type { FunctionComponent } from 'react';

interface ReactIsland {
  View: FunctionComponent<never>;
}

/** Loads the view of a React island, by the name in `data-island`. */
export const views: Readonly<Record<string, () => Promise<ReactIsland>>> = {
  ballot: () => import('#blocks/poll/ballot-sheet.tsx').then((file) => ({ View: file.BallotSheet })),
  consent: () => import('#blocks/embed/consent-stage.tsx').then((file) => ({ View: file.ConsentStage })),
  form: () => import('#blocks/form/sending-form.tsx').then((file) => ({ View: file.SendingForm })),
  index: () => import('#blocks/feature-list/index-search.tsx').then((file) => ({ View: file.SearchedIndex })),
  logos: () =>
    import('#blocks/logo-finder/logo-questions.tsx').then((file) => ({ View: file.LogoQuestions })),
  motion: () => import('#blocks/specimen/motion.island.ts'),
  'own-vote': () => import('#blocks/poll/voting/own-vote.tsx').then((file) => ({ View: file.OwnVote })),
  product: () =>
    import('#blocks/product-detail/product-sheet.tsx').then((file) => ({ View: file.ProductSheet })),
  'right-and-wrong': () => import('#blocks/specimen/right-and-wrong.island.ts'),
  tokens: () => import('#blocks/brand-files/tokens.island.ts'),
  type: () => import('#blocks/specimen/type.island.ts'),
};
