import type { Problem } from '#submitting/problem.ts';
import type { BallotState } from './ballot-state.ts';
import type { PollResult } from './poll-result.ts';

/**
 * What POST /sk/v1/polls/{id}/votes takes as JSON. The header `Idempotency-Key` (8 to 100 letters, digits, `-`, `_`)
 * makes the ballot one: sent again with the same key it is answered alike, and counted once.
 */
export interface VoteRequest {
  /** The options' ids, each once; in a ranking all of them, from first to last place. */
  choices: string[];
  /** Levels `device` and `work`: the device's token for this poll, 32 random hexadecimal digits. */
  device?: string;
  /** Level `work`: the solved challenge, as base64 of JSON `{ challenge, solution }`. */
  proof?: string;
  /** Level `code`: the one-time code, as typed. */
  code?: string;
  /** Where the poll has a consent sentence: that the voter agrees. */
  consent?: boolean;
}

/** 201, and again for every repetition of the same vote. */
export interface VoteAnswer {
  /** 32 hexadecimal digits, by which the voter finds the ballot in the log once the poll is closed. */
  receipt: string;
  /** Lets whoever has voted see the result where it is shown after the vote. */
  view: string;
}

/** Why a vote or a question was refused; `status` is the HTTP status. */
export type VoteProblemCode =
  /** 403 */
  | 'not-open'
  | 'closed'
  /** 403, only for results: they are not shown now. */
  | 'hidden'
  /** 403: a page of another site has sent it. */
  | 'foreign'
  /** 404 */
  | 'unknown'
  /** 409: this voter, device or code has voted; carries `view`. */
  | 'voted'
  /** 409: the proof or the token of the plain form was used before. */
  | 'spent'
  /** 409: the same key came before with other choices. */
  | 'different'
  /** 400, 413, 415, 422: what is wrong stands in `problems`. */
  | 'invalid'
  /** 422: the proof of work is missing, wrong or too old. Ask for another challenge. */
  | 'proof'
  /** 422: this is none of the poll's codes. */
  | 'code'
  /** 429 with Retry-After in seconds. */
  | 'too-many'
  /** 503 with Retry-After: the store could not write, or every live stream is taken. */
  | 'busy';

/** By it a request names what is wrong with it. */
export type VoteField = keyof VoteRequest | 'key' | 'body';

export interface VoteProblem extends Problem<VoteProblemCode, VoteField> {
  /** For `voted`. */
  view?: string;
}

/**
 * GET /sk/v1/polls/{id}/results and, as server-sent events whose id is `total`, GET /sk/v1/polls/{id}/live; both take
 * `?view=`. Of two results the one with the greater total is the newer.
 */
export interface PollResults extends PollResult {
  state: BallotState;
  /** What the poll's journal says beside the votes; missing where that is nothing yet. */
  record?: ResultRecord;
}

export interface ResultRecord {
  /** The hash of the statement with which the poll was closed: whoever notes it can tell a later change. */
  statement?: string;
  corrections: ResultCorrection[];
}

/** What editors have corrected after the first vote. */
export interface ResultCorrection {
  /** When it was published, as ISO 8601. */
  at: string;
  reason: string;
  /** The changed words in each language. */
  changes: { locale: string; before: string; after: string }[];
}
