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
  securityHeaders: Readonly<Record<string, string>>;
}

/** Handles the request if it is a vote. Returns whether it was one. */
export type TakeVote = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Size limit of a ballot in bytes, many times what twelve options, a token and a proof need. */
const maxBytes = 8192;

const votePath = /^\/sk\/v1\/polls\/([^/?]+)\/votes(?:\?|$)/;

/**
 * POST /sk/v1/polls/{id}/votes on Node's request and response: a web Request and Response each would double the time of
 * a vote.
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
        logProblem('A vote failed unexpectedly.', error);
        const message = voteMessages[localeOf(incoming.headers['accept-language'])].busy;
        return voteRefusal('busy', message, { retryAfter: 2 });
      })
      .then((result) => {
        const { status, retryAfter } = 'refused' in result ? result.refused : { status: 201 };
        const text = JSON.stringify('refused' in result ? problemBody(result.refused) : result.accepted);
        if (retryAfter !== undefined) outgoing.setHeader('retry-after', retryAfter);
        // With a Content-Length, head and body go out in one packet instead of four.
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
