import type { AnswerProblem, SubmissionProblemCode } from '#forms/submission-answers.ts';
import { type SubmissionMessages, submissionMessages } from '#forms/submission-messages.server.ts';
import type { Locale } from '#i18n/locales.ts';
import { fillInCount } from '#i18n/messages.ts';

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

/** Says that a sender has to wait for so many seconds. */
export function tooMany(wait: number, locale: Locale): { refused: Refusal } {
  const message = fillInCount(submissionMessages[locale]['too-many'], wait, locale);
  return { refused: { code: 'too-many', status: statusOf['too-many'], message, retryAfter: wait } };
}

/** A refusal with its usual status and sentence. */
export function refusal(
  code: Exclude<SubmissionProblemCode, 'too-many'>,
  messages: SubmissionMessages,
  more: Partial<Refusal> = {},
): { refused: Refusal } {
  return { refused: { code, status: statusOf[code], message: messages[code], ...more } };
}
