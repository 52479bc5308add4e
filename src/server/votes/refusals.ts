import type { VoteProblem, VoteProblemCode } from '#polls/vote-answers.ts';
import type { Refusal } from './voting.ts';

export const statusOfRefusal: { readonly [Code in VoteProblemCode]: VoteProblem['error']['status'] } = {
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

/** A refusal as the voting API words it. `status` differs from the usual where the body itself is at fault. */
export function problemOf(refusal: Refusal, status = statusOfRefusal[refusal.code]): VoteProblem {
  const { retryAfter: _, ...error } = refusal;
  return { error: { status, ...error } };
}
