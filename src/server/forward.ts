import { randomBytes } from 'node:crypto';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { Transform, type Writable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { networkOf } from '#limits/network.ts';
import { Busy, Semaphore } from '#limits/semaphore.ts';
import { addressSignatureHeader, signAddress } from '#pages/signed-address.ts';
import { requestHeaders } from '#serving/current-request.ts';
import { announcesBody } from '#serving/patient-server.ts';
import { traceHeaders } from '#serving/trace-headers.ts';
import { forwardRefusal } from './forward-refusals.ts';
import { bodyLimits, maxBytesOf, saidLimit } from './forwarded-paths.ts';
import { bodyOfParts } from './http/body-of-parts.ts';
import type { ClientAddresses } from './http/client-address.ts';
import { readBytes } from './http/read-body.ts';
import { logProblem } from './log.ts';
import { claimsSession, type ProvenSessions } from './proven-sessions.ts';
import { adminPolicy, uploadPolicy } from './security-headers.ts';
import { isSoundQuery } from './sound-query.ts';

export interface ForwardParts {
  contentBase: string;
  siteUrl: string;
  siteUrlIsSet: boolean;
  addresses: ClientAddresses;
  /** Proves to the content backend that the client's address was set by the site. */
  secret: string;
  isAway: () => boolean;
}

/** Idle timeout in ms. */
const patience = 60_000;

/** Shorter if it is known to be unreachable. It may be back and busy: the first publication after a start is slow. */
const patienceAway = 15_000;

/** Of a request's head, in characters. Node takes 16 KB, and here some is added for the content backend. */
const longestHead = 14 * 1024;

/** Hop-by-hop headers, and headers about the client, which the site sets itself. */
const notPassedOn =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|expect|host|content-length|forwarded|x-forwarded-.*|x-real-ip|traceparent|tracestate|x-request-id|content-security-policy-report-only)$/;

/** Headers that Next and Payload obey. Browsers never send them. */
const trustedInside =
  /^(x-middleware-.*|x-invoke-.*|x-now-.*|x-vercel-.*|x-matched-path|x-nextjs-data|x-next-resume-.*|next-resume|x-prerender-.*|x-(payload-)?http-method-override)$/;

const methodOverride = 'x-payload-http-method-override';

/** The sign-in page takes a tenth of a second to render, during which nobody else is answered. */
const strangers = new Semaphore({ atOnce: 2, perNetwork: 1, waiting: 200, waitingPerNetwork: 20 });

/** Why the site refuses a request itself. */
class Refused extends Error {
  readonly status: 400 | 403 | 413 | 414;

  constructor(status: 400 | 403 | 413 | 414) {
    super(`Refused with ${status}.`);
    this.status = status;
  }
}

type ForwardContext = Context<{ Bindings: HttpBindings }>;

/**
 * Proxies a request to the content backend, with the client's address and the admin's public host. Every request has
 * its own connection, so that an aborted or early answered one leaves no bytes for another (request smuggling).
 */
export async function forwardToContent(
  context: ForwardContext,
  path: string,
  parts: ForwardParts & { sessions: ProvenSessions },
): Promise<Response> {
  const { incoming, outgoing } = context.env;
  // Below /api there are data and uploads, but no pages of the admin.
  const policy = path.startsWith('/admin') ? adminPolicy(randomBytes(16).toString('base64')) : uploadPolicy;
  let most: number = bodyLimits.anybody;
  try {
    if (incoming.rawHeaders.join('\r\n').length + path.length > longestHead) throw new Refused(414);
    if (!isSoundQuery(path.replace(/^[^?]*/, ''))) throw new Refused(400);
    const isQuery = isSentQuery(incoming);
    const network = networkOf(parts.addresses.of(incoming));
    const isProven = await parts.sessions.isProven(incoming.headers, network, patienceOf(parts));
    if (isQuery || mayExceed(incoming, most)) {
      if (!isProven && (isQuery || claimsSession(incoming.headers))) throw new Refused(403);
      if (isProven && !isQuery) most = maxBytesOf(path.replace(/\?.*$/, ''));
    }
    if (lengthOf(incoming) > most) throw new Refused(413);
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD' && announcesBody(incoming);
    // Small bodies are buffered, so that slow clients don't hold connections to the content backend.
    const whole = hasBody && most <= bodyLimits.anybody ? await readWhole(incoming, most) : undefined;
    if (isQuery && whole && !isSoundQuery(whole.toString())) throw new Refused(400);
    const ask = () =>
      askContent(context, path, { ...parts, policy, most, whole, streams: hasBody && !whole });
    const isFree = isProven || path.startsWith('/_next/static/');
    const answer = await (isFree ? ask() : strangers.run(ask, network));
    const headers = headersOf(answer);
    // If the response has a stricter policy of its own, browsers enforce both.
    headers.append('content-security-policy', policy);
    const status = answer.statusCode ?? 502;
    const isEmpty = incoming.method === 'HEAD' || [204, 205, 304].includes(status);
    if (isEmpty) answer.resume();
    return new Response(isEmpty ? null : bodyOf(answer, outgoing), { status, headers });
  } catch (error) {
    if (error instanceof Refused) return forwardRefusal(incoming, error.status, { most: saidLimit(most) });
    if (error instanceof Busy) return forwardRefusal(incoming, 503);
    // Nobody waits any more. A request that was read in full is destroyed as well.
    if (outgoing.destroyed || (incoming.destroyed && !incoming.complete))
      return forwardRefusal(incoming, 400);
    logProblem('The content backend could not be reached for an editor’s request.', error);
    return forwardRefusal(incoming, isTimeout(error) ? 504 : 502);
  }
}

