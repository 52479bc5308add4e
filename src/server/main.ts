import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listenOrEnd } from '#serving/listen.ts';
import { OrderlyEnd } from '#serving/orderly-end.ts';
import { createPatientServer } from '#serving/patient-server.ts';
import { tellSupervisor } from '#serving/supervisor.ts';
import { keepPrivate } from '#settings/private-files.ts';
import { readSettings, SettingsError } from '#settings/settings.ts';
import { outliveLogReader } from '#settings/unread-log.ts';
import { BuiltAssets } from './built-assets.ts';
import { createSite } from './create-site.ts';
import { ClientAddresses } from './http/client-address.ts';
import { goOnKeepingAssets, keepAssets } from './kept-assets.ts';
import { log, logProblem, setLogFormat } from './log.ts';
import { SharedAssets } from './shared-assets.ts';

const clientDirectory = resolve('dist/client');
const builtAssets = resolve(clientDirectory, 'assets');

async function startSite(): Promise<void> {
  outliveLogReader();
  const settings = readSettings();
  setLogFormat(settings.logFormat);
  keepPrivate(settings.dataDir);
  const assets = new BuiltAssets(clientDirectory);
  const { assetDirectory } = settings;
  // Before any document of this build is served.
  await keepAssets(builtAssets, assetDirectory, Date.now());
  const orderlyEnd = new OrderlyEnd();
  const ending = new AbortController();
  // Imported on use: the S3 client takes memory.
  const bucket = settings.s3 && new (await import('#bucket/bucket.ts')).Bucket(settings.s3);
  const sharedAssets = bucket && new SharedAssets(bucket, assetDirectory);
  // In parallel with the rest of startup, because a hanging bucket is waited for until its timeout.
  const sharing = sharedAssets?.start(builtAssets, ending.signal);
  const site = await createSite({
    settings,
    isDraining: () => orderlyEnd.isDraining,
    assets,
    bucket,
    assetDirectory,
    sharedAssets,
    publicDirectory: clientDirectory,
  });
  await sharing;
  const following = site.follow(ending.signal);
  void goOnKeepingAssets(builtAssets, assetDirectory, ending.signal);
  const answer = getRequestListener(site.app.fetch, {
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
  });
  const { metrics } = site;
  const addresses = new ClientAddresses(settings.trustedProxies);
  // Imported on use: the exporter takes memory.
  const tracing =
    settings.tracing &&
    (await import('#serving/tracing.ts')).startTracing({
      ...settings.tracing,
      service: 'site',
      isBelieved: (incoming) => addresses.isFromProxy(incoming),
    });
  const { host } = new URL(settings.siteUrl);
  const answerRequest: RequestListener = (incoming, outgoing) => {
    // HTTP/1.0 doesn't know the header.
    if (incoming.httpVersion === '1.0') incoming.headers.host ??= host;
    metrics?.observe(incoming, outgoing);
    orderlyEnd.mark(outgoing);
    if (site.answerHealth(incoming, outgoing) || site.takeVote(incoming, outgoing)) return;
    if (site.answerKept(incoming, outgoing)) return;
    void answer(incoming, outgoing);
  };
  const server = createPatientServer(tracing ? tracing.during(answerRequest) : answerRequest);
  server.once('listening', () => {
    log(`Listening on port ${settings.port}, build ${assets.id}.`);
    tellSupervisor('listening');
    void site.known.then(() => tellSupervisor('ready'));
  });
  listenOrEnd(server, { setting: 'PORT', port: settings.port }, logProblem);
  if (metrics && settings.metricsPort !== undefined)
    listenOrEnd(metrics.server(), { setting: 'METRICS_PORT', port: settings.metricsPort }, logProblem);
  orderlyEnd.begin({
    server,
    drainSeconds: settings.drainSeconds,
    onDrain: () => {
      if (settings.drainSeconds > 0) log(`Ending in ${settings.drainSeconds} s; send visitors elsewhere.`);
    },
    onClosing: () => {
      ending.abort();
      site.endStreams();
    },
    // Open requests may still cast votes, so the store closes after them.
    close: async () => {
      await site.close();
      await tracing?.end();
    },
  });
  await following;
}

process.on('unhandledRejection', (error) => logProblem('Something failed that nobody waited for.', error));

startSite().catch((error) => {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
  else logProblem('The site could not start.', error);
  process.exit(1);
});
