import type { Locale } from '#i18n/locales.ts';
import type { PollResults, VoteRequest } from '#polls/vote-answers.ts';
import { learnTime } from './clock.ts';
import { isObject, optionalString, parseResults } from './parse.ts';

export interface Refusal {
  kind: 'refused';
  status: number;
  code: string;
  message: string;
  problems: { field: string; message: string }[];
  view: string | undefined;
  /** In milliseconds. */
  retryAfter: number | undefined;
}

export type VoteReply =
  | { kind: 'counted'; receipt: string | undefined; view: string | undefined }
  | Refusal
  | { kind: 'unreachable' };

/** An answer that takes longer than this is none: half-open connections of a full stadium never end. */
const patience = 15_000;

export function pollAddress(pollId: string, what: string, view?: string): string {
  const query = view === undefined ? '' : `?${new URLSearchParams({ view })}`;
  return `/sk/v1/polls/${encodeURIComponent(pollId)}/${what}${query}`;
}

/** Sends a ballot. */
export async function postVote(
  pollId: string,
  locale: Locale,
  key: string,
  vote: VoteRequest,
): Promise<VoteReply> {
  const headers = {
    'content-type': 'application/json',
    'accept-language': locale,
    'idempotency-key': key,
  };
  const answer = await ask(pollAddress(pollId, 'votes'), {
    method: 'POST',
    headers,
    body: JSON.stringify(vote),
  });
  if (!answer) return { kind: 'unreachable' };
  const { response, body } = answer;
  if (!response.ok) return refusalOf(response, body);
  if (!isObject(body)) return { kind: 'unreachable' };
  return { kind: 'counted', receipt: optionalString(body.receipt), view: optionalString(body.view) };
}

/** What has been counted; `hidden` where it may not be seen now. */
export async function readResults(
  pollId: string,
  view: string | undefined,
): Promise<PollResults | 'hidden' | undefined> {
  const answer = await ask(pollAddress(pollId, 'results', view), {});
  if (!answer) return undefined;
  if (answer.response.status === 403 || answer.response.status === 404) return 'hidden';
  return answer.response.ok ? parseResults(answer.body) : undefined;
}

/** An answer and what it says; undefined if there is none. */
export async function ask(
  address: string,
  init: RequestInit,
): Promise<{ response: Response; body: unknown } | undefined> {
  const askedAt = Date.now();
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address, { ...init, cache: 'no-store', signal });
    learnTime(response, askedAt);
    const text = await response.text();
    return { response, body: parseJson(text) };
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf(response: Response, body: unknown): Refusal {
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  const seconds = Number.parseFloat(response.headers.get('retry-after') ?? '');
  const problems = Array.isArray(error.problems) ? error.problems.filter(isObject) : [];
  return {
    kind: 'refused',
    status: response.status,
    code: optionalString(error.code) ?? '',
    message: optionalString(error.message) ?? '',
    problems: problems.map(({ field, message }) => ({
      field: optionalString(field) ?? '',
      message: optionalString(message) ?? '',
    })),
    view: optionalString(error.view),
    retryAfter: Number.isNaN(seconds) ? undefined : seconds * 1000,
  };
}
