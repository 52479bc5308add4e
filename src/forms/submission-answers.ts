import type { Problem } from '#submitting/problem.ts';

/**
 * What POST /sk/v1/forms/{id}/submissions takes as `application/json`. As `multipart/form-data`, which files need, it
 * takes the same by fields: each answer under its field's short name (several of several: repeated), the proof under
 * `$proof`, the honeypot under `$website`. The header `Idempotency-Key` (8 to 100 letters, digits, `-`, `_`) makes the
 * submission one: sent again with the same key it is answered alike, and kept once.
 */
export interface SubmissionRequest {
  /** By the fields' short names. A choice's answer is the option's short name; a consent's is `on`. */
  answers: Record<string, string | string[]>;
  /** The solved challenge of GET /sk/v1/forms/{id}/challenge, as base64 of JSON `{ challenge, solution }`. */
  proof?: string;
  /** A honeypot: nobody sees it, so whoever fills it in is a robot. */
  website?: string;
}

/** 201, and again for every repetition of the same submission. */
export interface SubmissionAnswer {
  /** 32 hexadecimal digits, by which sender and editors speak of the submission. */
  receipt: string;
  confirmation: string;
  /** Where to go instead of showing the confirmation. */
  page?: string;
}

/** Why a submission was refused; `status` is the HTTP status. */
export type SubmissionProblemCode =
  /** 403: sent from another site's page. */
  | 'foreign'
  /** 404: no such form, or not in this language. */
  | 'unknown'
  /** 409: the same key came before with other answers. */
  | 'different'
  /** 409: the proof or the token of the plain form was used before. */
  | 'spent'
  /** 400, 413, 415, 422: what is wrong stands in `problems`. */
  | 'invalid'
  /** 422: the proof of work is missing, wrong, too old or too quick. Ask for another challenge. */
  | 'proof'
  /** 422: it looks as if a robot had filled this in. */
  | 'trap'
  /** 429 with Retry-After in seconds. */
  | 'too-many'
  /** 503 with Retry-After: nothing could be written. */
  | 'busy';

/** What is wrong with an answer stands under its field's short name, in the order of the form's fields. */
export type SubmissionProblem = Problem<SubmissionProblemCode>;
