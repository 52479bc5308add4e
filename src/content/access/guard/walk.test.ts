import type { CollectionSlug } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Asker, askers, type Right } from '#content/access/rights/right.ts';
import {
  collectionEndpoints,
  collections,
  globalEndpoints,
  globals,
  rootEndpoints,
} from '#content/access/rights/table.ts';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import { storedDocument } from '../../../../tests/support/stored-document.ts';
import { endpointName, endpointRight } from './hold-to-table.ts';

type Ask = ContentBackend['request'];

/** A violation of the table: the action, the asker and the response. */
type Breach = string;

describe('everybody at every endpoint', () => {
  const backend = ContentBackend.forTests();
  let asking: Readonly<Record<Asker, Ask>>;

  beforeAll(async () => {
    asking = {
      stranger: (...args) => backend.request(...args),
      viewer: await backend.as('viewer'),
      editor: await backend.as('editor'),
      admin: await backend.as('admin'),
    };
  });

  /** Asks as everyone without the right, and returns every response that isn't a refusal. */
  async function refusals(right: Right, method: string, path: string): Promise<Breach[]> {
    const breaches: Breach[] = [];
    const expected = right.askers.length === 0 ? 404 : 403;
    for (const asker of askers.filter((each) => !right.askers.includes(each))) {
      const body = method === 'GET' ? undefined : { _status: 'published', stats: { broken: true } };
      const { status } = await asking[asker](method, path, body);
      if (status !== expected)
        breaches.push(`${method} ${path} as ${asker}: ${status} instead of ${expected}. ${right.who} may.`);
    }
    return breaches;
  }

  test('whom the table names at no endpoint of a collection is refused, and changes nothing', async () => {
    const breaches: Breach[] = [];
    for (const { slug, endpoints, versions } of backend.payload.config.collections) {
      const rights = collections[slug];
      if (!rights || endpoints === false) continue;
      const document = await storedDocument(backend.payload, slug);
      // Later entries are the audit log's own about the refusals.
      const where = { id: { less_than_equal: document.id } };
      const state = () =>
        backend.payload.db.find({ collection: slug as CollectionSlug, pagination: false, where });
      const before = await state();
      for (const endpoint of endpoints) {
        const name = endpointName(endpoint);
        const path = filled(endpoint.path, String(document.id));
        if (
          endpoints.find((each) => each.method === endpoint.method && matches(each.path, path)) !== endpoint
        )
          continue;
        const right = endpointRight(name, rights, collectionEndpoints);
        const closed = !versions && name.includes(' /versions');
        breaches.push(
          ...(await refusals(
            closed ? { ...right, askers: [] } : right,
            endpoint.method.toUpperCase(),
            `/${slug}${path}?where[id][exists]=true`,
          )),
        );
      }
      expect(await state(), slug).toEqual(before);
    }
    expect(breaches).toEqual([]);
  });

  test('the same for globals', async () => {
    const breaches: Breach[] = [];
    for (const { slug, endpoints } of backend.payload.config.globals) {
      const rights = globals[slug];
      if (!rights || endpoints === false) continue;
      const state = () => backend.payload.db.findGlobal({ slug });
      const before = await state();
      for (const endpoint of endpoints) {
        const right = endpointRight(endpointName(endpoint), rights, globalEndpoints);
        const path = `/globals/${slug}${filled(endpoint.path, '1')}`;
        breaches.push(...(await refusals(right, endpoint.method.toUpperCase(), path)));
      }
      expect(await state(), slug).toEqual(before);
    }
    expect(breaches).toEqual([]);
  });

  test('and for what lies directly below /api', async () => {
    const breaches: Breach[] = [];
    for (const endpoint of backend.payload.config.endpoints) {
      const right = rootEndpoints[endpointName(endpoint)];
      if (right) breaches.push(...(await refusals(right, endpoint.method.toUpperCase(), endpoint.path)));
    }
    expect(breaches).toEqual([]);
    for (const path of [
      '/graphql',
      '/graphql-playground',
      '/og',
      '/reorder',
      '/payload-query-presets',
      '/payload-folders',
    ])
      for (const method of ['GET', 'POST'])
        expect((await asking.admin(method, path, method === 'GET' ? undefined : {})).status, path).toBe(404);
  });
});

function matches(pattern: string, path: string): boolean {
  const expression = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${expression}$`).test(path || '/');
}

function filled(path: string, id: string): string {
  return (path === '/' ? '' : path)
    .replace(/:id\??/, id)
    .replace(':key', 'walk')
    .replace(':filename', 'stored.png')
    .replace(':file', '0'.repeat(32));
}
