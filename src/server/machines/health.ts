import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reach } from '#database/reach.ts';
import type { WaitingWork } from '#forms/inbox-store.server.ts';
import type { BallotStore } from '#polls/ballot-store.server.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { Outbox } from '#server/forms/outbox.ts';

interface HealthParts {
  content: Pick<PublishedContent, 'isKnown' | 'reach' | 'version'>;
  outbox: Pick<Outbox, 'waiting'>;
  ballots: Pick<BallotStore, 'reach'>;
  /** The build's id. */
  build: string;
  /** What every answer of the site carries. */
  securityHeaders: Readonly<Record<string, string>>;
  /** Whether this site is about to end, so that visitors are to be sent elsewhere. */
  isDraining: () => boolean;
}

/** Answers the request if it asks how the site is, and says whether it did. */
export type AnswerHealth = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const healthPath = /^\/health(?:\/(live|ready))?(?:\?|$)/;

/**
 * `GET /health/live`: 200 as long as the process answers at all; who hears nothing may start it anew.
 * `GET /health/ready`: 200 if visitors may be sent here; 503 before there is any content, and while the site drains.
 * `GET /health`: the same with a report.
 *
 * All of it only from what is in memory: whoever decides by it where visitors are sent must not wait for any database. And
 * from Node's own request, because balancers ask without naming a host, which no web Request can be made of.
 */
export function healthAnswerer({
  content,
  outbox,
  ballots,
  build,
  securityHeaders,
  isDraining,
}: HealthParts): AnswerHealth {
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json',
    'cache-control': 'no-store',
  };
  const report = (status: string) => ({
    status,
    build,
    content: { ...spoken(content.reach), version: content.version },
    ballots: spoken(ballots.reach),
    outbox: stateOf(outbox.waiting),
  });
  return (incoming, outgoing) => {
    const asked = healthPath.exec(incoming.url ?? '');
    if (!asked || (incoming.method !== 'GET' && incoming.method !== 'HEAD')) return false;
    const readiness = isDraining() ? 'draining' : content.isKnown ? 'ok' : 'starting';
    const status = asked[1] === 'live' ? 'ok' : readiness;
    const body = JSON.stringify(asked[1] === undefined ? report(status) : { status });
    outgoing.writeHead(status === 'ok' ? 200 : 503, {
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function spoken({ reachable, since }: Reach): { reachable: boolean; since: string } {
  return { reachable, since: new Date(since).toISOString() };
}

/** How many submissions wait to be delivered, and for how long the oldest has; or that nobody knows. */
function stateOf(waiting: WaitingWork | undefined): object {
  if (!waiting) return { status: 'unreadable' };
  const { submissions, oldest } = waiting;
  const age = oldest === undefined ? 0 : Math.max(0, Math.round((Date.now() - oldest) / 1000));
  return { waiting: submissions, oldestSeconds: age };
}
