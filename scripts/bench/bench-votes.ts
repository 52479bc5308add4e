/**
 * Benchmarks votes on the built site: on SQLite, and on Postgres if BENCH_DATABASE_URL names an empty database. The
 * load generators run on the same machine; their CPU share is shown beside each figure. The site runs alone, on
 * DATA_DIR's snapshots, so the product must have been started once before.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { z } from 'zod';
import { environmentOf, keptOrNewSecrets } from '../../src/settings/secrets.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { settingsOrExit } from '../operate/command-line.ts';
import { siteArguments } from '../start/node-arguments.ts';
import type { LiveReport } from './live-load.ts';
import { processorTime } from './processor-time.ts';
import type { LoadReport } from './vote-load.ts';

const run = promisify(execFile);

const poll = 'breite';

/** Duration of each load in seconds. */
const seconds = 10;
const connections = 500;

/** Votes per second with responses within `budget.p99` while pages are served. */
const constantRate = 5000;
const budget = { saturated: 10_000, p99: 100 };

const { dataDir } = settingsOrExit();
const stateFile = 'snapshots/state.json';
if ((await readFile(join(dataDir, stateFile)).catch(() => undefined)) === undefined) {
  console.error(`There is no ${join(dataDir, stateFile)}. Run npm start once, then npm run bench -- votes.`);
  process.exit(1);
}

await benchStore('SQLite', {});
const { BENCH_DATABASE_URL } = process.env;
if (BENCH_DATABASE_URL) await benchStore('Postgres', { DATABASE_URL: BENCH_DATABASE_URL });
else console.log('\nPostgres: not measured. Name an empty database: BENCH_DATABASE_URL');

async function benchStore(name: string, environment: Record<string, string>): Promise<void> {
  console.log(`\n${name}`);
  await withSite({ ...environment, VOTES_PER_COMMIT: '1' }, async (site) => {
    tell('one vote per commit, as many as possible', await load(site), await site.cpu());
  });
  await withSite(environment, async (site) => {
    const before = await site.total();
    const report = await load(site);
    tell(`as many as possible (at least ${budget.saturated}/s)`, report, await site.cpu());
    await expectCount(site, report.accepted, before);
  });
  await withSite(environment, async (site) => {
    const before = await site.total();
    const pages = autocannon({
      url: `${site.origin}/strategie`,
      connections: 10,
      overallRate: 200,
      duration: seconds,
      headers: { 'accept-encoding': 'br', cookie: 'i18n_redirected=de' },
    });
    const report = await load(site, constantRate);
    const served = await pages;
    tell(`${constantRate}/s beside pages (p99 at most ${budget.p99} ms)`, report, await site.cpu());
    const page = `${Math.round(served.requests.average)} pages/s, p99 ${served.latency.p99} ms`;
    console.log(`    ${''.padEnd(46)}${page}, ${served.non2xx + served.errors} failed`);
    await expectCount(site, report.accepted, before);
  });
  // One network gets half of all.
  await withSite({ ...environment, LIVE_MAX: '10000' }, async (site) => {
    const idle = await site.memory();
    const view = await site.view();
    const following = node('scripts/bench/live-load.ts', {
      live: `${site.api}/live?view=${view}`,
      votes: `${site.api}/votes`,
      choice: site.choices[0],
      streams: 5000,
    });
    // Memory is sampled while all streams are open.
    let most = idle;
    const looking = setInterval(async () => {
      most = Math.max(most, await site.memory());
    }, 500);
    const { open, refused, delay, backwards }: LiveReport = JSON.parse(await following);
    clearInterval(looking);
    console.log(
      `  ${open} live streams, ${refused} refused: heard of a vote after ${delay.p50} ms (median), ${delay.p99} ms (p99), ${delay.max} ms (last); ${backwards} went backwards; memory ${idle} → ${most} MB`,
    );
  });
}

function load(site: Site, rate?: number): Promise<LoadReport> {
  const task = { url: `${site.api}/votes`, choices: site.choices, connections, seconds, rate };
  return node('scripts/bench/vote-load.ts', task).then((text): LoadReport => JSON.parse(text));
}

