import type { SubmissionProblem, SubmissionProblemCode } from '#forms/submission-answers.ts';
import { type SubmissionMessages, submissionMessages } from '#forms/submission-messages.server.ts';
import type { Locale } from '#i18n/locales.ts';
import { fillInCount } from '#i18n/messages.ts';

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

/** A 429 with the seconds to wait. */
export function tooMany(wait: number, locale: Locale): { refused: SubmissionProblem } {
  const message = fillInCount(submissionMessages[locale]['too-many'], wait, locale);
  return { refused: { code: 'too-many', status: statusOf['too-many'], message, retryAfter: wait } };
}

export function refusal(
  code: Exclude<SubmissionProblemCode, 'too-many'>,
  messages: SubmissionMessages,
  more: Partial<SubmissionProblem> = {},
): { refused: SubmissionProblem } {
  return { refused: { code, status: statusOf[code], message: messages[code], ...more } };
}
