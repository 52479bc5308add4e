import type { Poll } from '#polls/poll.fields.ts';

/**
 * Layout of the options: linked shirts, picture cards, a scale, a ranking, rings of growing height, or lengths of the
 * band.
 */
export type BallotLayout = 'joined' | 'pictures' | 'scale' | 'ranking' | 'widening' | 'rows';

const maxSideBySide = 4;

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

/** Space class of the options, for the stylesheet. */
export type OptionLength = 'short' | 'medium' | 'long';

/** By the longest option, without soft hyphens. */
export function optionLengthOf(poll: Poll): OptionLength {
  const longest = Math.max(...poll.options.map(({ label }) => label.replaceAll('\u00AD', '').length));
  return longest <= 12 ? 'short' : longest <= 30 ? 'medium' : 'long';
}
