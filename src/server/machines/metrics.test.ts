import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { listenForTest } from '../../../tests/support/listening.ts';
import { directoryForTests } from '../../../tests/support/test-directory.ts';
import { siteMetrics } from './metrics.ts';

const parts = {
  content: { reach: { reachable: true, since: 0 }, behindSince: undefined as number | undefined },
  ballots: { reach: { reachable: false, since: 0 } },
  outbox: { waiting: { submissions: 3, oldest: undefined } },
  cache: { reads: { memory: 7, renderer: 2 } },
  live: { count: 5 },
  bucket: { reach: { reachable: false, since: 0 } },
  build: 'abc',
  dataDir: directoryForTests(),
};

beforeEach(() => {
  parts.content.behindSince = undefined;
});

async function startMeasured() {
  const metrics = siteMetrics(parts);
  const { url: site } = await listenForTest((incoming, outgoing) => {
    metrics.observe(incoming, outgoing);
    if (incoming.url === '/hangs-up') outgoing.destroy();
    else outgoing.writeHead(incoming.url === '/not-here' ? 404 : 200).end('text');
  });
  const { url: own } = await listenForTest(metrics.server());
  const read = async () => (await fetch(`${own}/metrics`)).text();
  return { site, own, read };
}

test('requests are counted by kind and status, whatever their paths', async () => {
  const { site, read } = await startMeasured();
  for (const path of [
    '/',
    '/strategie?a=1',
    '/not-here',
    '/strategie/_payload.js',
    '/sk/v1/polls/a%2Fb/votes',
  ])
    await (await fetch(site + path)).text();
  await fetch(`${site}/hangs-up`).catch(() => {});
  const text = await read();
  const count = (labels: string) => `heimspiel_request_duration_seconds_count{${labels}}`;
  expect(text).toContain(`${count('kind="page",code="200"')} 2`);
  expect(text).toContain(`${count('kind="page",code="404"')} 1`);
  expect(text).toContain(`${count('kind="page",code="aborted"')} 1`);
  expect(text).toContain(`${count('kind="payload",code="200"')} 1`);
  expect(text).toContain(`${count('kind="vote",code="200"')} 1`);
  expect(text).not.toContain('strategie');
});

test('says how the parts are', async () => {
  const { read } = await startMeasured();
  const text = await read();
  expect(text).toContain('heimspiel_build_info{build="abc"} 1');
  expect(text).toContain('heimspiel_page_reads_total{from="memory"} 7');
  expect(text).toContain('heimspiel_page_reads_total{from="renderer"} 2');
  expect(text).toContain('heimspiel_reachable{part="content"} 1');
  expect(text).toContain('heimspiel_reachable{part="ballots"} 0');
  expect(text).toContain('heimspiel_reachable{part="bucket"} 0');
  expect(text).toContain('heimspiel_content_behind_seconds 0');
  expect(text).toContain('heimspiel_outbox_waiting 3');
  expect(text).toContain('heimspiel_live_followers 5');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  // Reading does not reset counters.
  expect(await read()).toContain('heimspiel_page_reads_total{from="memory"} 7');
});

test('says for how long it has been behind', async () => {
  const { read } = await startMeasured();
  parts.content.behindSince = Date.now() - 90_000;
  expect(await read()).toMatch(/heimspiel_content_behind_seconds 9\d/);
});

test('tells nothing else, and nothing at another address', async () => {
  const { own } = await startMeasured();
  expect((await fetch(`${own}/`)).status).toBe(404);
  expect((await fetch(`${own}/metrics?x`)).headers.get('content-type')).toContain('text/plain');
});

test('the disk and the age of the back-up are told', async () => {
  const { read } = await startMeasured();
  const before = await read();
  expect(before).toMatch(/^heimspiel_disk_free_ratio 0\.\d+$/m);
  expect(before).toContain('heimspiel_backed_up_seconds Nan');
  writeFileSync(join(parts.dataDir, 'backed-up'), '');
  expect(await read()).toMatch(/^heimspiel_backed_up_seconds \d/m);
});
