/**
 * Runs the whole product: builds what is stale, starts the content backend and the site, and keeps both running.
 *
 *     npm start
 *     npm start -- --content-only    the content backend alone, reachable from other machines
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotDirectory, stateFile } from '../src/server/content/snapshot-place.ts';
import { keepPrivate } from '../src/settings/private-files.ts';
import { actionKey } from '../src/settings/secrets.ts';
import type { Settings } from '../src/settings/settings.ts';
import { outliveLogReader } from '../src/settings/unread-log.ts';
import { type Build, contentBuild, siteBuild } from './build/build-if-stale.ts';
import { refuseOldNode, settingsOrExit } from './operate/command-line.ts';
import { BuildProcess } from './start/build-process.ts';
import { contentArguments, contentMemory, siteArguments } from './start/node-arguments.ts';
import { refuseTakenPorts } from './start/refuse-taken-ports.ts';
import { StartLog, secondsSince } from './start/start-log.ts';
import { SupervisedProcess } from './start/supervised-process.ts';
import { whenToEnd } from './start/when-to-end.ts';

const begin = performance.now();
const contentOnly = process.argv.includes('--content-only');

/** How long the content backend may take to end beside a site, in ms: whom it answers came through that one, which has ended. */
const patienceAfterSite = 3000;

/** How long a process may take to end that others are sent to, in ms: a little longer than its open answers have. */
function patienceWith(drainSeconds: number): number {
  return drainSeconds > 0 ? drainSeconds * 1000 + 18_000 : 6000;
}

class Start {
  readonly #settings: Settings;
  readonly #log: StartLog;
  readonly #builds: BuildProcess[] = [];
  /** Pages that were published once are served without the content backend. */
  readonly #wasPublished: boolean;
  readonly #siteReady = Promise.withResolvers<void>();
  #site: SupervisedProcess | undefined;
  #content: SupervisedProcess | undefined;
  #isEnding = false;

  constructor(settings: Settings, log: StartLog) {
    this.#settings = settings;
    this.#log = log;
    this.#wasPublished = existsSync(join(snapshotDirectory(settings.dataDir), stateFile));
  }

  /** The site first: as long as it answers, it may have to ask the content backend. */
  async end(code: number): Promise<void> {
    if (this.#isEnding) return;
    this.#isEnding = true;
    for (const build of this.#builds) build.end();
    await this.#site?.end();
    await this.#content?.end();
    process.exit(code);
  }

  async runSite(): Promise<void> {
    if (!(await this.#build(siteBuild))) return;
    const { drainSeconds, port } = this.#settings;
    const startedAt = performance.now();
    const site = this.#supervised(siteBuild, siteArguments, patienceWith(drainSeconds));
    this.#site = site;
    site.start();
    await site.reached('listening');
    site.keepRunning();
    if (!this.#wasPublished)
      this.#log.say(`http://localhost:${port} answers that it is being set up, until the content is there.`);
    await site.reached('ready');
    this.#log.say(`the site answers: ${secondsSince(startedAt)}`);
    this.#announce();
    this.#siteReady.resolve();
  }

  async runContent(): Promise<void> {
    const isFirst = !contentOnly && !this.#wasPublished && !existsSync(contentBuild.result);
    if (isFirst) {
      await this.#startContent('the content API', { WITHOUT_ADMIN: '1' });
      // A build takes all of the processor, and the site's pages come first.
      await this.#siteReady.promise;
    }
    if (!(await this.#build(contentBuild))) return;
    if (isFirst && !this.#isEnding) {
      this.#log.say('the content backend takes over from the content API …');
      await this.#content?.end();
    }
    if (!this.#isEnding) await this.#startContent('the content backend');
  }

  async #startContent(part: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
    const { drainSeconds, secrets } = this.#settings;
    const startedAt = performance.now();
    const patience = contentOnly ? patienceWith(drainSeconds) : patienceAfterSite;
    const content = this.#supervised(contentBuild, contentArguments, patience, {
      ...contentMemory,
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey(secrets),
      ...(contentOnly ? { SITE_ELSEWHERE: '1' } : {}),
      ...more,
    });
    this.#content = content;
    // Its database may come back.
    if (!contentOnly && this.#wasPublished) content.keepRunning();
    content.start();
    await content.reached('ready');
    content.keepRunning();
    this.#log.say(`${part} answers: ${secondsSince(startedAt)}`);
  }

  /** Resolves to whether there is a build to start. */
  async #build(build: Build): Promise<boolean> {
    if (this.#settings.skipBuild) return true;
    const process = new BuildProcess(build, this.#log);
    this.#builds.push(process);
    const isBuilt = await process.run();
    if (!isBuilt) this.#fail(`The ${build.name} could not be built; the lines above say why.`);
    return isBuilt && !this.#isEnding;
  }

  #supervised(
    { name }: Build,
    args: readonly string[],
    patience: number,
    more: Readonly<Record<string, string>> = {},
  ): SupervisedProcess {
    const { dataDir, port, contentPort } = this.#settings;
    return new SupervisedProcess({
      name,
      command: 'node',
      args,
      environment: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        DATA_DIR: dataDir,
        PORT: String(port),
        SITE_PORT: String(port),
        CONTENT_PORT: String(contentPort),
        ...more,
      },
      onHopeless: () => this.#fail(`The ${name} could not start; the lines above say why.`),
      log: this.#log,
      patience,
    });
  }

  #fail(problem: string): void {
    if (this.#isEnding) return;
    this.#log.complain(problem);
    void this.end(1);
  }

  #announce(): void {
    const { siteUrl, siteUrlIsSet, port, runsContent } = this.#settings;
    const local = `http://localhost:${port}`;
    const soon = runsContent && !existsSync(contentBuild.result) ? ', once it is built' : '';
    this.#log.show(
      `\n  Deutsch    ${local}/\n  English    ${local}/en\n  Editors    ${siteUrlIsSet ? siteUrl : local}/admin${soon}\n`,
    );
    if (!siteUrlIsSet)
      this.#log.show(
        `  SITE_URL is not set: addresses begin with ${local}, and search engines are asked to stay away.\n`,
      );
    this.#log.show(`  Ready after ${secondsSince(begin)}. Ctrl-C ends everything.\n`);
  }
}

function refuseMissing(builds: readonly Build[], log: StartLog): void {
  const missing = builds.filter(({ result }) => !existsSync(result)).map(({ name }) => name);
  if (missing.length === 0) return;
  log.complain(
    `SKIP_BUILD is set, and the ${missing.join(' and the ')} ${missing.length > 1 ? 'were' : 'was'} never built. Run npm run build first.`,
  );
  process.exit(1);
}

refuseOldNode();
const settings = settingsOrExit();
const log = new StartLog(settings.logFormat);
keepPrivate(settings.dataDir);
outliveLogReader();
const runsContent = contentOnly || settings.runsContent;
if (settings.skipBuild)
  refuseMissing([...(contentOnly ? [] : [siteBuild]), ...(runsContent ? [contentBuild] : [])], log);
const start = new Start(settings, log);
whenToEnd(() => void start.end(0));
await refuseTakenPorts(settings, { site: !contentOnly, content: runsContent }, log);
await Promise.all([contentOnly || start.runSite(), runsContent && start.runContent()]);
