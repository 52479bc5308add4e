import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPagePath } from '#pages/new-page.ts';
import { signPreview } from '#pages/preview-token.ts';
import { ContentBackend, databasesOfSuite } from '../../../tests/support/content-backend.ts';
import { SiteOfContent, secrets } from '../../../tests/support/site-of-content.ts';

describe.each(databasesOfSuite)('a draft that nobody has saved, on %s', (database) => {
  const backend = ContentBackend.forTests({ database, environment: secrets });
  let site: SiteOfContent;
  let cookie: string;

  beforeAll(async () => {
    site = await SiteOfContent.start(backend);
    cookie = await cookieOf('editor');
    await backend.payload.create({
      collection: 'pages',
      locale: 'de',
      data: { path: '/entwurf', title: 'Entwurf', layout: 'default', _status: 'draft' },
    });
  });

  afterAll(() => site.end());

  async function cookieOf(role: 'editor' | 'viewer'): Promise<string> {
    await backend.as(role);
    const { authorization = '' } = await backend.signIn(`${role}@example.org`);
    return `payload-token=${authorization.replace('JWT ', '')}`;
  }

  const addressOf = (path: string) =>
    `${path}?preview=${signPreview({ path, locale: 'de' }, secrets.PREVIEW_SECRET, Date.now())}`;

  const send = (address: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(site.url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body,
    });

  const form = (values: object) => JSON.stringify({ values });

  const headline = (title: string) => ({ blockType: 'headline', id: 'a', title, version: 1 });

  test('is shown as the page that it makes, in its own frame, and stays nowhere', async () => {
    const values = { title: 'Anders', layout: 'default', blocks: [headline('Gerade getippt')] };
    const answer = await send(addressOf('/entwurf'), form(values));
    const html = await answer.text();
    expect([answer.status, html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]]).toEqual([200, 'Gerade getippt']);
    expect(html).toContain('<title>Anders');
    expect(html).toContain('data-blocks="a"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await (await fetch(site.url + addressOf('/entwurf'))).text()).not.toContain('Gerade getippt');
    expect((await fetch(`${site.url}/entwurf`)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    );
  });

  test('is one of a new page, too, which has no title yet, and is none by it', async () => {
    const before = await backend.payload.count({ collection: 'pages' });
    const address = addressOf(newPagePath);
    const empty = await fetch(site.url + address);
    expect([empty.status, await empty.text()]).toEqual([200, expect.stringContaining('<title>Neue Seite')]);
    const blocks = [headline('Von vorn')];
    const untitled = await send(address, form({ layout: 'default', blocks }));
    expect(await untitled.text()).toMatch(/<title>Neue Seite.*Von vorn.*pages\/create\?locale=de/s);
    const titled = await send(
      address,
      form({ title: 'Ganz neu', path: '/ganz-neu', layout: 'default', blocks }),
    );
    expect(await titled.text()).toContain('<title>Ganz neu');
    expect((await send(address, form({ title: 'x', blocks }), { cookie: '' })).status).toBe(404);
    expect((await fetch(site.url + newPagePath)).status).toBe(404);
    expect(await backend.payload.count({ collection: 'pages' })).toEqual(before);
  });

  test('is text where it is no markup', async () => {
    const attack = '<img src=x onerror=alert(1)>';
    const answer = await send(
      addressOf('/entwurf'),
      form({ title: attack, layout: 'default', blocks: [headline(attack)] }),
    );
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('<img src=x');
  });

  test('is nothing to whoever has no token for this page', async () => {
    const body = form({ title: 'x', layout: 'default', blocks: [] });
    for (const address of [
      '/entwurf',
      '/entwurf?preview=',
      '/entwurf?preview=1.x',
      addressOf('/anders').replace('/anders', '/entwurf'),
      `/en${addressOf('/entwurf')}`,
    ])
      expect((await send(address, body)).status, address).toBe(405);
    expect((await send(addressOf('/gibt-es-nicht'), body)).status).toBe(404);
  });

  test('is nothing to whoever was merely sent a link, or may only read', async () => {
    const poll = await backend.payload.create({
      collection: 'polls',
      locale: 'de',
      data: {
        question: 'Geheime Frage?',
        method: 'single',
        options: [{ label: 'Ja' }, { label: 'Nein' }],
        _status: 'draft',
      },
    });
    const blocks = [{ blockType: 'poll', id: 'b', poll: poll.id, version: 1 }];
    const body = form({ title: 'x', layout: 'default', blocks });
    expect(await (await send(addressOf('/entwurf'), body)).text()).toContain('Geheime Frage?');
    for (const session of ['', 'payload-token=x', await cookieOf('viewer')]) {
      const answer = await send(addressOf('/entwurf'), body, { cookie: session });
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Geheime');
    }
  });

  test('is taken from nowhere else, and only as it should be', async () => {
    const status = async (body: string, headers = {}) =>
      (await send(addressOf('/entwurf'), body, headers)).status;
    const body = form({ title: 'x', layout: 'default', blocks: [] });
    expect(await status(body, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status(body, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await status(body, { 'content-type': 'text/plain' })).toBe(415);
    expect(await status('{')).toBe(400);
    expect(await status('{}')).toBe(422);
    expect(await status(form({ title: 'x'.repeat(4_100_000) }))).toBe(413);
  });

  test.each([
    { title: 5 },
    { title: 'x', blocks: 'x' },
    { title: 'x', blocks: [null, 3, { blockType: 'nothing' }, { blockType: 'gallery', items: 'x' }] },
    { title: 'x', layout: 'none', route: 'x', seo: 7 },
    { title: 'x', id: 99, path: '/anders', _status: 'published', blocks: [{ blockType: 'poll', poll: 'x' }] },
  ])('makes a page or none, and breaks nothing: %j', async (values) => {
    const { status } = await send(addressOf('/entwurf'), form(values));
    expect([200, 404, 422]).toContain(status);
    expect((await fetch(site.url + addressOf('/entwurf'))).status).toBe(200);
  });
});
