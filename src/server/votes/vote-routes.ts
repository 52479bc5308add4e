import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { Locale } from '#i18n/locales.ts';
import { fillIn } from '#i18n/messages.ts';
import { type FieldProblem, isIdempotencyKey, voteRequestSchema } from '#polls/check-vote.server.ts';
import type { VoteProblem, VoteProblemCode } from '#polls/vote-answers.ts';
import { voteMessages } from '#polls/vote-messages.server.ts';
import type { ClientAddresses } from '#server/client-address.ts';
import { detectLocale } from '#server/pages/detect-locale.ts';
import { auditText } from './audit-text.ts';
import { type LiveResults, messageOf } from './live-results.ts';
import { readBody } from './read-body.ts';
import type { AskedPoll, Refusal, Voting } from './voting.ts';

type VoteContext = Context<{ Bindings: HttpBindings }>;

interface VoteRouteParts {
  voting: Voting;
  live: LiveResults;
  addresses: ClientAddresses;
}

/** The most bytes of a ballot: twelve answers, a token and a proof fit in many times over. */
const mostBytes = 8192;

const never = { 'cache-control': 'no-store' };

export const statusOfRefusal: { readonly [Code in VoteProblemCode]: VoteProblem['error']['status'] } = {
  'not-open': 403,
  closed: 403,
  hidden: 403,
  unknown: 404,
  voted: 409,
  spent: 409,
  different: 409,
  invalid: 422,
  proof: 422,
  code: 422,
  'too-many': 429,
  busy: 503,
};

/** The voting API. Errors come in the voter's language. */
export function voteRoutes({ voting, live, addresses }: VoteRouteParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.post('/sk/v1/polls/:poll/votes', async (context) => {
    const asked = ask(voting, context);
    if (!asked) return refuseUnknown(context);
    const locale = asked.locale;
    const messages = voteMessages[locale];
    const { incoming } = context.env;
    const refuseBody = (status: 400 | 413 | 415 | 422, ...problems: FieldProblem[]) => {
      voting.refuseInvalid(asked);
      return refuse({ code: 'invalid', message: messages.invalid, problems }, status);
    };
    const key = incoming.headers['idempotency-key'];
    const type = incoming.headers['content-type'] ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type))
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
    if (typeof key !== 'string' || !isIdempotencyKey(key))
      return refuseBody(422, { field: 'key', message: messages['key-missing'] });
    const address = addressOf(context, addresses);
    const outcome = await voting.cast({ asked, vote: vote.data, key, address });
    if ('refused' in outcome) return refuse(outcome.refused);
    return context.json(outcome.accepted, 201, never);
  });

  app.get('/sk/v1/polls/:poll', (context) => {
    const asked = ask(voting, context);
    return asked ? context.json(asked.poll, 200, never) : refuseUnknown(context);
  });

  app.get('/sk/v1/polls/:poll/challenge', async (context) => {
    const asked = ask(voting, context);
    return asked ? context.json(await voting.challenge(asked), 200, never) : refuseUnknown(context);
  });

  app.get('/sk/v1/polls/:poll/results', async (context) => {
    const asked = ask(voting, context);
    if (!asked) return refuseUnknown(context);
    const outcome = await voting.results(asked, context.req.query('view'));
    if ('refused' in outcome) return refuse(outcome.refused);
    // Shared caches may answer for a second too, unless only some may see it.
    const isForAll = asked.poll.resultsShown !== 'afterVote' || outcome.accepted.state === 'closed';
    const caching = isForAll ? { 'cache-control': 'public, max-age=1' } : never;
    return context.json(outcome.accepted, 200, caching);
  });

  app.get('/sk/v1/polls/:poll/live', async (context) => {
    const asked = ask(voting, context);
    if (!asked) return refuseUnknown(context);
    const outcome = await voting.results(asked, context.req.query('view'));
    if ('refused' in outcome) return refuse(outcome.refused);
    if (live.isFull) {
      const message = voteMessages[asked.locale].busy;
      return refuse({ code: 'busy', message, retryAfter: 30 });
    }
    const { outgoing } = context.env;
    outgoing.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    });
    live.follow(asked, messageOf(outcome.accepted), outgoing);
    return RESPONSE_ALREADY_SENT;
  });

  app.get('/sk/v1/polls/:poll/audit', async (context) => {
    const asked = ask(voting, context);
    if (!asked) return refuseUnknown(context);
    context.header('cache-control', 'no-store');
    context.header('content-type', 'application/json; charset=utf-8');
    return stream(context, async (answer) => {
      for await (const part of auditText(asked, voting.store)) await answer.write(part);
    });
  });

  app.all('/sk/v1/polls/:poll/votes', (context) =>
    context.json({ error: { status: 405, message: 'Votes are cast with POST.' } }, 405, { allow: 'POST' }),
  );
  return app;
}

/** The language that a request asks for by itself; votes are never cached, so it may. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return detectLocale({ cookie: undefined, acceptLanguage }) ?? 'de';
}

export function addressOf(context: VoteContext, addresses: ClientAddresses): string {
  const { incoming } = context.env;
  const forwarded = incoming.headers['x-forwarded-for'];
  return addresses.resolve(incoming.socket.remoteAddress ?? '', [forwarded].flat().join(','));
}

function ask(voting: Voting, context: VoteContext): AskedPoll | undefined {
  const locale = localeOf(context.env.incoming.headers['accept-language']);
  return voting.ask(context.req.param('poll') ?? '', locale);
}

function refuseUnknown(context: VoteContext): Response {
  const locale = localeOf(context.env.incoming.headers['accept-language']);
  return refuse({ code: 'unknown', message: voteMessages[locale].unknown });
}

function refuse(refusal: Refusal, status = statusOfRefusal[refusal.code]): Response {
  const { retryAfter, ...error } = refusal;
  const answer: VoteProblem = { error: { status, ...error } };
  return new Response(JSON.stringify(answer), {
    status,
    headers: {
      'content-type': 'application/json',
      ...never,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
