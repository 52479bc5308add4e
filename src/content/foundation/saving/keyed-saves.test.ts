import { expect, test } from 'vitest';
import { withKeys } from './keyed-saves.ts';

const origin = 'https://club.example';

type Outcome = number | 'cut';

/** A browser whose requests end with these outcomes, and what it sent with each. */
function browser(...outcomes: Outcome[]) {
  const sent: { key: string | null; unanswered: string | null }[] = [];
  const ask = withKeys((_input, init) => {
    const headers = new Headers(init?.headers);
    sent.push({ key: headers.get('idempotency-key'), unanswered: headers.get('unanswered-keys') });
    const outcome = outcomes[sent.length - 1] ?? 200;
    return outcome === 'cut'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status: outcome }));
  }, origin);
  const save = (address: string, method = 'POST') => ask(address, { method }).catch(() => undefined);
  return { ask, save, sent };
}

test('each saving has a key of its own, and names those before it that got no answer, until one is answered', async () => {
  const { save, sent } = browser('cut', 504, 400, 200, 200);
  const page = '/api/pages/7/autosave?locale=de';
  for (let time = 0; time < 5; time += 1) await save(page);
  const keys = sent.map(({ key }) => key);
  expect(new Set(keys).size).toBe(5);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent.map(({ unanswered }) => unanswered)).toEqual([
    null,
    keys[0],
    `${keys[0]},${keys[1]}`,
    `${keys[0]},${keys[1]}`,
    null,
  ]);
});

test('what saves itself and what is saved by hand is one document; another one is another one', async () => {
  const { save, sent } = browser('cut');
  await save('/api/pages/7/autosave?locale=de');
  await save('/api/pages/8?locale=de', 'PATCH');
  await save(`${origin}/api/pages/7?locale=de`, 'patch');
  expect(sent.map(({ unanswered }) => unanswered)).toEqual([null, null, sent[0]?.key]);
});

test('of many that got no answer the last twenty are named', async () => {
  const { save, sent } = browser(...Array<Outcome>(25).fill(503));
  for (let time = 0; time < 26; time += 1) await save('/api/globals/brand');
  expect(sent.at(-1)?.unanswered?.split(',')).toEqual(sent.slice(5, 25).map(({ key }) => key));
});

test.each([
  ['/api/pages/7', 'GET'],
  ['/api/pages', 'POST'],
  ['/api/pages/7/draft-links', 'POST'],
  ['/api/users/login', 'POST'],
  ['/admin/collections/pages/7', 'POST'],
  ['https://elsewhere.example/api/pages/7', 'PATCH'],
])('%s by %s saves no document, and has no key', async (address, method) => {
  const { save, sent } = browser();
  await save(address, method);
  expect(sent).toEqual([{ key: null, unanswered: null }]);
});

test('what was to be sent besides stays as it is', async () => {
  let seen: RequestInit | undefined;
  const ask = withKeys((_input, init) => {
    seen = init;
    return Promise.resolve(new Response());
  }, origin);
  await ask(new URL('/api/pages/7', origin), {
    method: 'PATCH',
    body: 'x',
    headers: { 'Accept-Language': 'de' },
  });
  expect(seen).toMatchObject({ method: 'PATCH', body: 'x' });
  expect(new Headers(seen?.headers).get('accept-language')).toBe('de');
});
