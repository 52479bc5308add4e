import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentMetrics } from '../src/content/process/content-metrics.ts';
import { siteMetrics } from '../src/server/machines/metrics.ts';
import type { RequestMetrics } from '../src/serving/request-metrics.ts';

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});

const reach = { reachable: true, since: 0 };
const build = 'abc';

/** What Prometheus is told of one request. */
async function told(metrics: RequestMetrics): Promise<string> {
  const server = metrics.server();
  server.on('request', (incoming, outgoing) => metrics.observe(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  await (await fetch(address)).text();
  const text = await (await fetch(address)).text();
  server.close().closeAllConnections();
  return text;
}

const guides = (name: string) => readFileSync(`docs/guides/${name}`, 'utf8');

test('sites and content backends tell whatever the rules and the dashboard read, and the guide explains each rule', async () => {
  const site = siteMetrics({
    content: { reach, behindSince: undefined },
    ballots: { reach },
    outbox: { waiting: { submissions: 0, oldest: undefined } },
    cache: { reads: { memory: 0, renderer: 0 } },
    live: { count: 0 },
    bucket: { reach },
    build,
  });
  const all = (await told(site)) + (await told(contentMetrics({ build, followers: () => 2 })));
  expect(all).toContain('heimspiel_following_sites 2');
  const rules = rulesSchema.parse(parse(guides('alerts.yml'))).groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(5);
  for (const text of [...rules.map(({ expr }) => expr), guides('grafana-dashboard.json')])
    for (const [name] of text.matchAll(/\b(?:heimspiel|nodejs|process)_\w+/g))
      expect(all, name).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
  for (const { expr } of rules)
    for (const [, part] of expr.matchAll(/part="(\w+)"/g))
      expect(all).toContain(`heimspiel_reachable{part="${part}"}`);
  for (const { alert } of rules) expect(guides('watch.md')).toContain(`### ${alert}\n`);
});
