import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ClientAddresses } from './client-address.ts';
import { requestIds } from './request-ids.ts';

const app = new Hono();
app.route('/', requestIds(new ClientAddresses(['10.0.0.0/8'])));
app.get('/', (context) => context.text('here'));

const ask = async (id: string | undefined, remoteAddress: string) => {
  const headers = new Headers(id === undefined ? [] : [['x-request-id', id]]);
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return answer.headers.get('x-request-id');
};

test('a proxy’s name for a request is kept', async () => {
  expect(await ask('edge:42.a-b', '10.1.2.3')).toBe('edge:42.a-b');
});

test('a visitor’s is not, nor what could be something else in a log', async () => {
  const made = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
  expect(await ask('mine', '203.0.113.7')).toMatch(made);
  for (const id of [undefined, '', 'a b', 'x'.repeat(101), '{"level":"info"}'])
    expect(await ask(id, '10.1.2.3'), id).toMatch(made);
  expect(await ask(undefined, '10.1.2.3')).not.toBe(await ask(undefined, '10.1.2.3'));
});