function patienceOf({ isAway }: ForwardParts): number {
  return isAway() ? patienceAway : patience;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/**
 * Whether it is a query that the admin sends as a form, because it may be too long for a URL. Payload reads it like a
 * URL's, before it checks who asks.
 */
function isSentQuery({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    headers[methodOverride] === 'GET' &&
    headers['content-type'] === 'application/x-www-form-urlencoded'
  );
}

function mayExceed(incoming: IncomingMessage, most: number): boolean {
  return incoming.headers['transfer-encoding'] !== undefined || lengthOf(incoming) > most;
}

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

async function askContent(
  { env: { incoming }, req }: ForwardContext,
  path: string,
  parts: ForwardParts & { policy: string; most: number; whole: Buffer | undefined; streams: boolean },
): Promise<IncomingMessage> {
  const { method = 'GET' } = incoming;
  const { most, whole, streams } = parts;
  const send = parts.contentBase.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outbound = send(parts.contentBase + path, {
      method,
      headers: headersFor(incoming, parts, streams),
      agent: false,
      signal: req.raw.signal,
    });
    outbound.on('error', reject);
    outbound.once('response', (answer) => {
      answer.once('end', () => outbound.destroy());
      resolve(answer);
    });
    const limit = patienceOf(parts);
    outbound.setTimeout(limit, () =>
      outbound.destroy(new DOMException(`No data for ${limit} ms.`, 'TimeoutError')),
    );
    if (!streams) {
      outbound.end(whole);
      return;
    }
    const bounded = boundedTo(most);
    outbound.once('response', () => incoming.unpipe(bounded));
    incoming
      .pipe(bounded)
      .once('error', (error) => outbound.destroy(error))
      .pipe(outbound);
  });
}

async function readWhole(incoming: IncomingMessage, most: number): Promise<Buffer> {
  const body = await readBytes(incoming, most);
  if (!('problem' in body)) return body;
  throw body.problem === 'size' ? new Refused(413) : new Error('The request was aborted.');
}

function boundedTo(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(new Refused(413));
      else done(null, chunk);
    },
  });
}

function headersFor(
  incoming: IncomingMessage,
  parts: ForwardParts & { policy: string },
  streams: boolean,
): OutgoingHttpHeaders {
  const { headers } = incoming;
  const origin = new URL(parts.siteUrl);
  const dropped = namedByConnection(headers.connection);
  const address = parts.addresses.of(incoming);
  return {
    ...Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !notPassedOn.test(name) && !trustedInside.test(name) && !dropped.includes(name),
      ),
    ),
    ...traceHeaders(),
    ...requestHeaders(),
    // With `close`, the content backend would close after responding early to a body, and the response would be lost.
    connection: 'keep-alive',
    // Next takes the nonce from it.
    'content-security-policy': parts.policy,
    'x-forwarded-for': address,
    [addressSignatureHeader]: signAddress(address, parts.secret),
    'x-forwarded-proto': origin.protocol.replace(':', ''),
    'x-forwarded-host': visibleHost(headers.host, parts, origin),
    ...(isSentQuery(incoming) ? { [methodOverride]: 'GET' } : {}),
    ...(streams ? framingOf(headers) : {}),
  };
}

function framingOf(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const length = headers['content-length'];
  return length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
}

function headersOf({ headers: received }: IncomingMessage): Headers {
  const headers = new Headers();
  const dropped = namedByConnection(received.connection);
  for (const [name, value] of Object.entries(received)) {
    if ((notPassedOn.test(name) && name !== 'content-length') || dropped.includes(name)) continue;
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

function namedByConnection(value: string | undefined): readonly string[] {
  return (value ?? '').split(',').map((name) => name.trim().toLowerCase());
}

function bodyOf(answer: IncomingMessage, outgoing: Writable): ReadableStream<Uint8Array> {
  return bodyOfParts(answer[Symbol.asyncIterator](), {
    onBroken: (cause) => {
      if (!outgoing.destroyed) logProblem('The content backend aborted a response.', cause);
      outgoing.destroy();
    },
    cancel: () => void answer.destroy(),
  });
}

/** Without SITE_URL, editors on this machine may use any of its names; other hosts are not accepted. */
function visibleHost(host: string | undefined, { siteUrlIsSet }: ForwardParts, origin: URL): string {
  const isLocal = host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  return !siteUrlIsSet && isLocal ? host : origin.host;
}
