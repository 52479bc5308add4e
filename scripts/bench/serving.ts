import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Bucket } from '#bucket/bucket.ts';
import { keptInMemory } from '#server/media-in-memory.ts';
import { startObjectStorage } from '../../tests/support/object-storage.ts';
import { temporaryDirectory } from '../../tests/support/product.ts';
import { median, megabytes, tell } from './figures.ts';
import { type Measured, memoryOf, processorTime, startSite } from './measured-site.ts';
import { besideNuxt } from './nuxt.ts';

const page = '/strategie';
const connections = 50;
const seconds = 4;
const rounds = 5;

interface Server {
  siteUrl: string;
  pid: number;
}

interface Asked {
  server: Server;
  path: string;
}

/** In what, how many times as much as the other at least, and how it is encoded. */
interface Comparison {
  by: 'answers' | 'bytes';
  least: number;
  encoding: string;
}

/** Per second of the server's CPU time, which does not depend on how fast this process asks. */
export async function serving({ dataDir }: Measured): Promise<void> {
  console.log('\nMemory of the site, and what it serves per second of CPU time');
  const site = await startSite(dataDir);
  try {
    const server = { siteUrl: site.siteUrl, pid: site.pid('site') };
    // So that startup garbage does not count.
    await wait(1000);
    tell('memory, idle', { site: megabytes(await memoryOf(server.pid)) });
    const html = await (await fetch(server.siteUrl + page)).text();
    const [markup = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const [, stylesheet = ''] = /href="(\/assets\/[^"]*\.css)"/.exec(html) ?? [];
    const styles = await (await fetch(server.siteUrl + stylesheet)).text();
    await besideNuxt(markup, styles, async (nuxt) => {
      for (const encoding of ['gzip', 'br']) {
        const by = { by: 'answers', least: 2, encoding } as const;
        await compare('a page and Nuxt’s', { server, path: page }, { server: nuxt, path: '/' }, by);
        const other = { server: nuxt, path: '/style.css' };
        await compare('its stylesheet and Nuxt’s', { server, path: stylesheet }, other, by);
      }
    });
    tell('memory, after the load', { site: megabytes(await memoryOf(server.pid)) });
  } finally {
    await site.stop();
  }
  await uploadsFromBucket(dataDir);
}

async function uploadsFromBucket(dataDir: string): Promise<void> {
  const storage = await startObjectStorage();
  const copy = await temporaryDirectory();
  try {
    const media = join(copy.path, 'media');
    await cp(dataDir, copy.path, { recursive: true });
    const uploads = new Bucket(storage.place).part('media');
    const large: string[] = [];
    for (const name of await readdir(media)) {
      const bytes = await readFile(join(media, name));
      const isLarge = bytes.length > keptInMemory.each / 5;
      if (isLarge) large.push(`/media/${name}`);
      // Beyond what the cache in memory takes; pictures may have trailing bytes.
      await uploads.write(name, isLarge ? Buffer.concat([bytes, Buffer.alloc(keptInMemory.each)]) : bytes);
    }
    await rm(media, { recursive: true });
    const site = await startSite(copy.path, {
      S3_BUCKET: storage.place.bucket,
      S3_REGION: storage.place.region,
      S3_ENDPOINT: storage.place.endpoint ?? '',
      S3_ACCESS_KEY_ID: storage.place.accessKeyId,
      S3_SECRET_ACCESS_KEY: storage.place.secretAccessKey,
    });
    try {
      const server = { siteUrl: site.siteUrl, pid: site.pid('site') };
      const html = await (await fetch(server.siteUrl + page)).text();
      const names = (await readdir('dist/client/assets')).filter((name) => /\.(woff2|js)$/.test(name));
      const assets = await bySize(
        server,
        names.map((name) => `/assets/${name}`),
      );
      const pictures = await bySize(server, [...html.matchAll(/\/media\/[\w.-]+/g)].map(String));
      // Alike in size: otherwise it would be the network that is compared.
      const apart = (pair: readonly { bytes: number }[]) =>
        Math.abs(Math.log((pair[0]?.bytes ?? 0) / (pair[1]?.bytes ?? 0)));
      const [alike] = pictures
        .flatMap((one) => assets.map((other) => [one, other] as const))
        .toSorted((one, other) => apart(one) - apart(other));
      const [file, asset] = [(await bySize(server, large)).at(-1), assets.at(-1)];
      if (!alike || !file || !asset) throw new Error('There is no picture or large file to be measured.');
      const least = { least: 1 / 3, encoding: 'identity' };
      const [picture, like] = alike;
      await compare('a picture from the bucket and an asset', picture, like, { by: 'answers', ...least });
      await compare('a large file from it and an asset', file, asset, { by: 'bytes', ...least });
    } finally {
      await site.stop();
    }
  } finally {
    await copy.remove();
    await storage.remove();
  }
}

/** What the server has at these paths, the largest last. */
async function bySize(server: Server, paths: readonly string[]): Promise<(Asked & { bytes: number })[]> {
  const found: (Asked & { bytes: number })[] = [];
  for (const path of new Set(paths)) {
    const answer = await fetch(server.siteUrl + path, { headers: { 'accept-encoding': 'identity' } });
    const { byteLength: bytes } = await answer.arrayBuffer();
    if (answer.ok) found.push({ server, path, bytes });
  }
  return found.toSorted((one, other) => one.bytes - other.bytes);
}

async function compare(what: string, own: Asked, other: Asked, comparison: Comparison): Promise<void> {
  const { by, least, encoding } = comparison;
  const rates: { own: number[]; other: number[] } = { own: [], other: [] };
  // In turns, so that a machine that slows down affects both.
  for (let round = 0; round < rounds; round += 1) {
    rates.own.push(await rateOf(own, comparison));
    rates.other.push(await rateOf(other, comparison));
  }
  const [rate, otherRate] = [median(rates.own), median(rates.other)];
  tell(`${what}, ${encoding}`, {
    own: { value: rate, unit: by },
    other: { value: otherRate, unit: by },
    times: { value: rate / otherRate, unit: '', least },
  });
}

async function rateOf({ server, path }: Asked, { by, encoding }: Comparison): Promise<number> {
  const url = server.siteUrl + path;
  const headers = { 'accept-encoding': encoding, cookie: 'i18n_redirected=de' };
  const { headers: told } = await fetch(url, { headers });
  if ((told.get('content-encoding') ?? 'identity') !== encoding)
    throw new Error(`${url} is not in ${encoding}.`);
  const before = await processorTime(server.pid);
  const result = await autocannon({ url, connections, duration: seconds, headers });
  const spent = ((await processorTime(server.pid)) - before) / 1000;
  if (result.non2xx + result.errors > 0) throw new Error(`${url} was not always answered.`);
  return (by === 'bytes' ? result.throughput.total : result['2xx']) / spent;
}
