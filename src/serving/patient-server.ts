import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

export interface Patience {
  /** For the request's head, in ms. */
  head: number;
  /** For a body, in ms; extended by a second for every `leastRate` bytes received. */
  body: number;
  /** Minimum rate of a body in bytes per second. A modem sends ten times as many. */
  leastRate: number;
  /** For the whole request, whatever its rate, in ms. */
  request: number;
  /** For the rest of a body that was answered early, in ms. Closing at once would lose the response. */
  rest: number;
  /** How often the timeouts are checked, in ms. */
  look: number;
}

const usualPatience: Patience = {
  head: 15_000,
  body: 20_000,
  leastRate: 500,
  request: 10 * 60_000,
  rest: 5000,
  look: 5000,
};

interface OpenBody {
  since: number;
  /** Bytes that the connection had received before this request. */
  bytesBefore: number;
}

/** Keep-alive timeout in ms. Longer than balancers', so that none sends a request into a connection that is closing. */
const betweenRequests = 75_000;

/**
 * Node's HTTP server with protection against slow clients. Requests without a host are accepted, because probes send
 * none; other handlers must refuse them.
 */
export function createPatientServer(answer: RequestListener, patience: Patience = usualPatience): Server {
  const bodies = new Map<IncomingMessage, OpenBody>();
  const server = createServer(
    {
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      keepAliveTimeout: betweenRequests,
      requireHostHeader: false,
      connectionsCheckingInterval: patience.look,
    },
    (incoming, outgoing) => {
      if (announcesBody(incoming)) {
        bodies.set(incoming, { since: Date.now(), bytesBefore: incoming.socket.bytesRead });
        incoming.once('close', () => bodies.delete(incoming));
        outgoing.once('finish', () => {
          if (!incoming.complete) hangUpLater(incoming, patience.rest);
        });
      }
      answer(incoming, outgoing);
    },
  );
  const looking = setInterval(() => {
    for (const [incoming, body] of bodies) {
      if (incoming.complete) bodies.delete(incoming);
      // Received but unread bytes are our delay, not the client's.
      else if (incoming.readableLength > 0) body.since = Date.now();
      else if (isHeldOpen(incoming, body, patience)) hangUp(incoming.socket, '408 Request Timeout');
    }
  }, patience.look).unref();
  server.on('close', () => clearInterval(looking));
  // Without a listener Node closes the connection without a response.
  server.on('connect', (_incoming, socket) => hangUp(socket, '405 Method Not Allowed'));
  return server;
}

export function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isHeldOpen(
  { socket }: IncomingMessage,
  { since, bytesBefore }: OpenBody,
  { body, leastRate }: Patience,
): boolean {
  const seconds = (socket.bytesRead - bytesBefore) / leastRate;
  return Date.now() - since > body + seconds * 1000;
}

/** Sends a status unless a response has begun, and closes the connection. */
function hangUp(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

function hangUpLater(incoming: IncomingMessage, rest: number): void {
  const timer = setTimeout(() => incoming.destroy(), rest);
  incoming.once('close', () => clearTimeout(timer)).resume();
}