function tell(what: string, { perSecond, latency, statuses, errors, cpu }: LoadReport, site: number): void {
  const others = Object.entries(statuses)
    .filter(([status]) => status !== '201')
    .map(([status, count]) => `, ${count} × ${status}`)
    .join('');
  console.log(
    `  ${what.padEnd(48)}${Math.round(perSecond)} votes/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, max ${latency.max} ms, ${errors} errors${others}; CPU: site ${Math.round(site)} %, generator ${Math.round(cpu)} % of one core`,
  );
}

/** Every vote with a 201 must be counted, and nothing else. */
async function expectCount(site: Site, accepted: number, before: number): Promise<void> {
  await wait(1500);
  const counted = (await site.total()) - before;
  // The generator aborts its last requests, which may still be counted, and reading the total takes a vote of its own.
  const most = accepted + connections + 2;
  const verdict = counted >= accepted && counted <= most ? 'as it should be' : 'WRONG';
  console.log(`    ${''.padEnd(46)}${accepted} answered 201, ${counted} counted: ${verdict}`);
}

interface Site {
  origin: string;
  api: string;
  choices: string[];
  /** A token to see the result, from casting a vote. */
  view(): Promise<string>;
  total(): Promise<number>;
  /** Resident memory in MB. */
  memory(): Promise<number>;
  /** Percentage of one core since the start. */
  cpu(): Promise<number>;
}

/** Runs the site alone, on a copy of the snapshots in which this machine is a network without rate limit. */
async function withSite(
  environment: Record<string, string>,
  measure: (site: Site) => Promise<void>,
): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'heimspiel-bench-'));
  await cp(join(dataDir, 'snapshots'), join(copy, 'snapshots'), { recursive: true });
  const state = JSON.parse(await readFile(join(copy, stateFile), 'utf8'));
  state.polls.networks = [{ range: '127.0.0.0/8', votesPerMinute: 10_000_000 }];
  await writeFile(join(copy, stateFile), JSON.stringify(state));
  const port = await freePort();
  const child = spawn('node', siteArguments, {
    env: {
      ...process.env,
      ...environmentOf(keptOrNewSecrets(copy)),
      NODE_ENV: 'production',
      DATA_DIR: copy,
      PORT: String(port),
      CONTENT_API_BASE: `http://127.0.0.1:${await freePort()}`,
      SITE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await measure(await siteAt(`http://127.0.0.1:${port}`, child.pid ?? 0));
  } finally {
    child.kill();
    await once(child, 'exit');
    await rm(copy, { recursive: true, force: true });
  }
}

async function siteAt(origin: string, pid: number): Promise<Site> {
  for (let tries = 0; !(await fetch(`${origin}/health`).catch(() => undefined))?.ok; tries += 1) {
    if (tries > 200) throw new Error('The site did not start. Is it built? npm run build');
    await wait(50);
  }
  await wait(1000);
  const asked = await fetch(`${origin}/sk/v1/polls/${poll}`).then((answer) => answer.json());
  const { id, options } = z
    .object({ id: z.string(), options: z.array(z.object({ id: z.string() })) })
    .parse(asked);
  const api = `${origin}/sk/v1/polls/${id}`;
  const choices = options.map((option) => option.id);
  const view = async () => {
    const key = crypto.randomUUID().replaceAll('-', '');
    const answer = await fetch(`${api}/votes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ choices: choices.slice(0, 1), device: key }),
    });
    return z.object({ view: z.string() }).parse(await answer.json()).view;
  };
  const began = { at: performance.now(), spent: await processorTime(pid) };
  return {
    origin,
    api,
    choices,
    view,
    async total() {
      const answer = await fetch(`${api}/results?view=${await view()}`);
      const results: unknown = await answer.json();
      return z.object({ total: z.number() }).parse(results).total;
    },
    async memory() {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    async cpu() {
      return (100 * ((await processorTime(pid)) - began.spent)) / (performance.now() - began.at);
    },
  };
}

async function node(script: string, task: object): Promise<string> {
  const { stdout } = await run('node', [script, JSON.stringify(task)], { maxBuffer: 1_000_000 });
  return stdout;
}
