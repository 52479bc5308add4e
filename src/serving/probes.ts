import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether more requests may be sent here, and why not. */
type Readiness = 'ok' | 'starting' | 'draining';

interface Probed {
  /** As it is now. */
  readiness: () => Readiness;
  /** What is known besides. */
  report: () => object;
  /** What every answer carries. */
  headers?: Readonly<Record<string, string>>;
}

/** Answers the request if it asks how the process is, and says whether it did. */
export type AnswerProbe = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const probePath = /^\/health(?:\/(live|ready))?(?:\?|$)/;

/**
 * `GET /health/live`: 200 as long as the process answers at all; who hears nothing may restart it.
 * `GET /health/ready`: 200 if more requests may be sent here; 503 before there is anything to answer with, and while it drains.
 * `GET /health`: the same with a report.
 *
 * All of it only from what is in memory: whoever decides by it where requests are sent must not wait for any database. And
 * from Node's own request, because balancers ask without naming a host, which no web Request can be made of.
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
