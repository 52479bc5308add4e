import { expect } from '@playwright/test';
import { z } from 'zod';
import { ContentEditor, refusalOf } from '../support/content-editor.ts';
import { test } from '../support/operated-product.ts';
import { type Product, until } from '../support/product.ts';

let product: Product;
let admin: ContentEditor;

test.beforeAll(async ({ operated, admin: signedIn }) => {
  product = operated;
  admin = signedIn;
});

async function read(path: string): Promise<{ text: string; policy: string }> {
  const answer = await fetch(product.siteUrl + path, { headers: { 'accept-language': 'de' } });
  return { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

async function publish(path: string, block: object, language = 'de'): Promise<Response> {
  const blocks = [block];
  const text = { title: 'Probe', blocks };
  const id = await admin.save('POST', '/pages?locale=de&draft=true', { path, layout: 'default', ...text });
  return admin.request(
    'PATCH',
    `/pages/${id}?locale=de`,
    { ...text, _status: 'published' },
    { 'accept-language': language },
  );
}

const stadium = (address: string, provider = 'frame') => ({
  blockType: 'embed',
  title: 'Der Weg zum Platz',
  source: { provider, address },
});

const maps = {
  host: 'maps.example.net',
  name: 'Beispielkarten',
  recipient: 'Beispielkarten e. V.',
  privacyPolicy: 'https://maps.example.net/privacy',
};

test('a host that nobody has allowed is refused with its reason; allowed it shows, and struck off it shows no more', async () => {
  const refused = await publish('/weg', stadium('https://maps.example.net/way'));
  expect(refused.status).toBe(400);
  expect(await refusalOf(refused)).toContain('maps.example.net ist nicht freigegeben');
  const inEnglish = await publish('/way', stadium('https://maps.example.net/way'), 'en');
  expect(await refusalOf(inEnglish)).toContain('maps.example.net is not allowed');

  const { hosts } = z
    .object({ hosts: z.array(z.looseObject({ host: z.string() })) })
    .parse(await (await admin.request('GET', '/globals/embedding')).json());
  const allow = async (list: object[]) =>
    expect((await admin.request('POST', '/globals/embedding', { hosts: list })).status).toBe(200);
  await allow([...hosts, maps]);
  expect((await publish('/weg-frei', stadium('https://maps.example.net/way'))).status).toBe(200);
  await product.untilCurrent();
  expect((await read('/weg-frei')).text).toContain('Beispielkarten e. V.');
  expect((await read('/strategie')).policy).toMatch(/frame-src [^;]*https:\/\/maps\.example\.net[ ;]/);
  expect((await read('/datenschutz')).text).toContain('Beispielkarten e. V.');

  await allow(hosts);
  await product.untilCurrent();
  const page = await read('/weg-frei');
  expect(page.text).toContain('zurzeit nicht zu sehen');
  expect(page.text).toContain('Der Weg zum Platz');
  expect(page.text).not.toContain('https://maps.example.net');
  expect(page.policy).not.toContain('maps.example.net');
  expect((await read('/datenschutz')).text).not.toContain('Beispielkarten');
});

test('only admins decide whom pages may embed, and never this site itself', async () => {
  const password = 'a long enough sentence';
  await admin.invite({ email: 'editor@example.org', password, role: 'editor' });
  const editor = await ContentEditor.signIn(product, { email: 'editor@example.org', password });
  expect((await editor.request('POST', '/globals/embedding', { hosts: [maps] })).status).toBe(403);
  for (const host of ['localhost', 'https://maps', '*.example.net', 'maps example.net', '203.0.113.7'])
    expect(
      (await admin.request('POST', '/globals/embedding', { hosts: [{ ...maps, host }] })).status,
      host,
    ).toBe(400);
});

test('a whole address becomes the provider’s own name for the piece', async () => {
  const answer = await publish('/film-von-dort', stadium('https://youtu.be/Heimspiel93?si=x', 'youtube'));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('"address":"Heimspiel93"');
});

test('a film of our own is published with captions or with a reason why it has none', async () => {
  const { docs } = z
    .object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]) })) })
    .parse(await (await admin.request('GET', '/media?where[mimeType][equals]=video/webm')).json());
  const file = docs[0]?.id;
  expect(file).toBeDefined();
  const film = { blockType: 'video-embed', title: 'Ring', source: { provider: 'file' }, file };
  for (const [path, block] of [
    ['/film', film],
    ['/film-im-bild', { blockType: 'media', file, width: 'wide' }],
  ] as const) {
    const refused = await publish(path, block);
    expect(refused.status).toBe(400);
    expect(await refusalOf(refused)).toContain('braucht Untertitel');
    const withoutCaptions = 'Der Film hat keinen Ton.';
    expect((await publish(`${path}-stumm`, { ...block, withoutCaptions })).status).toBe(200);
    await until('the reason is read', async () =>
      (await read(`${path}-stumm`)).text.includes(withoutCaptions),
    );
  }
});
