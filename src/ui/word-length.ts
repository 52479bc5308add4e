import { displayWidth, unbreakablePieces } from './display-width.ts';

/** Width of a text's longest unbreakable piece, in the steps at which display type gets narrower. */
export type WordLength = 'short' | 'long' | 'longer' | 'longest';

/**
 * Line capacity in em of the widest cut, per place: the largest headlines, the claim, a product name beside its
 * picture.
 */
const rooms = { headline: 6.3, claim: 7.25, product: 4.7 };

/** The factors match the stylesheets' font sizes. */
export function wordLength(text: string, place: keyof typeof rooms = 'headline'): WordLength {
  const room = rooms[place];
  const widest = Math.max(...unbreakablePieces(text).map(displayWidth));
  if (widest <= room) return 'short';
  if (widest <= 1.27 * room) return 'long';
  return widest <= 1.65 * room ? 'longer' : 'longest';
}
