import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endpointName } from '#content/access/guard/hold-to-table.ts';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import {
  collectionEndpoints,
  collections,
  globalEndpoints,
  globals,
  rootEndpoints,
  routes,
  serverFunctions,
  tasks,
} from './table.ts';

/** What the configuration has and the table lacks, and vice versa, as sentences that say what to do. */
function differences(kind: string, table: string, has: Iterable<string>, names: Iterable<string>): string[] {
  const [there, named] = [new Set(has), new Set(names)];
  return [
    ...[...there]
      .filter((name) => !named.has(name))
      .map(
        (name) =>
          `The ${kind} \`${name}\` is denied to everybody: add it to \`${table}\` in src/content/access/rights/table.ts, saying who may use it, or \`nobody\`.`,
      ),
    ...[...named]
      .filter((name) => !there.has(name))
      .map(
        (name) =>
          `There is no ${kind} \`${name}\` any more: take it out of \`${table}\` in src/content/access/rights/table.ts.`,
      ),
  ];
}

describe('the access table names everything that the running configuration has, and nothing else', () => {
  const backend = ContentBackend.forTests();

  test('collections and globals', () => {
    const { config } = backend.payload;
    const slugs = (entities: readonly { slug: string }[]) => entities.map(({ slug }) => slug);
    expect([
      ...differences('collection', 'collections', slugs(config.collections), Object.keys(collections)),
      ...differences('global', 'globals', slugs(config.globals), Object.keys(globals)),
    ]).toEqual([]);
  });

  test('endpoints', () => {
    const { config } = backend.payload;
    const problems: string[] = [];
    for (const { slug, endpoints } of config.collections) {
      const there = endpoints === false ? [] : endpoints.map(endpointName);
      const named = Object.keys(collections[slug]?.endpoints ?? {});
      const usual = Object.keys(collectionEndpoints);
      const special = there.filter((name) => !usual.includes(name) || named.includes(name));
      problems.push(...differences(`endpoint of ${slug}`, `collections.${slug}.endpoints`, special, named));
    }
    for (const { slug, endpoints } of config.globals) {
      const there = endpoints === false ? [] : endpoints.map(endpointName);
      const named = Object.keys(globals[slug]?.endpoints ?? {});
      const special = there.filter((name) => !Object.hasOwn(globalEndpoints, name));
      problems.push(...differences(`endpoint of ${slug}`, `globals.${slug}.endpoints`, special, named));
    }
    const root = config.endpoints.map(endpointName);
    problems.push(...differences('endpoint below /api', 'rootEndpoints', root, Object.keys(rootEndpoints)));
    expect(problems).toEqual([]);
  });

  test('job tasks, before those that it does not name were taken out', () => {
    const jobs = backend.payload.config.collections.find(({ slug }) => slug === 'payload-jobs');
    const field = jobs?.flattenedFields.find(({ name }) => name === 'taskSlug');
    const slugs = field?.type === 'select' ? field.options.map((option) => String(option)) : [];
    // Payload's name for a workflow step; there are no workflows, and it can't be run on its own.
    const known = slugs.filter((slug) => slug !== 'inline');
    expect(differences('job task', 'tasks', known, Object.keys(tasks))).toEqual([]);
    expect(backend.payload.config.jobs.workflows ?? []).toEqual([]);
  });

  test('server functions', () => {
    const source = readFileSync(
      'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js',
      'utf8',
    );
    const list = /const baseServerFunctions = \{(.*?)\n\};/s.exec(source)?.[1] ?? '';
    const known = [...list.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name]) => name ?? '');
    expect(known.length).toBeGreaterThan(10);
    expect(differences('server function', 'serverFunctions', known, Object.keys(serverFunctions))).toEqual(
      [],
    );
  });

  test('routes of the Next app', () => {
    const files = readdirSync('src/content/app', { recursive: true, encoding: 'utf8' });
    const there = files
      .filter((file) => file.endsWith('/route.ts') && !file.startsWith('(payload)'))
      .flatMap((file) => {
        const path = `/${file.slice(0, -'/route.ts'.length).replace(/\[(\w+)\]/g, ':$1')}`;
        const source = readFileSync(`src/content/app/${file}`, 'utf8');
        const methods = [...source.matchAll(/^export (?:async )?(?:function|const) ([A-Z]+)\b/gm)];
        return methods.map(([, method]) => `${method} ${path}`);
      });
    expect(differences('route', 'routes', there, Object.keys(routes))).toEqual([]);
    const payloadRoutes = files.filter((file) => file.startsWith('(payload)') && file.endsWith('route.ts'));
    expect(payloadRoutes).toEqual(['(payload)/api/[...slug]/route.ts']);
  });
});
