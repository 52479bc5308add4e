import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import {
  collectionEndpoints,
  collections,
  routes as contentRoutes,
  globalEndpoints,
  globals,
  rootEndpoints,
} from '../../src/content/access/rights/table.ts';
import { ContentEditor } from '../support/content-editor.ts';
import { asSite, copyOfSeededData, Product } from '../support/product.ts';
import {
  type Body,
  bodies,
  files,
  headers,
  overrides,
  queries,
  segments,
  upload,
} from '../support/worst-inputs.ts';

/**
 * Walks every entry point of both processes with the worst inputs that are known. What an input costs is measured in
 * CPU time, which other work on the machine doesn't change.
 */

test.skip(process.platform !== 'linux', 'CPU time of a thread is read from /proc.');
test.describe.configure({ mode: 'default' });
test.setTimeout(600_000);

/** Of a request's head, in bytes: Node takes 16 KB. */
const headSize = 12_000;
/** Of a body, in bytes, by who sends it. */
const strangersBody = 60_000;
const visitorsFile = 400_000;
const editorsBody = 250_000;

/** The most that one request may keep an event loop busy for, in seconds of CPU. */
const mostBusy = { strangers: 0.5, trusted: 2 };
/** Below this cost in seconds growth isn't looked at. */
const noticeable = 0.3;
/** An input four times as large may cost this many times as much. */
const mostGrowth = 8;

let product: Product;
let removeData: () => Promise<void>;
let siteSecret: Record<string, string>;
const editors = new Map<string, Record<string, string>>();
const findings: string[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 2 });
let client = 0;

