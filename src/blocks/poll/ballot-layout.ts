import type { Poll } from '#polls/poll.fields.ts';

/**
 * How the options are laid out: shirts arm in arm, cards with pictures, a scale, an order, rings of growing height,
 * or lengths of the band.
 */
export type BallotLayout = 'joined' | 'pictures' | 'scale' | 'ranking' | 'widening' | 'rows';

/** The most options that can stand side by side. */
const maxSideBySide = 4;

/** Decides the layout from what is asked and what there is to show. */
export function layoutOf(poll: Poll, look: 'even' | 'widening' | 'joined'): BallotLayout {
  if (poll.method === 'ranking') return 'ranking';
  if (look === 'widening') return 'widening';
  const { options } = poll;
  if (look === 'joined' && options.length <= maxSideBySide && options.every(({ image }) => image)) {
    return 'joined';
  }
  if (options.some(({ image }) => image)) return 'pictures';
  return poll.method === 'rating' ? 'scale' : 'rows';
}

/** How much room a ballot's options need, in steps that the stylesheet knows. */
export type OptionLength = 'short' | 'medium' | 'long';

/** Decided by the longest option, soft hyphens not counted. */
export function optionLengthOf(poll: Poll): OptionLength {
  const longest = Math.max(...poll.options.map(({ label }) => label.replaceAll('\u00AD', '').length));
  return longest <= 12 ? 'short' : longest <= 30 ? 'medium' : 'long';
}
