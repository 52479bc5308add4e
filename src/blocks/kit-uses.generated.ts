// Written by `npm run register-blocks` from what the views beside it import. Change those, and run it.
import type { BlockKind } from './kinds.ts';

export const kitUses: Readonly<Record<string, readonly BlockKind[]>> = {
  'action-link': ['buttons', 'embed', 'feature-list', 'hero', 'media', 'product-detail'],
  'button': ['color-values', 'embed', 'feature-list', 'form', 'logo-finder', 'media', 'poll', 'product-detail', 'specimen'],
  'choice': ['embed', 'logo-finder', 'marquee', 'poll', 'product-detail', 'specimen'],
  'disclosure': ['accordion', 'embed', 'feature-list', 'headline', 'media', 'poll'],
  'field': ['brand-files', 'feature-list', 'form', 'logo-finder', 'poll', 'product-detail', 'specimen'],
  'notice': ['form', 'poll', 'product-detail'],
  'picture-link': ['gallery', 'media', 'product-detail'],
  'player': ['media', 'specimen'],
  'rule-link': ['color-values', 'feature-list', 'logo-finder', 'specimen'],
};
