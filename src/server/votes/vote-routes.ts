import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import { networkOf } from '#limits/network.ts';
import type { PublicKey } from '#polls/ballot-keys.server.ts';
import { ballotStateAt } from '#polls/ballot-state.ts';
import type { BallotStore } from '#polls/ballot-store.server.ts';
import { canonicalJson, questionNow } from '#polls/poll-journal.server.ts';
import { voteMessages } from '#polls/vote-messages.server.ts';
import type { Doubt } from '#polls/witnessed.server.ts';
import type { ClientAddresses } from '#server/http/client-address.ts';
import { refuse } from '#server/http/refusal.ts';
import { localeOf } from '#server/pages/detect-locale.ts';
import { type LiveResults, messageOf } from './live-results.ts';
import { voteRefusal } from './vote-refusal.ts';
import type { AskedPoll, Voting } from './voting.ts';

type VoteContext = Context<{ Bindings: HttpBindings }>;

interface VoteRouteParts {
  voting: Voting;
  live: LiveResults;
  addresses: ClientAddresses;
}

const never = { 'cache-control': 'no-store' };

/** The voting API, except for casting votes (`take-votes.ts`). Errors are in the voter's language. */
export function voteRoutes({ voting, live, addresses }: VoteRouteParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.get('/sk/v1/votes/key', (context) => context.json(voting.publicKey, 200, never));

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
    // Shared caches may keep it for a second, unless access is limited.
    const isForAll = asked.poll.resultsShown !== 'afterVote' || outcome.accepted.state === 'closed';
    const caching = isForAll ? { 'cache-control': 'public, max-age=1' } : never;
    return context.json(outcome.accepted, 200, caching);
  });

  app.get('/sk/v1/polls/:poll/live', async (context) => {
    const asked = ask(voting, context);
    if (!asked) return refuseUnknown(context);
    const outcome = await voting.results(asked, context.req.query('view'));
    if ('refused' in outcome) return refuse(outcome.refused);
    const { incoming, outgoing } = context.env;
    if (!live.admit(networkOf(addresses.of(incoming)), outgoing)) {
      return refuse(voteRefusal('busy', voteMessages[asked.locale].busy, { retryAfter: 30 }).refused);
    }
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
    const parts = auditText(asked, voting.store, voting.publicKey, voting.witness?.doubtOf(asked.id));
    // The first chunk comes before the response starts, while an error status is still possible.
    const first = await parts.next().catch(() => undefined);
    if (!first)
      return refuse(voteRefusal('busy', voteMessages[asked.locale].busy, { retryAfter: 5 }).refused);
    context.header('cache-control', 'no-store');
    context.header('content-type', 'application/json; charset=utf-8');
    return stream(context, async (answer) => {
      await answer.write(first.value ?? '');
      for await (const part of parts) await answer.write(part);
    });
  });

  app.all('/sk/v1/polls/:poll/votes', (context) =>
    context.json({ error: { status: 405, message: 'Votes are cast with POST.' } }, 405, { allow: 'POST' }),
  );
  return app;
}

function ask(voting: Voting, context: VoteContext): AskedPoll | undefined {
  const locale = localeOf(context.env.incoming.headers['accept-language']);
  return voting.ask(context.req.param('poll') ?? '', locale);
}

function refuseUnknown(context: VoteContext): Response {
  const locale = localeOf(context.env.incoming.headers['accept-language']);
  return refuse(voteRefusal('unknown', voteMessages[locale].unknown).refused);
}

/**
 * The public audit: votes accepted and refused, each chain's head, the signed journal, and later changes to the
 * wording, and whether votes are missing. Once the poll is closed and its result is public, also the whole log, without anything that identifies
 * voters.
 * @returns chunks of JSON
 */
export async function* auditText(
  { id, poll, question }: AskedPoll,
  store: BallotStore,
  key: PublicKey,
  doubt?: Doubt,
): AsyncGenerator<string> {
  const { accepted, refused, heads } = await store.audit(id);
  const journal = await store.journal(id);
  const asked = questionNow(journal);
  const edited = asked && canonicalJson(asked) !== canonicalJson(question) ? { edited: question } : {};
  yield JSON.stringify({ poll: id, accepted, refused, heads, key, ...edited, doubt, journal }).slice(0, -1);
  if (ballotStateAt(poll, Date.now()) === 'closed' && poll.resultsShown !== 'never') {
    let separator = '';
    yield ',"log":[';
    for await (const line of store.log(id)) {
      yield `${separator}\n${JSON.stringify(line)}`;
      separator = ',';
    }
    yield '\n]';
  }
  yield '}\n';
}
