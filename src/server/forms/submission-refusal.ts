import type { AnswerProblem, SubmissionProblemCode } from '#forms/submission-answers.ts';
import type { SubmissionMessages } from '#forms/submission-messages.server.ts';

/** Why a submission was not accepted, in the sender's language. */
export interface Refusal {
  code: SubmissionProblemCode;
  status: number;
  message: string;
  problems?: readonly AnswerProblem[];
  /** Seconds after which to try again. */
  retryAfter?: number;
}

export type Outcome<Accepted> = { accepted: Accepted } | { refused: Refusal };

const statusOf = {
  foreign: 403,
  unknown: 404,
  different: 409,
  spent: 409,
  invalid: 422,
  proof: 422,
  trap: 422,
  'too-many': 429,
  busy: 503,
} as const satisfies { readonly [Code in SubmissionProblemCode]: number };

/** A refusal with its usual status and sentence. */
export function refusal(
  code: SubmissionProblemCode,
  messages: SubmissionMessages,
  more: Partial<Refusal> = {},
): { refused: Refusal } {
  return { refused: { code, status: statusOf[code], message: messages[code], ...more } };
}
