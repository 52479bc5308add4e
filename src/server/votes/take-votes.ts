import type { IncomingMessage, ServerResponse } from 'node:http';
import { fillIn } from '#i18n/messages.ts';
import { voteRequestSchema } from '#polls/check-vote.server.ts';
import type { VoteAnswer, VoteProblem } from '#polls/vote-answers.ts';
import { voteMessages } from '#polls/vote-messages.server.ts';
import type { ClientAddresses } from '#server/http/client-address.ts';
import { isForeign } from '#server/http/foreign-request.ts';
import { readJson, statusOfBody } from '#server/http/read-json.ts';
import { problemBody } from '#server/http/refusal.ts';
import { logProblem } from '#server/log.ts';
import { localeOf } from '#server/pages/detect-locale.ts';
import { duringRequest, requestId, requestIdHeader } from '#serving/current-request.ts';
import { isIdempotencyKey } from '#submitting/idempotency-key.ts';
import type { Result } from '#submitting/problem.ts';
import { voteRefusal } from './vote-refusal.ts';
import type { Voting } from './voting.ts';

interface VoteTakerParts {
  voting: Voting;
  addresses: ClientAddresses;
  siteUrl: string;
  /** What every answer of the site carries. */
  securityHeaders: Readonly<Record<string, string>>;
}

/** Answers the request if it is a vote, and says whether it was one. */
export type TakeVote = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** The most bytes of a ballot: twelve answers, a token and a proof fit in many times over. */
const maxBytes = 8192;

const votePath = /^\/sk\/v1\/polls\/([^/?]+)\/votes(?:\?|$)/;

/**
 * POST /sk/v1/polls/{id}/votes, from Node's own request to its own response. Votes come by the ten thousand: a web
 * Request and Response for each would take as long again as the vote does.
 */
export function voteTaker({ voting, addresses, siteUrl, securityHeaders }: VoteTakerParts): TakeVote {
  const headers: Readonly<Record<string, string>> = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...securityHeaders,
  };

  return (incoming, outgoing) => {
    const name = incoming.method === 'POST' ? votePath.exec(incoming.url ?? '')?.[1] : undefined;
    if (name === undefined) return false;
    const id = requestId(incoming.headers[requestIdHeader], () => addresses.isFromProxy(incoming));
    outgoing.setHeader(requestIdHeader, id);
    duringRequest(id, () => answer(incoming, outgoing, decoded(name)));
    return true;
  };

  function answer(incoming: IncomingMessage, outgoing: ServerResponse, name: string): void {
    void answerTo(incoming, name)
      .catch((error) => {
        logProblem('A vote failed for a reason that nobody foresaw.', error);
        const message = voteMessages[localeOf(incoming.headers['accept-language'])].busy;
        return voteRefusal('busy', message, { retryAfter: 2 });
      })
      .then((result) => {
        const { status, retryAfter } = 'refused' in result ? result.refused : { status: 201 };
        const text = JSON.stringify('refused' in result ? problemBody(result.refused) : result.accepted);
        if (retryAfter !== undefined) outgoing.setHeader('retry-after', retryAfter);
        // With its length the body goes out in one piece with the head, without it in three more.
        outgoing.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(text)) });
        outgoing.end(text);
      });
  }

  async function answerTo(incoming: IncomingMessage, name: string): Promise<Result<VoteAnswer, VoteProblem>> {
    const locale = localeOf(incoming.headers['accept-language']);
    const messages = voteMessages[locale];
    const asked = voting.ask(name, locale);
    if (!asked) return voteRefusal('unknown', messages.unknown);
    if (isForeign(incoming.headers, siteUrl)) return voteRefusal('foreign', messages.foreign);
    const refuseBody = (status: number, field: 'body' | 'key', message: string) => {
      voting.refuseInvalid(asked);
      return voteRefusal('invalid', messages.invalid, { status, problems: [{ field, message }] });
    };
    const body = await readJson(incoming, voteRequestSchema, maxBytes);
    if ('problem' in body) {
      const message = fillIn(messages[`body-${body.problem}`], { bytes: maxBytes });
      return refuseBody(statusOfBody[body.problem], 'body', message);
    }
    const key = incoming.headers['idempotency-key'];
    if (!isIdempotencyKey(key)) return refuseBody(422, 'key', messages['key-missing']);
    return voting.cast({ asked, vote: body.json, key, address: addresses.of(incoming) });
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
