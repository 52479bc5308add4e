import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { brand, writtenBrand } from '#brand/brand.ts';
import { brandVersion } from '#brand/brand-version.server.ts';
import { BrandVersions } from '#server/brand/brand-versions.ts';
import { hundredQuestions } from '../../../tests/support/hundred-questions.ts';
import { mcpRoutes } from './mcp-routes.ts';

const siteUrl = 'https://example.org';
let directory: string;
let brands: BrandVersions;
let server: Server;
let url: string;
let asking = 0;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'brand-versions-'));
  brands = await BrandVersions.open(directory, writtenBrand, siteUrl);
  const published = new Set(['/ds-index', '/demo/specimen', '/demo/color-values', '/demo/logo-finder']);
  const app = mcpRoutes({
    brands,
    content: { outline: (path) => (published.has(path) ? ({} as never) : undefined) },
    siteUrl,
    // Each test is somebody else, or they would share a limit.
    addresses: { of: () => `203.0.113.${asking}` },
    now: () => 0,
  });
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/mcp`;
});
beforeEach(() => {
  asking += 1;
});
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

const saidSchema = z.object({ content: z.array(z.object({ text: z.string() })).length(1) });
const answerSchema = z.looseObject({
  version: z.string(),
  rule: z.url(),
  answers: z.array(z.looseObject({ rule: z.url().optional() })),
});

async function connected(): Promise<Client> {
  const client = new Client({ name: 'agency', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return client;
}

async function answerOf(client: Client, name: string, given: Record<string, unknown>) {
  const [said] = saidSchema.parse(await client.callTool({ name, arguments: given })).content;
  return answerSchema.parse(JSON.parse(said?.text ?? ''));
}

test('a hundred questions are answered, all but two of them right, each with version and rule', async () => {
  expect(hundredQuestions.length).toBeGreaterThanOrEqual(100);
  const wrong: string[] = [];
  const client = await connected();
  for (const [place, [question, tool, answer, asked]] of hundredQuestions.entries()) {
    if (place % 50 === 0) asking += 1;
    const given = tool === 'logo' ? { purpose: question, ...asked } : (asked ?? { query: question });
    const { version, rule, answers } = await answerOf(client, tool, given);
    expect(version).toBe(brandVersion(brand));
    expect(rule.startsWith(`${siteUrl}/`), question).toBe(true);
    const first = JSON.stringify(answers.slice(0, 3));
    if (!answer.test(first)) wrong.push(`${question} → ${first.slice(0, 400)}`);
  }
  await client.close();
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
});

test('every tool only reads, and the values and rules are there as resources', async () => {
  const client = await connected();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    ['check_color', 'check_pair', 'check_text', 'file', 'logo', 'rule', 'value'].toSorted(),
  );
  for (const { name, annotations } of tools)
    expect(annotations, name).toMatchObject({ readOnlyHint: true, destructiveHint: false });
  const { resources } = await client.listResources();
  for (const uri of [
    '/brand/tokens.json',
    '/brand/guidelines.md',
    '/en/brand/guidelines.md',
    '/brand/DESIGN.md',
  ]) {
    expect(resources.map((each) => each.uri)).toContain(siteUrl + uri);
    const { contents } = await client.readResource({ uri: siteUrl + uri });
    expect(JSON.stringify(contents), uri).toContain(brandVersion(brand));
  }
  await client.close();
});

test('a published change is in the next answer', async () => {
  const client = await connected();
  const asked = { query: 'club red' };
  expect(JSON.stringify(await answerOf(client, 'value', asked))).toContain('#DA0024');
  const other = structuredClone(writtenBrand);
  other.colors.ring.hex = '#007A33';
  await brands.adopt(other);
  const answer = await answerOf(client, 'value', { query: 'ring' });
  expect(JSON.stringify(answer.answers)).toContain('#007A33');
  expect(answer.version).toBe(brands.current.version);
  await brands.adopt(writtenBrand);
  await client.close();
});

describe('whoever sends something else', () => {
  const listing = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
  const post = (body: string, type = 'application/json') =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': type } });
  const calling = (given: string) =>
    post(
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_text","arguments":${given}}}`,
    );

  test.each([
    ['text', () => post(listing, 'text/plain'), 415],
    ['half of a message', () => post(listing.slice(0, 30)), 400],
    ['nothing', () => post(''), 400],
    ['several at once', () => post(`[${listing},${listing}]`), 400],
    ['an answer', () => post('{"jsonrpc":"2.0","id":1,"result":{}}'), 400],
    ['ten megabytes', () => post(JSON.stringify({ text: 'a'.repeat(10 * 1024 * 1024) })), 413],
    ['brackets in brackets', () => post('['.repeat(100_000)), 400],
    ['a question as an address', () => fetch(url), 405],
    ['the end of a session', () => fetch(url, { method: 'DELETE' }), 405],
    ['a form', () => post('a=b', 'application/x-www-form-urlencoded'), 415],
  ])('%s is refused', async (_what, send, status) => {
    const answer = await send().catch(() => undefined);
    // Node ends the connection of whoever goes on sending.
    if (status !== 413 || answer) expect(answer?.status).toBe(status);
    expect((await post(listing)).status).toBe(200);
  });

  test('a tool gets nothing that is longer, deeper or other than it takes', async () => {
    const deep = `{"text":"a","more":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`;
    expect(await (await calling(deep)).json()).toMatchObject({ result: { content: [{ type: 'text' }] } });
    for (const given of [
      `{"text":"${'a'.repeat(20_001)}"}`,
      '{"text":{}}',
      '{}',
      '{"__proto__":{"text":"a"}}',
    ])
      expect(await (await calling(given)).json(), given.slice(0, 40)).toMatchObject({
        result: { isError: true },
      });
  });

  test('half of a body holds nothing, and others are answered meanwhile', async () => {
    const { port, hostname } = new URL(url);
    const slow = connect(Number(port), hostname);
    slow.write(
      `POST /mcp HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"jsonrpc"`,
    );
    expect((await post(listing)).status).toBe(200);
    slow.destroy();
    expect((await post(listing)).status).toBe(200);
  });

  test('too much from one address waits, and no other address with it', async () => {
    const answers = await Promise.all(Array.from({ length: 125 }, () => post('{')));
    const late = answers.filter(({ status }) => status === 429);
    expect(late).toHaveLength(5);
    expect(late[0]?.headers.get('retry-after')).toBe('1');
    asking += 1;
    expect((await post(listing)).status).toBe(200);
  });

  test('any site may ask from its pages', async () => {
    const preflight = await fetch(url, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
    expect((await post(listing)).headers.get('access-control-allow-origin')).toBe('*');
  });
});
