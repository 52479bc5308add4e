/**
 * Measures how many kept pages and assets the built site answers in a second, beside Nuxt's own server with a page and a
 * stylesheet of the same weight, in turns, by the same generator on the same machine. Builds the Nuxt application first, from
 * the packages of npm, which takes a minute or two.
 * The site runs by itself, on what DATA_DIR holds, so the product must have been started once before.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type BenchSite, startBenchSite } from './bench-site.ts';
import { startNuxtPage } from './nuxt-page.ts';
import { processorTime } from './processor-time.ts';
import type { ServingReport } from './serving-load.ts';

const run = promisify(execFile);

const page = '/strategie';
const connections = 50;
const seconds = 4;
const rounds = 5;

/** How many times as many as Nuxt. */
const budget = 2;

interface Measured {
  server: BenchSite;
  path: string;
  /** Answers per second, of each round. */
  perSecond: number[];
  /** Answers per second that one core computes, of each round. */
  perCore: number[];
  bytes: number;
}

const site = await startBenchSite();
let nuxt: BenchSite | undefined;
try {
  const html = await (await fetch(site.origin + page)).text();
  const [markup = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const [, stylesheet = ''] = /href="(\/assets\/[^"]*\.css)"/.exec(html) ?? [];
  nuxt = await startNuxtPage(markup, await (await fetch(site.origin + stylesheet)).text());
  for (const encoding of ['gzip', 'br']) {
    await compare(`${page}, ${encoding}`, encoding, [site, page], [nuxt, '/']);
    await compare(`its stylesheet, ${encoding}`, encoding, [site, stylesheet], [nuxt, '/style.css']);
  }
} finally {
  await Promise.all([site.end(), nuxt?.end()]);
}

type Place = readonly [server: BenchSite, path: string];

async function compare(what: string, encoding: string, ours: Place, theirs: Place): Promise<void> {
  const measured = [ours, theirs].map(
    ([server, path]): Measured => ({ server, path, perSecond: [], perCore: [], bytes: 0 }),
  );
  // In turns, so that a machine that becomes slower does so for both.
  for (let round = 0; round < rounds; round += 1) for (const one of measured) await measure(one, encoding);
  const [own, other] = measured;
  if (!own || !other) return;
  const times = (of: 'perSecond' | 'perCore') => median(own[of]) / median(other[of]);
  const verdict = times('perCore') < budget ? ` – fewer than ${budget} times as many!` : '';
  console.log(`\n${what}, median of ${rounds}${verdict}`);
  for (const [name, { perSecond, perCore, bytes }] of [
    ['site', own],
    ['Nuxt', other],
  ] as const)
    console.log(
      `  ${name.padEnd(8)}${String(Math.round(median(perSecond))).padStart(7)} answers/s${String(Math.round(median(perCore))).padStart(9)} per second of a core${String(bytes).padStart(8)} bytes each`,
    );
  console.log(
    `  ${'times'.padEnd(8)}${times('perSecond').toFixed(1).padStart(7)}${times('perCore').toFixed(1).padStart(19)}`,
  );
}

async function measure(measured: Measured, encoding: string): Promise<void> {
  const { server, path } = measured;
  const task = { url: server.origin + path, encoding, connections, seconds };
  const before = await processorTime(server.pid);
  const { stdout } = await run('node', ['scripts/serving-load.ts', JSON.stringify(task)]);
  const spent = (await processorTime(server.pid)) - before;
  const { perSecond, bytes, others }: ServingReport = JSON.parse(stdout);
  if (others > 0) throw new Error(`${others} answers of ${task.url} were not like the first.`);
  measured.perSecond.push(perSecond);
  measured.perCore.push((perSecond * seconds * 1000) / spent);
  measured.bytes = bytes;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
