import type { Locale } from '#i18n/locales.ts';
import type { PollResults, VoteRequest } from '#polls/vote-answers.ts';
import { ask, type Refusal, refusalOf } from '#submitting/ask.ts';
import { isObject, optionalString } from '#submitting/parse.ts';
import { pollAddress } from '../poll-address.ts';
import { parseResults } from './parse-results.ts';

export type VoteReply =
  | { kind: 'counted'; receipt: string | undefined; view: string | undefined }
  | Refusal
  | { kind: 'unreachable' };

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
