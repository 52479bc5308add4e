/** The module of an island without React, or of a React island that may wait for a touch. */
export type PlainIsland =
  | {
      /** Called once, with the element that has the name in `data-island`. May return a function that ends it. */
      wake: ((element: HTMLElement) => () => void) | ((element: HTMLElement) => void);
    }
  | {
      /** Whether React is loaded when it comes into view. Otherwise it wakes when it is touched. */
      isNeeded: (props: never, element: HTMLElement) => boolean;
    };

/** Loads the module of an island, by the name in `data-island`. React islands are in `views.ts`. */
export const islands: Readonly<Record<string, () => Promise<PlainIsland>>> = {
  ballot: () => import('#blocks/poll/ballot.island.ts'),
  chapters: () => import('../shell/chapters.island.ts'),
  consent: () => import('#blocks/embed/consent.island.ts'),
  form: () => import('#blocks/form/form.island.ts'),
  frame: () => import('#blocks/html/frame.island.ts'),
  index: () => import('#blocks/feature-list/index.island.ts'),
  logos: () => import('#blocks/logo-finder/logos.island.ts'),
  loop: () => import('#blocks/media/loop.island.ts'),
  menu: () => import('../shell/menu.island.ts'),
  'own-vote': () => import('#blocks/poll/own-vote.island.ts'),
  player: () => import('#ui/player/player.island.tsx'),
  product: () => import('#blocks/product-detail/product.island.ts'),
  'saved-text': () => import('#blocks/media/saved-text.island.ts'),
  stored: () => import('#blocks/device-storage/stored.island.ts'),
  strip: () => import('#blocks/gallery/strip.island.ts'),
};
