import { expect, test } from 'vitest';
import { withWords } from './answers-in-words.ts';

const origin = 'https://club.example';

type Answer = () => Promise<Response>;

const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

function asking(answer: Answer, language: 'de' | 'en' = 'de'): typeof fetch {
  return withWords(answer, { origin, language });
}

const page = (type: string, status: number): Answer => {
  const headers = { 'content-type': type };
  return () => Promise.resolve(new Response('<h1>504 Gateway Time-out</h1>', { status, headers }));
};

test.each([
  ['a connection that was cut', cut, 503],
  ['a proxy’s own page', page('text/html', 504), 504],
  ['nothing but a status', () => Promise.resolve(new Response(null, { status: 502 })), 502],
])('%s is a sentence in the editor’s language', async (_what, answer, status) => {
  for (const [language, sentence] of [
    ['de', 'Vom Server kam keine Antwort. Bitte gleich noch einmal versuchen.'],
    ['en', 'No answer came from the server. Please try again in a moment.'],
  ] as const) {
    const answered = await asking(answer, language)('/api/pages/7', { method: 'PATCH' });
    expect(answered.status).toBe(status);
    expect(await answered.json()).toEqual({ errors: [{ message: sentence }] });
  }
});

test('what the server says itself is what it says, and a success needs no words', async () => {
  const refused = Response.json({ errors: [{ message: 'So nicht.' }] }, { status: 400 });
  expect(await asking(() => Promise.resolve(refused))('/api/pages/7', { method: 'PATCH' })).toBe(refused);
  const done = new Response(null, { status: 204 });
  expect(await asking(() => Promise.resolve(done))('/api/pages/7', { method: 'DELETE' })).toBe(done);
});

test('what only reads, goes elsewhere, or is given up by who asked, fails as before', async () => {
  const given = AbortSignal.abort();
  for (const [address, init] of [
    ['/api/pages/7', undefined],
    ['/api/pages/7', { method: 'GET' }],
    ['/admin/collections/pages', { method: 'POST' }],
    ['https://elsewhere.example/api/pages', { method: 'POST' }],
    ['/api/pages/7', { method: 'PATCH', signal: given }],
  ] as const)
    await expect(asking(cut)(address, init)).rejects.toThrow('Failed to fetch');
});
