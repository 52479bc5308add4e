import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
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
        await compare('a page and Nuxt’s', { server, path: page }, { server: nuxt, path: '/' }, encoding);
        const other = { server: nuxt, path: '/style.css' };
        await compare('its stylesheet and Nuxt’s', { server, path: stylesheet }, other, encoding);
      }
    });
    tell('memory, after the load', { site: megabytes(await memoryOf(server.pid)) });
  } finally {
    await site.stop();
  }
}

async function compare(what: string, own: Asked, other: Asked, encoding: string): Promise<void> {
  const rates: { own: number[]; other: number[] } = { own: [], other: [] };
  // In turns, so that a machine that slows down affects both.
  for (let round = 0; round < rounds; round += 1) {
    rates.own.push(await rateOf(own, encoding));
    rates.other.push(await rateOf(other, encoding));
  }
  const [rate, otherRate] = [median(rates.own), median(rates.other)];
  tell(`${what}, ${encoding}`, {
    own: { value: rate, unit: 'answers' },
    other: { value: otherRate, unit: 'answers' },
    times: { value: rate / otherRate, unit: '', least: 2 },
  });
}

async function rateOf({ server, path }: Asked, encoding: string): Promise<number> {
  const url = server.siteUrl + path;
  const headers = { 'accept-encoding': encoding, cookie: 'i18n_redirected=de' };
  const { headers: told } = await fetch(url, { headers });
  if ((told.get('content-encoding') ?? 'identity') !== encoding)
    throw new Error(`${url} is not in ${encoding}.`);
  const before = await processorTime(server.pid);
  const result = await autocannon({ url, connections, duration: seconds, headers });
  const spent = ((await processorTime(server.pid)) - before) / 1000;
  if (result.non2xx + result.errors > 0) throw new Error(`${url} was not always answered.`);
  return result['2xx'] / spent;
}
