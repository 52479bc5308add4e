import type { IncomingMessage, ServerResponse } from 'node:http';
import { fillIn } from '#i18n/messages.ts';
import { type FieldProblem, voteRequestSchema } from '#polls/check-vote.server.ts';
import { voteMessages } from '#polls/vote-messages.server.ts';
import type { ClientAddresses } from '#server/http/client-address.ts';
import { isForeign } from '#server/http/foreign-request.ts';
import { readBody } from '#server/http/read-body.ts';
import { logProblem } from '#server/log.ts';
import { localeOf } from '#server/pages/detect-locale.ts';
import { isIdempotencyKey } from '#submitting/idempotency-key.ts';
import { problemOf } from './refusals.ts';
import type { Refusal, Voting } from './voting.ts';

interface VoteTakerParts {
  voting: Voting;
  addresses: ClientAddresses;
  siteUrl: string;
  /** What every answer of the site carries. */
  securityHeaders: Readonly<Record<string, string>>;
}

/** Answers the request if it is a vote, and says whether it was one. */
export type TakeVote = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

interface Answer {
  status: number;
  body: unknown;
  retryAfter?: number | undefined;
}

/** The most bytes of a ballot: twelve answers, a token and a proof fit in many times over. */
const mostBytes = 8192;

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
    void answerTo(incoming, decoded(name))
      .catch((error): Answer => {
        logProblem('A vote failed for a reason that nobody foresaw.', error);
        const message = voteMessages[localeOf(incoming.headers['accept-language'])].busy;
        return refused({ code: 'busy', message, retryAfter: 2 });
      })
      .then(({ status, body, retryAfter }) => {
        const text = JSON.stringify(body);
        if (retryAfter !== undefined) outgoing.setHeader('retry-after', retryAfter);
        // With its length the body goes out in one piece with the head, without it in three more.
        outgoing.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(text)) });
        outgoing.end(text);
      });
    return true;
  };

  async function answerTo(incoming: IncomingMessage, name: string): Promise<Answer> {
    const locale = localeOf(incoming.headers['accept-language']);
    const messages = voteMessages[locale];
    const asked = voting.ask(name, locale);
    if (!asked) return refused({ code: 'unknown', message: messages.unknown });
    if (isForeign(incoming.headers, siteUrl)) return refused({ code: 'foreign', message: messages.foreign });
    const refuseBody = (status: 400 | 413 | 415 | 422, ...problems: FieldProblem[]) => {
      voting.refuseInvalid(asked);
      return refused({ code: 'invalid', message: messages.invalid, problems }, status);
    };
    if (!/^application\/json\s*(;|$)/i.test(incoming.headers['content-type'] ?? ''))
      return refuseBody(415, { field: 'body', message: messages['body-type'] });
    const body = await readBody(incoming, mostBytes);
    if (typeof body !== 'string') {
      return body.problem === 'size'
        ? refuseBody(413, { field: 'body', message: fillIn(messages['body-size'], { bytes: mostBytes }) })
        : refuseBody(400, { field: 'body', message: messages['body-unreadable'] });
    }
    const json = parseJson(body);
    if (json === undefined) return refuseBody(400, { field: 'body', message: messages['body-unreadable'] });
    const vote = voteRequestSchema.safeParse(json);
    if (!vote.success) return refuseBody(422, { field: 'body', message: messages['body-shape'] });
    const key = incoming.headers['idempotency-key'];
    if (typeof key !== 'string' || !isIdempotencyKey(key))
      return refuseBody(422, { field: 'key', message: messages['key-missing'] });
    const address = addresses.of(incoming);
    const outcome = await voting.cast({ asked, vote: vote.data, key, address });
    return 'refused' in outcome ? refused(outcome.refused) : { status: 201, body: outcome.accepted };
  }
}

function refused(refusal: Refusal, status?: 400 | 413 | 415 | 422): Answer {
  const problem = problemOf(refusal, status);
  return { status: problem.error.status, body: problem, retryAfter: refusal.retryAfter };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
