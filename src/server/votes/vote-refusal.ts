import type { VoteProblem, VoteProblemCode } from '#polls/vote-answers.ts';

const statusOf: { readonly [Code in VoteProblemCode]: number } = {
  'not-open': 403,
  closed: 403,
  hidden: 403,
  foreign: 403,
  unknown: 404,
  voted: 409,
  spent: 409,
  different: 409,
  invalid: 422,
  proof: 422,
  code: 422,
  'too-many': 429,
  busy: 503,
};

export function voteRefusal(
  code: VoteProblemCode,
  message: string,
  more: Partial<VoteProblem> = {},
): { refused: VoteProblem } {
  return { refused: { status: statusOf[code], code, message, ...more } };
}
