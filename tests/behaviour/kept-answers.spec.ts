import { ask, expect, type PlainAnswer, test } from '../support/under-test.ts';

/* Cached responses are sent before the app runs. With a query nothing is cached, and the app must respond
   the same. */

const named = ['date', 'x-request-id'];

function comparable({ status, headers, body }: PlainAnswer) {
  // The cookie's end is a year from each answer, to the second.
  const said = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value).replaceAll(/Expires=[^;]+/g, 'Expires'),
  ]);
  const compared = said.filter(([name]) => !named.includes(name));
  return { status, headers: Object.fromEntries(compared), body: body.toString('base64') };
}

async function addressesIn(path: string): Promise<{ assets: string[]; media: string[] }> {
  const { text } = await ask(path);
  const assets = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, address = '']) => address);
  const media = [...text.matchAll(/\/media\/[\w.-]+/g)].map(([address]) => address);
  return { assets: [...new Set(assets)], media: [...new Set(media)] };
}

const askers: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'accept-encoding': 'gzip, deflate, br, zstd' },
  { 'accept-encoding': 'gzip;q=1, br;q=0' },
  { 'accept-encoding': 'gzip', cookie: 'i18n_redirected=de' },
  { cookie: 'a=b; i18n_redirected=en' },
  { 'accept-language': 'en-GB,en;q=0.9' },
  { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' },
  { 'if-none-match': '*' },
  { 'if-modified-since': new Date().toUTCString() },
  { range: 'bytes=0-9' },
];

test('a kept page, payload, asset or picture is answered as if it weren’t: status, headers, conditions, body', async () => {
  const { assets, media } = await addressesIn('/en/strategie');
  const pages = ['/', '/en', '/strategie', '/en/strategie', '/en/strategie/_payload.js'];
  const answered = [...pages, ...assets, ...media.slice(0, 3)];
  expect([assets.length > 3, media.length > 3]).toEqual([true, true]);
  for (const address of answered)
    for (const method of ['GET', 'HEAD'])
      for (const headers of askers) {
        const app = await ask(`${address}?`, { method, headers });
        const what = `${method} ${address} ${JSON.stringify(headers)}`;
        // The first of these may still go through the app.
        await ask(address, { method, headers });
        const kept = comparable(await ask(address, { method, headers }));
        // A redirect keeps the query.
        if (app.headers.location) app.headers.location = app.headers.location.replace(/\?$/, '');
        expect(kept, what).toEqual(comparable(app));
      }
  const payload = '/en/strategie/_payload.js';
  const whole = await ask(payload);
  const known = await ask(payload, { headers: { 'if-none-match': String(whole.headers.etag) } });
  expect([known.status, known.text]).toEqual([304, '']);
});

test('a draft’s address, another way of writing a page’s, and a foreign host are the app’s', async () => {
  await ask('/strategie');
  for (const [address, status] of [
    ['/strategie?preview=nothing', 200],
    ['/Strategie/', 200],
    ['/strategie/_payload.js?another-1', 409],
    ['/assets/../strategie', 404],
    ['/assets/nothing-abc123.js', 404],
  ] as const)
    expect((await ask(address)).status, address).toBe(status);
  expect((await ask('/strategie', { headers: { host: 'a b' } })).status).toBe(400);
  expect((await ask('/strategie', { method: 'POST' })).status).toBe(405);
});
