import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databasesOfSuite } from '../../../tests/support/content-backend.ts';
import { redPicture } from '../../../tests/support/red-picture.ts';
import { SiteOfContent, secrets } from '../../../tests/support/site-of-content.ts';

const day = 86_400_000;
const made = z.object({ address: z.string() });
const listed = z.object({
  links: z.array(z.object({ id: z.number(), until: z.string(), madeBy: z.string(), madeAt: z.string() })),
});

describe.each(databasesOfSuite)('a link to a draft, on %s', (database) => {
  const backend = ContentBackend.forTests({ database, environment: secrets });
  const { editor, viewer, save } = backend;
  let site: SiteOfContent;
  let picture: number;

  beforeAll(async () => {
    site = await SiteOfContent.start(backend);
    picture = await save(
      'POST',
      '/media?locale=de',
      await redPicture('Entwurf.png', 'Trikot', { width: 900, height: 600 }),
    );
  });

  afterAll(() => site.end());

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const blocks = (title: string) => [
    { blockType: 'headline', title },
    { blockType: 'media', file: picture },
    {
      blockType: 'html',
      source: { mode: 'framed', document: `<p>Rahmen ${title}</p>`, title: 'Rahmen' },
    },
  ];

  /** A page that was never published, in German or both languages. */
  async function draft(path: string, english?: string): Promise<number> {
    const german = { title: `Neu ${path}`, blocks: blocks(`Geheim ${path}`) };
    const page = await save('POST', '/pages?locale=de&draft=true', { path, layout: 'default', ...german });
    if (english)
      await save('PATCH', `/pages/${page}?locale=en&draft=true`, { title: english, blocks: blocks(english) });
    return page;
  }

  async function share(page: number, end: object = { days: 7 }, locale = 'de'): Promise<string> {
    const answer = await editor('POST', `/pages/${page}/draft-links?locale=${locale}`, end);
    expect(answer.status).toBe(200);
    return new URL(made.parse(await answer.json()).address).pathname;
  }

  async function linksOf(page: number) {
    return listed.parse(await (await editor('GET', `/pages/${page}/draft-links`)).json()).links;
  }

  async function open(path: string): Promise<{ status: number; html: string; headers: Headers }> {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  }

  /** Everything that the page loads with special access: files and framed documents. */
  const loadedBy = (html: string) => [
    ...new Set(
      [...html.matchAll(/(?:\/en)?\/(?:media|frames)\/[^" ]+\?link=[^" ]+/g)].map(([address]) =>
        address.replaceAll('&amp;', '&'),
      ),
    ),
  ];

  test('shows the draft in both languages, to somebody without an account, and to nobody who keeps it', async () => {
    const page = await draft('/geteilt', 'Brand new');
    const path = await share(page);
    expect(path).toMatch(/^\/preview\/[\w-]{65}$/);
    const german = await open(path);
    expect(german.status).toBe(200);
    expect(german.html).toContain('Geheim /geteilt');
    expect(german.html).toMatch(/<html lang="de"/);
    expect(german.html).toMatch(/Zu sehen bis zum \d+\. \S+ \d{4}, \d\d\.\d\d\u00A0Uhr\./);
    expect(german.html).toContain(`href="/en${path}"`);
    const english = await open(`/en${path}`);
    expect([english.status, english.html.includes('Brand new')]).toEqual([200, true]);
    expect(english.html).toMatch(/Visible until \d+ \S+ \d{4}, \d\d:\d\d\./);
    for (const { headers, html } of [german, english]) {
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('cdn-cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('etag')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("form-action 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('script-src');
      expect(html).toContain('<meta name="robots" content="noindex, noarchive"');
      expect(html).not.toMatch(/<script|og:|rel="canonical"|\/admin/);
    }
    // Later saves show up; the published version never does.
    await save('PATCH', `/pages/${page}?locale=de&draft=true`, { blocks: blocks('Gerade geändert') });
    expect((await open(path)).html).toContain('Gerade geändert');
    await save('PATCH', `/pages/${page}?locale=de&draft=true`, { path: '/anderswo' });
    expect((await open(path)).status).toBe(200);
  });

  test('brings what the draft shows, and with its end takes it away at the next request', async () => {
    const page = await draft('/mit-bild');
    const other = await draft('/anderes');
    const path = await share(page);
    const addresses = loadedBy((await open(path)).html);
    expect(addresses.filter((address) => address.startsWith('/frames/'))).toHaveLength(1);
    expect(addresses.filter((address) => address.startsWith('/media/')).length).toBeGreaterThan(1);
    for (const address of addresses) {
      const answer = await fetch(site.url + address);
      expect([answer.status, answer.headers.get('cache-control')], address).toEqual([
        200,
        'private, no-store',
      ]);
      for (const spoilt of [
        address.replace(/\?.*/, ''),
        address.replace(/right=.*/, 'right='),
        address.replace(/right=./, 'right=~'),
        address.replace(/link=./, 'link=x'),
        address.replace(/\/(media|frames)\/./, (start) => `${start.slice(0, -1)}0`),
      ])
        expect((await fetch(site.url + spoilt)).status, spoilt).toBe(404);
    }
    const kept = await share(other);
    const [link] = await linksOf(page);
    const ended = await editor('POST', `/pages/${page}/draft-links/end`, { link: link?.id });
    expect(ended.status).toBe(200);
    expect(await linksOf(page)).toEqual([]);
    const after = await open(path);
    expect([after.status, after.headers.get('cache-control')]).toEqual([410, 'private, no-store']);
    expect(after.html).toContain('Diese Vorschau ist zu Ende.');
    // An ordinary page of the site with scripts.
    expect(after.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(after.headers.get('referrer-policy')).toBe('no-referrer');
    expect(after.html).not.toContain('Geheim');
    expect((await open(`/en${path}`)).html).toContain('This preview has ended.');
    for (const address of addresses) expect((await fetch(site.url + address)).status, address).toBe(404);
    expect((await open(kept)).status).toBe(200);
  });

  test('ends by itself, after days or with a day', async () => {
    const page = await draft('/auf-zeit');
    const begun = Date.now();
    const paths = [await share(page, { days: 1 }), await share(page, { days: 30 })];
    const dayAtHome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
    paths.push(await share(page, { until: dayAtHome.format(begun + day) }));
    const lasting = await open(paths[1] ?? '');
    const [address = ''] = loadedBy(lasting.html);
    const statuses = async (later: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: begun + later });
      return Promise.all(paths.map(async (path) => (await open(path)).status));
    };
    expect(await statuses(day - 60_000)).toEqual([200, 200, 200]);
    expect((await statuses(day + 60_000))[0]).toBe(410);
    expect(await statuses(3 * day)).toEqual([410, 200, 410]);
    expect((await fetch(site.url + address)).status).toBe(200);
    expect(await statuses(31 * day)).toEqual([410, 410, 410]);
    expect((await fetch(site.url + address)).status).toBe(404);
  });

  test('is not to be guessed, and opens nothing else', async () => {
    const page = await draft('/nur-das');
    await draft('/nicht-das');
    const path = await share(page);
    const token = path.slice('/preview/'.length);
    const asked = vi.spyOn(backend.payload, 'find');
    for (const wrong of [
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      `${token}/`,
      `${token}/_payload.js`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
      token.toLowerCase(),
      `%00${token}`,
      '../admin',
      'a'.repeat(65),
    ]) {
      const { status, html } = await open(`/preview/${wrong}`);
      expect([status, html.includes('Geheim')], wrong).toEqual([404, false]);
    }
    // None of them has reached the content backend.
    expect(asked.mock.calls.filter(([{ collection }]) => collection === 'draft-links')).toEqual([]);
    for (const elsewhere of [
      `/nur-das?preview=${token}`,
      `/nicht-das?preview=${token}`,
      `/nur-das?link=${token}`,
      `/preview/${token.slice(0, 40)}?preview=${token}`,
    ])
      expect((await open(elsewhere)).status, elsewhere).toBe(404);
    const bearer = { authorization: `JWT ${token}` };
    for (const address of ['/pages', '/pages/1', '/draft-links', '/access'])
      expect([403, 404], address).toContain(
        (await backend.request('GET', address, undefined, bearer)).status,
      );
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await fetch(site.url + path, { method, body: method === 'DELETE' ? null : '{}' });
      expect(answer.status, method).toBe(405);
    }
  });

  test('leads to what there is: another language, and nothing once the page is in the trash or gone', async () => {
    const page = await draft('/nur-deutsch');
    const path = await share(page, { days: 7 }, 'en');
    expect(path).toMatch(/^\/en\/preview\//);
    const missing = await open(path);
    expect(missing.status).toBe(404);
    expect(missing.html).toContain('This draft isn’t available in English yet.');
    expect(missing.html).toContain(`href="${path.replace('/en', '')}"`);
    const german = path.replace('/en', '');
    expect((await open(german)).status).toBe(200);
    const [address = ''] = loadedBy((await open(german)).html);

    await save('PATCH', `/pages/${page}?trash=true`, { deletedAt: new Date().toISOString() });
    expect((await open(german)).status).toBe(410);
    expect((await fetch(site.url + address)).status).toBe(404);
    expect((await editor('POST', `/pages/${page}/draft-links`, { days: 1 })).status).toBe(404);
    await backend.payload.delete({ collection: 'pages', id: page, trash: true });
    expect((await open(german)).status).toBe(410);
    expect((await editor('POST', `/pages/${page}/draft-links`, { days: 1 })).status).toBe(404);
  });

  test('shows what was taken off the site as the draft that it is again', async () => {
    const page = await draft('/zurueckgezogen', 'Withdrawn');
    await save('PATCH', `/media/${picture}?locale=en`, { alt: 'Shirt' });
    for (const locale of ['de', 'en'])
      await save('PATCH', `/pages/${page}?locale=${locale}`, { _status: 'published' });
    await site.untilCurrent();
    const path = await share(page);
    expect((await open('/zurueckgezogen')).status).toBe(200);
    expect((await open(path)).status).toBe(200);
    await save('PATCH', `/pages/${page}`, { _status: 'draft' });
    await site.untilCurrent();
    expect((await open('/zurueckgezogen')).status).toBe(404);
    const shared = await open(path);
    expect([shared.status, shared.html.includes('Geheim /zurueckgezogen')]).toEqual([200, true]);
  });

  test('is made and ended by whoever may save the page, for that page alone, and told of once', async () => {
    const [page, other] = [await draft('/rechte'), await draft('/andere-rechte')];
    const path = await share(page, { days: 30 });
    const [link] = await linksOf(page);
    expect(link).toMatchObject({ madeBy: 'editor' });
    expect(JSON.stringify(await linksOf(page))).not.toContain(path.slice('/preview/'.length));
    const stored = await backend.payload.db.find({ collection: 'draft-links', pagination: false });
    expect(JSON.stringify(stored)).not.toContain(path.slice('/preview/'.length));

    for (const asker of [viewer, (...args: Parameters<typeof editor>) => backend.request(...args)])
      for (const [method, where, body] of [
        ['GET', '', undefined],
        ['POST', '', { days: 1 }],
        ['POST', '/end', { link: link?.id }],
      ] as const)
        expect((await asker(method, `/pages/${page}/draft-links${where}`, body)).status).toBe(403);
    expect((await editor('POST', `/pages/${other}/draft-links/end`, { link: link?.id })).status).toBe(404);
    expect((await editor('POST', '/pages/999999/draft-links', { days: 1 })).status).toBe(404);
    expect((await editor('POST', '/pages/x/draft-links', { days: 1 })).status).toBe(404);
    expect((await open(path)).status).toBe(200);

    const longGone = new Date(Date.now() - day).toISOString().slice(0, 10);
    const farAhead = new Date(Date.now() + 120 * day).toISOString().slice(0, 10);
    for (const wrong of [
      {},
      { days: 2 },
      { days: '7' },
      { until: longGone },
      { until: farAhead },
      { until: 'x' },
    ])
      expect((await editor('POST', `/pages/${page}/draft-links`, wrong)).status).toBe(400);

    const { docs } = await backend.payload.find({
      collection: 'audit',
      where: { document: { equals: String(page) }, action: { equals: 'draftShared' } },
    });
    expect(docs).toMatchObject([{ subject: 'pages', title: 'Neu /rechte', name: 'editor' }]);
  });

  test('says so politely while the content backend does not answer, and no log has the token', async () => {
    const page = await draft('/abwesend');
    const path = await share(page);
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(backend.payload, 'find').mockRejectedValue(new Error('The database is away.'));
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const { status, html } = await open(path);
    expect([status, html.includes('lässt sich gerade nicht zeigen')]).toEqual([503, true]);
    expect(errors).toHaveBeenCalled();
    const written = JSON.stringify([log.mock.calls, errors.mock.calls.map(String)]);
    expect(written).toContain('could not be shown');
    expect(written).not.toContain(path.slice('/preview/'.length));
  });
});
