import type { Chapter } from './chapter.ts';

/** The last screen: the claim and nothing else, on the ground the page began on. */
export const claim: Chapter = {
  de: [{ kind: 'headline', title: 'Zusammen voran.', size: 'giant', width: 'normal' }],
  en: [{ kind: 'headline', title: 'Together ahead.', size: 'giant' }],
};