test.beforeAll(async () => {
  const data = await copyOfSeededData();
  removeData = data.remove;
  product = await Product.create({ dataDir: data.path, environment: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  await product.start();
  siteSecret = await asSite(data.path);
  const admin = await ContentEditor.signIn(product);
  const password = 'a long enough sentence';
  for (const role of ['viewer', 'editor'])
    await admin.invite({ email: `${role}@example.org`, password, role });
  editors.set('admin', await product.signIn());
  for (const role of ['viewer', 'editor'])
    editors.set(role, await product.signIn({ email: `${role}@example.org`, password }));
});

test.afterAll(async () => {
  agent.destroy();
  await product?.stop();
  await removeData?.();
});

test.afterEach(() => {
  expect(findings.splice(0)).toEqual([]);
});

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Body | undefined;
  /** By default the site. */
  port?: number;
}

/** Resolves to the status, 0 if the connection was closed. Each request is another visitor's. */
function send({ method, path, headers: sent = {}, body, port = product.port }: Sent): Promise<number> {
  client += 1;
  const from = `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
  return new Promise((resolve) => {
    const outgoing = request({
      agent,
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: {
        'x-forwarded-for': from,
        ...(body && { 'content-type': body.type, 'content-length': String(body.bytes.length) }),
        ...sent,
      },
    });
    outgoing.on('response', (incoming) => {
      const status = incoming.statusCode ?? 0;
      const isStream = incoming.headers['content-type']?.startsWith('text/event-stream');
      if (isStream) {
        incoming.on('error', () => {});
        incoming.destroy();
        resolve(status);
        return;
      }
      incoming.resume();
      incoming.on('close', () => resolve(status));
    });
    outgoing.on('error', () => resolve(0));
    outgoing.end(body?.bytes);
  });
}

/** CPU seconds of a process's main thread, where its event loop runs, and of all its threads and ended children. */
function cpuOf(pid: number): { main: number; all: number } {
  const seconds = (path: string, fields: number) => {
    const [, after = ''] = readFileSync(path, 'utf8').split(') ');
    const ticks = after
      .split(' ')
      .slice(11, 11 + fields)
      .map(Number);
    return ticks.reduce((sum, each) => sum + each, 0) / 100;
  };
  return { main: seconds(`/proc/${pid}/task/${pid}/stat`, 2), all: seconds(`/proc/${pid}/stat`, 4) };
}

/** What requests cost: all of them in both processes, and the dearest of them on one event loop. */
async function costOf(requests: readonly Sent[], statuses: number[]): Promise<{ all: number; busy: number }> {
  const pids = [product.pid('site'), product.pid('content')];
  let last = pids.map(cpuOf);
  const cost = { all: 0, busy: 0 };
  for (const sent of requests) {
    statuses.push(await send(sent));
    const now = pids.map(cpuOf);
    for (const [index, { main, all }] of now.entries()) {
      cost.all += all - (last[index]?.all ?? 0);
      cost.busy = Math.max(cost.busy, main - (last[index]?.main ?? 0));
    }
    last = now;
  }
  return cost;
}

/** Sends all inputs at one size; if they cost something, also at a quarter of it. */
async function walk(
  name: string,
  size: number,
  requests: (size: number) => Sent[],
  limit = mostBusy.strangers,
): Promise<void> {
  const statuses: number[] = [];
  // What is made once is made now.
  await costOf(requests(1), statuses);
  let { all, busy } = await costOf(requests(size), statuses);
  if (all > noticeable || busy > limit) {
    // Processes also have work of their own, such as collecting garbage.
    const again = await costOf(requests(size), statuses);
    all = Math.min(all, again.all);
    busy = Math.min(busy, again.busy);
  }
  // Next says so of a server action that it can't read.
  if (statuses.includes(500) && !/^(?:POST )?\/admin/.test(name)) findings.push(`${name}: answered with 500`);
  if (busy > limit) findings.push(`${name}: keeps an event loop busy for ${busy.toFixed(2)} s`);
  for (const port of [product.port, product.contentPort]) {
    const alive = await send({ method: 'GET', path: '/health/live', port });
    if (alive !== 200)
      throw new Error(
        `${name}: /health/live on port ${port} answers ${alive}.\n${product.output.slice(-2000)}`,
      );
  }
  if (all < noticeable) return;
  const quarter = await costOf(requests(size / 4), statuses);
  if (all > mostGrowth * Math.max(quarter.all, 0.1))
    findings.push(`${name}: ${quarter.all.toFixed(2)} s become ${all.toFixed(2)} s`);
}

const siteRoutes = readFileSync(new URL('../support/site-routes.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = ''] = line.split(/ (.*)/);
    return { method, path };
  })
  // The same code answers in both languages.
  .filter(({ path }) => !path.startsWith('/en/'));

/** A route's path with something in its places; the last place takes `text`. */
function filled(path: string, text: string): string {
  const places = path.match(/:\w+(?:\{.*\}|\?)?|\*/g) ?? [];
  let left = places.length;
  return path
    .replace(/:\w+(?:\{.*\})?\??|\*/g, () => {
      left -= 1;
      return left === 0 ? text : '2';
    })
    .replace(/\/$/, '');
}

/** A path without places, or with such as exist. */
const usual = (path: string) => filled(path, '2') || '/';

test('what stands in paths, queries and headers costs no more than its length', async () => {
  const heads = siteRoutes.filter(({ method }) => method === 'GET' || method === 'ALL');
  expect(heads.length).toBeGreaterThan(50);
  for (const { path } of [...heads, { path: '/strategie' }, { path: '/demo/poll' }, { path: '/health' }]) {
    await walk(`GET ${path}`, headSize, (size) => [
      ...(/[:*]/.test(path)
        ? Object.values(segments).map((segment) => ({ method: 'GET', path: filled(path, segment(size)) }))
        : []),
      ...Object.values(queries).map((query) => ({ method: 'GET', path: `${usual(path)}?${query(size)}` })),
      ...Object.values(headers).map((of) => ({ method: 'GET', path: usual(path), headers: of(size) })),
    ]);
  }
});

test('what visitors send to votes and forms costs no more than its length', async () => {
  const takers = siteRoutes.filter(({ method }) => !['GET', 'OPTIONS'].includes(method));
  const votes = { method: 'POST', path: '/sk/v1/polls/:poll/votes' };
  for (const { path } of [...takers, votes]) {
    for (const [shape, body] of Object.entries(bodies))
      await walk(`POST ${path}, ${shape}`, visitorsFile, (size) => [
        { method: 'POST', path: usual(path), body: body(size) },
      ]);
  }
});

test('files of visitors cost no more than what is allowed to them', async () => {
  for (const [name, file] of Object.entries(files))
    for (const path of ['/forms/2/send', '/sk/v1/forms/2/submissions'])
      await walk(`${path}, ${name}`, visitorsFile, (size) => [
        { method: 'POST', path, body: upload('layout', name, file(size)) },
      ]);
});

interface Endpoint {
  method: string;
  path: string;
}

function endpointsOf(endpoints: Readonly<Record<string, unknown>>, base: string): Endpoint[] {
  return Object.keys(endpoints).map((endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ');
    return { method, path: usual(base + path).replaceAll('/2', '/987654321') };
  });
}

const contentEndpoints: readonly Endpoint[] = [
  ...Object.entries(collections).flatMap(([slug, { endpoints = {} }]) =>
    endpointsOf({ ...collectionEndpoints, ...endpoints }, `/api/${slug}`),
  ),
  ...Object.entries(globals).flatMap(([slug, { endpoints = {} }]) =>
    endpointsOf({ ...globalEndpoints, ...endpoints }, `/api/globals/${slug}`),
  ),
  ...endpointsOf(rootEndpoints, '/api'),
  { method: 'GET', path: '/admin' },
  { method: 'POST', path: '/admin' },
];

function requestsTo({ method, path }: Endpoint, size: number, authorization: Record<string, string>): Sent[] {
  const head = Math.min(size, headSize);
  const asked = Object.values(queries).map((query) => ({ path: `${path}?${query(head)}`, body: undefined }));
  if (method === 'GET') return asked.map((each) => ({ method, ...each, headers: authorization }));
  const sent = Object.values(bodies).map((body) => ({ path, body: body(size) }));
  return [
    ...asked.slice(0, 2).map((each) => ({ method, ...each, headers: authorization })),
    ...sent.map((each) => ({ method, ...each, headers: authorization })),
  ];
}

test('what strangers send to the content backend costs no more than its length', async () => {
  for (const endpoint of contentEndpoints)
    await walk(`${endpoint.method} ${endpoint.path}`, strangersBody, (size) =>
      requestsTo(endpoint, size, {}),
    );
});

test('nobody gets a larger body or another method by claiming something', async () => {
  const claims: Record<string, string>[] = [
    { authorization: 'JWT x' },
    { cookie: 'payload-token=x' },
    ...Object.entries(overrides).map(([name, value]) => ({ authorization: 'JWT x', [name]: value })),
  ];
  for (const path of ['/api/users/me', '/api/pages', '/api/media', '/api/users/login', '/admin'])
    for (const claim of claims)
      for (const [shape, body] of Object.entries(bodies))
        await walk(`${path} as ${Object.keys(claim).join(', ')}, ${shape}`, 4_000_000, (size) => [
          { method: 'POST', path, headers: claim, body: body(size) },
        ]);
});

test('what accounts send to the content backend keeps nobody waiting', async () => {
  for (const role of ['viewer', 'admin']) {
    const { authorization = '' } = editors.get(role) ?? {};
    // What is common to all collections is walked with one of them, and with what differs in the others.
    const own = contentEndpoints.filter(
      ({ path }) => path.startsWith('/api/pages') || !/^\/api\/[a-z-]+(?:\/987654321)?$/.test(path),
    );
    for (const endpoint of own.filter(({ path }) => !/\/(?:logout|login)$/.test(path)))
      await walk(
        `${endpoint.method} ${endpoint.path} as ${role}`,
        editorsBody,
        (size) => requestsTo(endpoint, size, { authorization }),
        mostBusy.trusted,
      );
  }
});

test('files of editors are looked at without keeping anybody waiting', async () => {
  const { authorization = '' } = editors.get('editor') ?? {};
  for (const [name, file] of Object.entries(files))
    await walk(`/api/media, ${name}`, editorsBody, (size) => [
      {
        method: 'POST',
        path: '/api/media',
        headers: { authorization },
        body: upload('file', name, file(size)),
      },
    ]);
});

// The content backend's own port is closed to the outside (docs/guides/deploy.md).
test('what the site and commands send to the content backend is bounded as well', async () => {
  for (const route of Object.keys(contentRoutes)) {
    const [method = '', pattern = ''] = route.split(' ');
    for (const sentHeaders of [{}, siteSecret])
      await walk(
        `${route}${sentHeaders === siteSecret ? ' as the site' : ''}`,
        strangersBody,
        (size) =>
          requestsTo({ method, path: usual(pattern) }, size, sentHeaders)
            // These wait for changes.
            .filter(({ path }) => !/changes|wake/.test(path) || sentHeaders !== siteSecret)
            .map((each) => ({ ...each, port: product.contentPort })),
        mostBusy.trusted,
      );
  }
});

test('the site still counts a vote, and the content backend still saves', async () => {
  const schema = z.object({ docs: z.array(z.object({ id: z.number() })).min(1) });
  const { authorization = '' } = await product.signIn();
  const answer = await fetch(`${product.siteUrl}/api/pages?limit=1&depth=0`, { headers: { authorization } });
  schema.parse(await answer.json());
});
