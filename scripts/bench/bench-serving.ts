/**
 * Benchmarks cached pages and assets per second against Nuxt's own server with a page and a stylesheet of the same
 * size, in turns, with the same load generator on the same machine. First builds the Nuxt application from npm, which
 * takes a minute or two. The site runs alone, on the content of DATA_DIR, so the product must have been started once
 * before.
 *
 * Then a second site with its uploads in a bucket: a picture against an asset of its size, and a film-sized upload, too
 * large for the memory cache, against the largest asset, by bytes.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Bucket, type BucketPlace } from '#bucket/bucket.ts';
import { keptInMemory } from '#server/media-in-memory.ts';
import { startObjectStorage } from '../../tests/support/object-storage.ts';
import { settingsOrExit } from '../operate/command-line.ts';
import { type BenchSite, startBenchSite } from './bench-site.ts';
import { startNuxtPage } from './nuxt-page.ts';
import { processorTime } from './processor-time.ts';
import { closestInSize, type Measured, median, type Sized, timesAsMuch, verdict } from './serving-figures.ts';
import type { ServingReport } from './serving-load.ts';

const run = promisify(execFile);

const page = '/strategie';
const connections = 50;
const seconds = 4;
const rounds = 5;

/** Required factor over Nuxt's rate; required share of assets' rate. */
const budgets = { nuxt: 2, media: 1 / 3 };

interface Measuring extends Measured {
  name: string;
  server: BenchSite;
  path: string;
}

await besideNuxt();
await mediaBesideAssets();

async function besideNuxt(): Promise<void> {
  const site = await startBenchSite();
  let nuxt: BenchSite | undefined;
  try {
    const html = await (await fetch(site.origin + page)).text();
    const [markup = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const [, stylesheet = ''] = /href="(\/assets\/[^"]*\.css)"/.exec(html) ?? [];
    nuxt = await startNuxtPage(markup, await (await fetch(site.origin + stylesheet)).text());
    const asked = (name: string, server: BenchSite, path: string) => ({ name, server, path });
    const budget = budgets.nuxt;
    for (const encoding of ['gzip', 'br']) {
      const pages = [asked('site', site, page), asked('Nuxt', nuxt, '/')] as const;
      await compare(page, pages, { encoding, budget, of: 'answers' });
      const styles = [asked('site', site, stylesheet), asked('Nuxt', nuxt, '/style.css')] as const;
      await compare('its stylesheet', styles, { encoding, budget, of: 'answers' });
    }
  } finally {
    await Promise.all([site.end(), nuxt?.end()]);
  }
}

async function mediaBesideAssets(): Promise<void> {
  const { dataDir } = settingsOrExit();
  const storage = await startObjectStorage();
  let site: BenchSite | undefined;
  try {
    await fill(storage.place, join(dataDir, 'media'));
    const server = await startBenchSite(storage.place);
    site = server;
    const html = await (await fetch(server.origin + page)).text();
    const pictures = await sizesOf(server, [...html.matchAll(/\/media\/[\w.-]+/g)].map(String));
    const large = await sizesOf(
      server,
      (await largestIn(join(dataDir, 'media'))).map((name) => `/media/${name}`),
    );
    const assets = await sizesOf(
      server,
      (await readdir('dist/client/assets'))
        .filter((name) => /\.(woff2|js)$/.test(name))
        .map((name) => `/assets/${name}`),
    );
    const alike = closestInSize(pictures, assets);
    if (!alike) throw new Error(`${page} shows no picture to be measured.`);
    const asked = (name: string, { path }: Sized) => ({ name, server, path });
    const budget = budgets.media;
    const one = [asked('picture', alike[0]), asked('asset', alike[1])] as const;
    await compare('a picture from the bucket', one, { encoding: 'identity', budget, of: 'answers' });
    const [file, asset] = [largest(large), largest(assets)];
    if (!file || !asset) throw new Error('There is no large file to be measured.');
    const two = [asked('file', file), asked('asset', asset)] as const;
    await compare('a large file from the bucket', two, { encoding: 'identity', budget, of: 'bytes' });
  } finally {
    await site?.end();
    await storage.remove();
  }
}

/** Pads pictures beyond the memory cache's limit; files may have trailing bytes. */
async function fill(place: BucketPlace, directory: string): Promise<void> {
  const bucket = new Bucket(place);
  for (const name of await readdir(directory)) {
    const bytes = await readFile(join(directory, name));
    const isLarge = bytes.length > keptInMemory.each / 5;
    await bucket.write(name, isLarge ? Buffer.concat([bytes, Buffer.alloc(keptInMemory.each)]) : bytes);
  }
}

async function largestIn(directory: string): Promise<string[]> {
  const sized: Sized[] = [];
  for (const path of await readdir(directory))
    sized.push({ path, bytes: (await stat(join(directory, path))).size });
  const bySize = sized.toSorted((one, other) => other.bytes - one.bytes);
  return bySize.slice(0, 30).map(({ path }) => path);
}

async function sizesOf({ origin }: BenchSite, paths: readonly string[]): Promise<Sized[]> {
  const sized: Sized[] = [];
  for (const path of new Set(paths)) {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.ok) sized.push({ path, bytes: byteLength });
  }
  return sized;
}

function largest(files: readonly Sized[]): Sized | undefined {
  return files.toSorted((one, other) => other.bytes - one.bytes)[0];
}

interface Asked {
  name: string;
  server: BenchSite;
  path: string;
}

interface Comparison {
  encoding: string;
  budget: number;
  of: 'answers' | 'bytes';
}

async function compare(
  what: string,
  asked: readonly [Asked, Asked],
  { encoding, budget, of }: Comparison,
): Promise<void> {
  const measuring = (one: Asked): Measuring => ({ ...one, perSecond: [], perCore: [], bytes: 0 });
  const [own, other] = [measuring(asked[0]), measuring(asked[1])];
  // In turns, so that a machine that slows down affects both.
  for (let round = 0; round < rounds; round += 1)
    for (const one of [own, other]) await measure(one, encoding);
  const times = timesAsMuch(own, other, of);
  console.log(`\n${what}, ${encoding}, median of ${rounds}, by ${of}${verdict(times, budget)}`);
  for (const { name, perSecond, perCore, bytes } of [own, other])
    console.log(
      `  ${name.padEnd(8)}${String(Math.round(median(perSecond))).padStart(7)} answers/s${String(Math.round(median(perCore))).padStart(9)} per second of a core${String(bytes).padStart(9)} bytes each`,
    );
  console.log(
    `  ${'times'.padEnd(8)}${times.perSecond.toFixed(2).padStart(7)}${times.perCore.toFixed(2).padStart(19)}`,
  );
}

async function measure(measured: Measuring, encoding: string): Promise<void> {
  const { server, path } = measured;
  const task = { url: server.origin + path, encoding, connections, seconds };
  const before = await processorTime(server.pid);
  const { stdout } = await run('node', ['scripts/bench/serving-load.ts', JSON.stringify(task)]);
  const spent = (await processorTime(server.pid)) - before;
  const { perSecond, bytes, others }: ServingReport = JSON.parse(stdout);
  if (others > 0) throw new Error(`${others} answers of ${task.url} were not like the first.`);
  measured.perSecond.push(perSecond);
  measured.perCore.push((perSecond * seconds * 1000) / spent);
  measured.bytes = bytes;
}
