import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { contentMetrics } from '../../src/content/process/server/content-metrics.ts';
import { siteMetrics } from '../../src/server/machines/metrics.ts';
import type { RequestMetrics } from '../../src/serving/request-metrics.ts';
import { promtoolIsMissing } from '../../tests/support/prometheus.ts';

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});

const reach = { reachable: true, since: 0 };
const build = 'abc';

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
    dataDir: tmpdir(),
  });
  const all =
    (await told(site)) + (await told(contentMetrics({ build, dataDir: tmpdir(), followers: () => 2 })));
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

const scrapeSchema = z.object({
  scrape_configs: z.array(
    z.object({
      job_name: z.string(),
      static_configs: z.array(z.object({ targets: z.array(z.string()) })).default([]),
      dns_sd_configs: z.array(z.object({ names: z.array(z.string()), port: z.number() })).default([]),
    }),
  ),
});

const scraped = (file: string) => scrapeSchema.parse(parse(readFileSync(file, 'utf8'))).scrape_configs;

const portSettings: Readonly<Record<string, string>> = {
  heimspiel: 'METRICS_PORT',
  'heimspiel-content': 'CONTENT_METRICS_PORT',
};

describe('what Prometheus asks', () => {
  const files = globSync('deploy/prometheus*.yml');

  it.each(files)('%s, has the names by which the rules and the dashboard know it', (file) => {
    const read = [guides('alerts.yml'), JSON.stringify(JSON.parse(guides('grafana-dashboard.json')))].join();
    const known = [...read.matchAll(/job=\\*"([\w-]+)/g)].map(([, name]) => name);
    expect(new Set(known)).toEqual(new Set(Object.keys(portSettings)));
    expect(scraped(file).map(({ job_name }) => job_name)).toEqual(Object.keys(portSettings));
  });

  it('is told by every site and content backend of the compose file, at the port that is set there', () => {
    const services = z
      .record(z.string(), z.looseObject({ environment: z.record(z.string(), z.unknown()).default({}) }))
      .parse(parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }).services);
    for (const { job_name, static_configs } of scraped('deploy/prometheus.yml')) {
      const setting = portSettings[job_name] ?? '';
      const told = Object.entries(services).flatMap(([name, { environment }]) =>
        environment[setting] === undefined ? [] : [`${name}:${environment[setting]}`],
      );
      expect(told).toHaveLength(2);
      expect(static_configs.flatMap(({ targets }) => targets)).toEqual(told);
    }
  });

  it('is told by every pod of the manifests, which a Service without an address of its own names', () => {
    const env = z.array(z.looseObject({ name: z.string(), value: z.string().optional() }));
    const manifest = z.looseObject({
      kind: z.string(),
      metadata: z.looseObject({ name: z.string() }),
      spec: z
        .looseObject({
          clusterIP: z.string().optional(),
          selector: z.unknown().optional(),
          ports: z.array(z.looseObject({ port: z.number(), targetPort: z.unknown() })).optional(),
          template: z
            .looseObject({
              metadata: z.looseObject({ labels: z.unknown() }),
              spec: z.looseObject({
                containers: z.array(
                  z.looseObject({
                    env,
                    ports: z.array(z.looseObject({ name: z.string(), containerPort: z.number() })),
                  }),
                ),
              }),
            })
            .optional(),
        })
        .optional(),
    });
    const manifests = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
      parseAllDocuments(readFileSync(file, 'utf8')).map((document) => manifest.parse(document.toJS())),
    );
    for (const { job_name, dns_sd_configs } of scraped('deploy/prometheus-kubernetes.yml'))
      for (const { names, port } of dns_sd_configs) {
        const service = manifests.find(
          ({ kind, metadata }) => kind === 'Service' && names.includes(metadata.name),
        );
        expect(service?.spec).toMatchObject({ clusterIP: 'None', ports: [{ port, targetPort: 'metrics' }] });
        const pods = manifests.filter(
          ({ spec }) =>
            spec?.template &&
            JSON.stringify(spec.template.metadata.labels) === JSON.stringify(service?.spec?.selector),
        );
        expect(pods).toHaveLength(1);
        const [container] = pods[0]?.spec?.template?.spec.containers ?? [];
        expect(container?.ports).toContainEqual({ name: 'metrics', containerPort: port });
        expect(container?.env).toContainEqual({ name: portSettings[job_name], value: String(port) });
      }
  });

  it.skipIf(promtoolIsMissing !== undefined).each(files)(
    '%s, is taken by Prometheus, with the rules',
    (file) => {
      const directory = mkdtempSync(join(tmpdir(), 'heimspiel-prometheus-'));
      try {
        copyFileSync(file, join(directory, 'prometheus.yml'));
        copyFileSync('docs/guides/alerts.yml', join(directory, 'alerts.yml'));
        const said = execFileSync('promtool', ['check', 'config', join(directory, 'prometheus.yml')], {
          encoding: 'utf8',
        });
        expect(said).toContain('rules found');
      } finally {
        rmSync(directory, { recursive: true, force: true });
      }
    },
  );
});
