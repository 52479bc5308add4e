import type { Problem } from '#submitting/problem.ts';

/**
 * JSON body of POST /sk/v1/forms/{id}/submissions. `multipart/form-data`, required for files, has the same as fields:
 * each answer under its field's short name (repeated for multiple choices), the proof under `$proof`, the honeypot
 * under `$website`. `Idempotency-Key` (8 to 100 letters, digits, `-`, `_`) identifies the submission: a retry with the
 * same key gets the same response, and is stored once.
 */
export interface SubmissionRequest {
  /** Keyed by the fields' short names. A choice's answer is the option's short name; a consent's is `on`. */
  answers: Record<string, string | string[]>;
  /** The solved challenge of GET /sk/v1/forms/{id}/challenge, as base64 of JSON `{ challenge, solution }`. */
  proof?: string;
  /** Honeypot: invisible, so only bots fill it in. */
  website?: string;
}

/** 201, also for every retry of the same submission. */
export interface SubmissionAnswer {
  /** 32 hexadecimal digits; reference number for sender and editors. */
  receipt: string;
  confirmation: string;
  page?: string;
}

/** Why a submission was refused, with the HTTP status of each. */
export type SubmissionProblemCode =
  /** 403: sent from another site's page. */
  | 'foreign'
  /** 404: no such form, or not in this language. */
  | 'unknown'
  /** 409: the key was used before with other answers. */
  | 'different'
  /** 409: the proof or form token was used before. */
  | 'spent'
  /** 400, 413, 415, 422: details in `problems`. */
  | 'invalid'
  /** 422: the proof of work is missing, wrong, expired or too fast. Request another challenge. */
  | 'proof'
  /** 422: the honeypot was filled in. */
  | 'trap'
  /** 429 with Retry-After in seconds. */
  | 'too-many'
  /** 503 with Retry-After: the store is unavailable. */
  | 'busy';

/** `problems` names fields by short name, in the order of the form. */
export type SubmissionProblem = Problem<SubmissionProblemCode>;
