import type { Locale } from '#i18n/locales.ts';
import type { PollResults, VoteRequest } from '#polls/vote-answers.ts';
import { ask } from '#submitting/sending/ask.ts';
import { optionalString } from '#submitting/sending/parse.ts';
import { post, type Reply } from '#submitting/sending/post.ts';
import { pollAddress } from '../poll-address.ts';
import { parseResults } from './parse-results.ts';

/** A counted vote's receipt, and the token for viewing the result. */
export interface Counted {
  receipt: string | undefined;
  view: string | undefined;
}

export function postVote(
  pollId: string,
  locale: Locale,
  key: string,
  vote: VoteRequest,
): Promise<Reply<Counted>> {
  return post(pollAddress(pollId, 'votes'), {
    locale,
    key,
    body: JSON.stringify(vote),
    read: ({ receipt, view }) => ({ receipt: optionalString(receipt), view: optionalString(view) }),
  });
}

/** Reads the result; `hidden` if it may not be shown now. */
export async function readResults(
  pollId: string,
  view: string | undefined,
): Promise<PollResults | 'hidden' | undefined> {
  const answer = await ask(pollAddress(pollId, 'results', view), {});
  if (!answer) return undefined;
  if (answer.response.status === 403 || answer.response.status === 404) return 'hidden';
  return answer.response.ok ? parseResults(answer.body) : undefined;
}
