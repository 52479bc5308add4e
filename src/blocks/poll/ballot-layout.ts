import type { Poll } from '#polls/poll.fields.ts';

/** How the answers are laid out: cards with pictures, a scale, an order, rings of growing height, or plain rows. */
export type BallotLayout = 'pictures' | 'scale' | 'ranking' | 'widening' | 'rows';

/** Decides the layout from what is asked and what there is to show. */
export function layoutOf(poll: Poll, look: 'even' | 'widening'): BallotLayout {
  if (poll.method === 'ranking') return 'ranking';
  if (look === 'widening') return 'widening';
  if (poll.options.some((option) => option.image)) return 'pictures';
  return poll.method === 'rating' ? 'scale' : 'rows';
}

/** How much room a ballot's answers need, in steps that the stylesheet knows. */
export type AnswerLength = 'short' | 'medium' | 'long';

/** Decided by the longest answer, soft hyphens not counted. */
export function answerLengthOf(poll: Poll): AnswerLength {
  const longest = Math.max(...poll.options.map(({ label }) => label.replaceAll('\u00AD', '').length));
  return longest <= 12 ? 'short' : longest <= 30 ? 'medium' : 'long';
}
