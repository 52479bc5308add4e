import type { Problem } from '#submitting/problem.ts';
import type { BallotState } from './ballot-state.ts';
import type { Tally } from './tally.ts';

/**
 * JSON body of POST /sk/v1/polls/{id}/votes. `Idempotency-Key` (8 to 100 letters, digits, `-`, `_`) identifies the
 * ballot: a retry with the same key gets the same response, and is counted once.
 */
export interface VoteRequest {
  /** Option ids without duplicates; in a ranking all of them, from first to last place. */
  choices: string[];
  /** Levels `device` and `work`: the device's token for this poll, 32 random hexadecimal digits. */
  device?: string;
  /** Level `work`: the solved challenge, as base64 of JSON `{ challenge, solution }`. */
  proof?: string;
  /** Level `code`: the one-time code, as typed. */
  code?: string;
  /** Required if the poll has a consent sentence. */
  consent?: boolean;
}

/** 201, also for every retry of the same vote. */
export interface VoteAnswer {
  /** 32 hexadecimal digits, by which the voter finds the ballot in the log once the poll is closed. */
  receipt: string;
  /** A token that shows the result where it is only shown after voting. */
  view: string;
}

/** Why a request was refused, with the HTTP status of each. */
export type VoteProblemCode =
  /** 403 */
  | 'not-open'
  | 'closed'
  /** 403, only for results: they are hidden now. */
  | 'hidden'
  /** 403: sent from another site's page. */
  | 'foreign'
  /** 404 */
  | 'unknown'
  /** 409: this voter, device or code has voted; with `view`. */
  | 'voted'
  /** 409: the proof or form token was used before. */
  | 'spent'
  /** 409: the key was used before with other choices. */
  | 'different'
  /** 400, 413, 415, 422: details in `problems`. */
  | 'invalid'
  /** 422: the proof of work is missing, wrong or expired. Request another challenge. */
  | 'proof'
  /** 422: the code is not valid for this poll. */
  | 'code'
  /** 429 with Retry-After in seconds. */
  | 'too-many'
  /** 503 with Retry-After: the store is unavailable, or all live streams are taken. */
  | 'busy';

/** The fields that `problems` can name. */
export type VoteField = keyof VoteRequest | 'key' | 'body';

export interface VoteProblem extends Problem<VoteProblemCode, VoteField> {
  /** For `voted`. */
  view?: string;
}

/**
 * GET /sk/v1/polls/{id}/results and, as server-sent events whose id is `total`, GET /sk/v1/polls/{id}/live; both take
 * `?view=`. The result with the greater `total` is the newer.
 */
export interface PollResults extends Tally {
  state: BallotState;
  record?: ResultRecord;
}

export interface ResultRecord {
  /** Hash of the closing statement; whoever notes it can detect a later change. */
  statement?: string;
  corrections: ResultCorrection[];
}

export interface ResultCorrection {
  /** ISO 8601. */
  at: string;
  reason: string;
  /** The changed words by language. */
  changes: { locale: string; before: string; after: string }[];
}
