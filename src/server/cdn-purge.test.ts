import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listenForTest } from '../../tests/support/listening.ts';
import { CdnPurge } from './cdn-purge.ts';

interface Told {
  method: string | undefined;
  headers: Record<string, unknown>;
  body: string;
}

async function cdn(...statuses: number[]): Promise<{ url: string; told: Told[] }> {
  const told: Told[] = [];
  const { url } = await listenForTest(async (request, response) => {
    told.push({ method: request.method, headers: request.headers, body: await text(request) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  return { url: `${url}/purge`, told };
}

it.each([
  [
    'generic',
    { method: 'PURGE', headers: { 'surrogate-key': 'pages-1 pages-2', authorization: 'Bearer t' } },
  ],
  ['fastly', { method: 'POST', headers: { 'surrogate-key': 'pages-1 pages-2', 'fastly-key': 't' } }],
  [
    'cloudflare',
    { method: 'POST', headers: { authorization: 'Bearer t' }, body: '{"tags":["pages-1","pages-2"]}' },
  ],
] as const)('tells it in the form %s, once', async (form, expected) => {
  const { url, told } = await cdn();
  new CdnPurge({ url, form, token: 't' }).forget(['pages-1', 'pages-2']);
  await expect.poll(() => told).toMatchObject([expected]);
});

it('tells many keys in parts, and again what was not heard', async () => {
  const { url, told } = await cdn(500, 429);
  const keys = Array.from({ length: 70 }, (_, index) => `pages-${index}`);
  new CdnPurge({ url, form: 'cloudflare', token: 't' }, [1, 1]).forget(keys);
  await expect.poll(() => told).toHaveLength(5);
  const heard = told.slice(2).flatMap(({ body }) => JSON.parse(body).tags);
  expect(heard.sort()).toEqual([...keys].sort());
});

it('gives up in the end, and starts afresh with the next change', async () => {
  const { url, told } = await cdn(500, 500);
  const purge = new CdnPurge({ url, form: 'generic', token: undefined }, [1]);
  purge.forget(['pages-1']);
  await expect.poll(() => told).toHaveLength(2);
  const heardSince = () => {
    purge.forget(['pages-2']);
    return told.slice(2).map(({ headers }) => headers['surrogate-key']);
  };
  await expect.poll(heardSince).toContain('pages-2');
});
