import { displayWidth, unbreakablePieces } from './display-width.ts';

/** How wide the widest stretch of a text is that can't break, in the steps by which display type gets narrower. */
export type WordLength = 'short' | 'long' | 'longer' | 'longest';

/**
 * What one line holds in em of the widest cut, before anything gets narrower: of the largest headlines, of the claim, of a
 * product's name beside its picture.
 */
const rooms = { headline: 6.3, claim: 7.25, product: 4.7 };

/** The steps are what a line holds where each is set as its stylesheet says. */
export function wordLength(text: string, place: keyof typeof rooms = 'headline'): WordLength {
  const room = rooms[place];
  const widest = Math.max(...unbreakablePieces(text).map(displayWidth));
  if (widest <= room) return 'short';
  if (widest <= 1.27 * room) return 'long';
  return widest <= 1.65 * room ? 'longer' : 'longest';
}
