import { ask, expect, test, untilAwake } from '../support/under-test.ts';

const linked = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media)/g)].map(([, address = '']) => address);

test('a page links one stylesheet for the screen', async () => {
  const addresses = linked((await ask('/strategie')).text);
  expect(addresses).toHaveLength(1);
  const { status, headers } = await ask(addresses[0] ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/css');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toContain('immutable');
});

test('no script asks for a stylesheet that the document brought already', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  await page.goto('/strategie');
  await untilAwake(page);
  expect(asked.length).toBe(new Set(asked).size);
  expect(asked.filter((address) => !/\/joined\/|print|touched/.test(address))).toEqual([]);
});

test('a joined stylesheet is made of built stylesheets and nothing else', async () => {
  const [address = ''] = linked((await ask('/strategie')).text);
  for (const wrong of [
    '/assets/joined/nope.css',
    '/assets/joined/.css',
    `${address.replace('.css', '')}+nope.css`,
    '/assets/joined/..%2F..%2Fcontent.css',
    '/assets/joined/../../secrets.json',
    `/assets/joined/${Array.from({ length: 65 }, () => 'a').join('+')}.css`,
    address.replace('.css', '.js'),
  ])
    expect((await ask(wrong)).status, wrong).toBe(404);
});

test('a brand version that nobody has heard of here shows as the present one, and is asked for again', async () => {
  const [address = ''] = linked((await ask('/strategie')).text);
  const present = await ask(address);
  const other = await ask(address.replace(/\+brand\.[0-9a-f]{10}/, '+brand.0123456789'));
  expect(other.status).toBe(200);
  expect(other.headers['cache-control']).toBe('no-cache');
  expect(other.text).toBe(present.text);
});
