/**
 * The content backend's process: Next behind our own HTTP server, which answers health checks without a host and
 * drains requests on shutdown. While Next is being built for the first time, it serves the content API alone.
 */
import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { processKnowledge } from '#content/foundation/operation/knowledge.ts';
import { duringRequest, requestId, requestIdHeader } from '#serving/current-request.ts';
import { listenOrEnd } from '#serving/listen.ts';
import { OrderlyEnd } from '#serving/orderly-end.ts';
import { createPatientServer } from '#serving/patient-server.ts';
import { probeAnswerer } from '#serving/probes.ts';
import { tellSupervisor } from '#serving/supervisor.ts';
import { tidyConsole, writeConsoleForPrograms } from './console-for-programs.ts';
import { withDatabase } from './database-away.ts';

/** `npm run dev` runs it from source. */
const isDevelopment = process.env.NODE_ENV === 'development';
/** Set on a first start, before Next is built. */
const withoutAdmin = process.env.WITHOUT_ADMIN === '1';
const { contentPort: port } = settings;
/** On its own it serves sites on other machines; beside a site nobody else can reach it. */
const hostname = process.env.SITE_ELSEWHERE ? '0.0.0.0' : '127.0.0.1';
/** Between attempts to wake it, in ms. */
const pause = 500;
/** How long after waking the waiting requests have been answered, in ms. */
const settled = 5000;

if (settings.logFormat === 'json') writeConsoleForPrograms();
tidyConsole();
let isAwake = false;
const orderlyEnd = new OrderlyEnd();
const { build, answer, close } = withoutAdmin
  ? await (await import('./from-source.ts')).answerFromSource()
  : await (await import('./with-next.ts')).answerWithNext({ hostname, port, dev: isDevelopment });
const answerProbe = probeAnswerer({
  readiness: () => (orderlyEnd.isDraining ? 'draining' : isAwake ? 'ok' : 'starting'),
  report: () => {
    const { version, database } = processKnowledge();
    return {
      build,
      content: { version },
      database: { ...database, since: new Date(database.since).toISOString() },
      followers: followers.size,
    };
  },
});
/** Open change streams of sites. */
const followers = new Set<ServerResponse>();
const metrics =
  settings.contentMetricsPort === undefined
    ? undefined
    : (await import('./content-metrics.ts')).contentMetrics({
        build,
        dataDir: settings.dataDir,
        followers: () => followers.size,
      });
const answerRequest: RequestListener = (incoming, outgoing) => {
  metrics?.observe(incoming, outgoing);
  orderlyEnd.mark(outgoing);
  if (answerProbe(incoming, outgoing)) return;
  if (incoming.headers.host === undefined) {
    outgoing.writeHead(400, { 'content-length': '0' }).end();
    return;
  }
  if (incoming.url === '/sk/v1/changes') {
    followers.add(outgoing);
    outgoing.once('close', () => followers.delete(outgoing));
  }
  // Only sites reach it, and they pass on no foreign id.
  const id = requestId(incoming.headers[requestIdHeader], () => true);
  const answerInRequest = () =>
    duringRequest(id, () =>
      answer(incoming, outgoing).catch((error: unknown) => {
        console.error(`[content] A request could not be answered (${id}).`, error);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500, { 'content-length': '0' }).end();
      }),
    );
  if (isAwake) void withDatabase(incoming, outgoing, answerInRequest);
  else void answerInRequest();
};
// Tracing takes memory that a backend without a collector doesn't need.
const tracing =
  settings.tracing &&
  (await import('#serving/tracing.ts')).startTracing({
    ...settings.tracing,
    service: 'content backend',
    // Only sites reach it, and they pass on no foreign id.
    isBelieved: () => true,
  });
const server = createPatientServer(tracing ? tracing.during(answerRequest) : answerRequest);
server.once('listening', () => {
  tellSupervisor('listening');
  void wake();
});
const complain = (sentence: string) => console.error(`[content] ${sentence}`);
listenOrEnd(server, { setting: 'CONTENT_PORT', port, hostname }, complain);
if (metrics && settings.contentMetricsPort !== undefined)
  listenOrEnd(
    metrics.server(),
    { setting: 'CONTENT_METRICS_PORT', port: settings.contentMetricsPort },
    complain,
  );
orderlyEnd.begin({
  server,
  drainSeconds: process.env.SITE_ELSEWHERE ? settings.drainSeconds : 0,
  onClosing: () => {
    // Streams never end by themselves; their clients reconnect to another backend.
    for (const follower of followers) follower.end();
  },
  close: async () => {
    await close();
    await tracing?.end();
  },
});

/** The first question opens, migrates and seeds the database, which takes as long as it takes. */
async function wake(): Promise<void> {
  const headers = { authorization: `Bearer ${settings.secrets.preview}` };
  while (!isAwake) {
    const woken = await fetch(`http://127.0.0.1:${port}/sk/v1/wake`, { headers }).catch(() => undefined);
    isAwake = woken?.ok ?? false;
    if (!isAwake) await wait(pause);
  }
  tellSupervisor('ready');
  if (!isDevelopment && !withoutAdmin) await readDesk();
}

/** Loading the admin's modules takes seconds: once requests are quiet, before an editor waits for it. */
async function readDesk(): Promise<void> {
  await wait(settled, undefined, { ref: false });
  if (orderlyEnd.isDraining) return;
  await fetch(`http://127.0.0.1:${port}/admin/login`)
    .then((view) => view.arrayBuffer())
    .catch(() => undefined);
}
