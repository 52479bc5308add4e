import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a server waits for what somebody sends. */
export interface Patience {
  /** For the head of a request, in ms. */
  head: number;
  /** For a body, in ms, to which it adds a second for every `leastRate` bytes that have come. */
  body: number;
  /** Bytes per second below which a body is taken for held open. A modem sends ten times as many. */
  leastRate: number;
  /** For the whole of a request, whatever its rate, in ms. */
  request: number;
  /** For the rest of a body that was answered before it had ended, in ms. Hanging up at once would lose the answer. */
  rest: number;
  /** How often it looks, in ms. */
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
  /** What its connection had brought before. */
  bytesBefore: number;
}

/**
 * How long a connection may rest between two requests, in ms: longer than balancers keep theirs, so that none sends one
 * into a connection that is just being closed.
 */
const betweenRequests = 75_000;

/**
 * Node's HTTP server as the open network and balancers need it: who sends half of something doesn't keep the connection for
 * it. Requests without the name of a host come through, because probes have none; whoever answers others refuses them.
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
      // What has come and isn't read yet is held up by us.
      else if (incoming.readableLength > 0) body.since = Date.now();
      else if (isHeldOpen(incoming, body, patience)) hangUp(incoming.socket, '408 Request Timeout');
    }
  }, patience.look).unref();
  server.on('close', () => clearInterval(looking));
  // Without a listener Node hangs up without a word.
  server.on('connect', (_incoming, socket) => hangUp(socket, '405 Method Not Allowed'));
  return server;
}

/** Whether a body comes with this request. */
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

/** Says why, where no answer is on its way, and ends the connection. */
function hangUp(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

function hangUpLater(incoming: IncomingMessage, rest: number): void {
  const timer = setTimeout(() => incoming.destroy(), rest);
  incoming.once('close', () => clearTimeout(timer)).resume();
}
