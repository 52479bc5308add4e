/**
 * Runs the whole product: builds what is stale, starts the content backend and the site, and keeps both running.
 *
 *     npm start
 *     npm start -- --content-only    the content backend alone, reachable from other machines
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { snapshotDirectory, stateFile } from '../src/server/content/snapshot-place.ts';
import { actionKey } from '../src/settings/action-key.ts';
import { keepPrivate } from '../src/settings/private-files.ts';
import type { Settings } from '../src/settings/settings.ts';
import { outliveLogReader } from '../src/settings/unread-log.ts';
import { type Build, buildIfStale, contentBuild, siteBuild } from './build-if-stale.ts';
import { refuseOldNode } from './check-node.ts';
import { contentArguments, contentMemory } from './content-process.ts';
import { settingsOrExit } from './settings-or-exit.ts';
import { siteArguments } from './site-process.ts';
import { StartLog } from './start-log.ts';
import { SupervisedProcess } from './supervised-process.ts';

const begin = performance.now();
const contentOnly = process.argv.includes('--content-only');

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

async function step(log: StartLog, name: string, work: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  const wasNeeded = await work();
  log.say(`${name}: ${wasNeeded ? seconds(start) : 'up to date'}`);
}

function refuseMissing(builds: readonly Build[], log: StartLog): void {
  const missing = builds.filter(({ result }) => !existsSync(result)).map(({ name }) => name);
  if (missing.length === 0) return;
  log.complain(
    `SKIP_BUILD is set, and the ${missing.join(' and the ')} ${missing.length > 1 ? 'were' : 'was'} never built. Run npm run build first.`,
  );
  process.exit(1);
}

async function waitUntilReady(address: string, isEnding: () => boolean): Promise<void> {
  while (!isEnding()) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    await wait(150);
  }
}

async function start(): Promise<void> {
  refuseOldNode();
  const settings = settingsOrExit();
  const log = new StartLog(settings.logFormat);
  keepPrivate(settings.dataDir);
  outliveLogReader();
  const runsContent = contentOnly || settings.runsContent;
  const builds = [...(contentOnly ? [] : [siteBuild]), ...(runsContent ? [contentBuild] : [])];
  if (settings.skipBuild) refuseMissing(builds, log);
  else
    await Promise.all(builds.map((build) => step(log, `built the ${build.name}`, () => buildIfStale(build))));

  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: settings.dataDir,
    PORT: String(settings.port),
    SITE_PORT: String(settings.port),
    CONTENT_PORT: String(settings.contentPort),
  };
  let ending = false;
  const processes: SupervisedProcess[] = [];
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    // The site first: as long as it answers, it may have to ask the content backend.
    for (const supervised of processes.reverse()) await supervised.end();
    process.exit(code);
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  const onHopeless = (name: string) => {
    if (ending) return;
    log.complain(`The ${name} could not start; the lines above say why.`);
    void end(1);
  };

  if (runsContent) {
    const content = new SupervisedProcess({
      name: 'content backend',
      command: 'node',
      args: contentArguments,
      environment: {
        ...contentMemory,
        ...environment,
        NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey(settings.secrets),
        ...(contentOnly ? { SITE_ELSEWHERE: '1' } : {}),
      },
      onHopeless,
      log,
      // Beside a site nobody else is sent to it.
      drain: contentOnly ? settings.drainSeconds * 1000 : 0,
    });
    processes.push(content);
    // Pages that were published once are served without it, and its database may come back.
    if (!contentOnly && existsSync(join(snapshotDirectory(settings.dataDir), stateFile))) content.markReady();
    content.start();
    const startedAt = performance.now();
    const ready = waitUntilReady(`http://127.0.0.1:${settings.contentPort}/health/ready`, () => ending).then(
      () => {
        content.markReady();
        if (!ending) log.say(`the content backend answers: ${seconds(startedAt)}`);
      },
    );
    if (contentOnly) return ready;
  }
  const site = new SupervisedProcess({
    name: 'site',
    command: 'node',
    args: siteArguments,
    environment,
    onHopeless,
    log,
    drain: settings.drainSeconds * 1000,
  });
  processes.push(site);
  site.start();
  const startedAt = performance.now();
  await waitUntilReady(`http://127.0.0.1:${settings.port}/health/ready`, () => ending);
  if (ending) return;
  site.markReady();
  log.say(`the site answers: ${seconds(startedAt)}`);
  announce(settings, log);
}

function announce({ siteUrl, siteUrlIsSet, port }: Settings, log: StartLog): void {
  const local = `http://localhost:${port}`;
  log.show(
    `\n  Deutsch    ${local}/\n  English    ${local}/en\n  Editors    ${siteUrlIsSet ? siteUrl : local}/admin\n`,
  );
  if (!siteUrlIsSet)
    log.show(
      `  SITE_URL is not set: addresses begin with ${local}, and search engines are asked to stay away.\n`,
    );
  log.show(`  Ready after ${seconds(begin)}. Ctrl-C ends everything.\n`);
}

await start();
