import type { IncomingMessage, ServerResponse } from 'node:http';

type Readiness = 'ok' | 'starting' | 'draining';

interface Probed {
  readiness: () => Readiness;
  report: () => object;
  headers?: Readonly<Record<string, string>>;
}

/** Answers health checks. Returns whether the request was one. */
export type AnswerProbe = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const probePath = /^\/health(?:\/(live|ready))?(?:\?|$)/;

/**
 * `GET /health/live`: 200 while the process responds at all. `GET /health/ready`: 200 if it takes requests; 503 during
 * startup and while it drains. `GET /health`: the same with a report.
 *
 * Only reads memory, so that no health check depends on a database. Works on Node's request, because balancers send no
 * host, without which there is no web Request.
 */
export function probeAnswerer({ readiness, report, headers = {} }: Probed): AnswerProbe {
  const usual = { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' };
  return (incoming, outgoing) => {
    const asked = probePath.exec(incoming.url ?? '');
    if (!asked || (incoming.method !== 'GET' && incoming.method !== 'HEAD')) return false;
    const status = asked[1] === 'live' ? 'ok' : readiness();
    const body = JSON.stringify(asked[1] === undefined ? { status, ...report() } : { status });
    outgoing.writeHead(status === 'ok' ? 200 : 503, {
      ...usual,
      'content-length': String(Buffer.byteLength(body)),
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
    return true;
  };
}
