import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Locale } from '#i18n/locales.ts';
import { pageVersionPath, versionSubject } from '#pages/page-version.ts';
import { signPreview } from '#pages/preview-token.ts';
import { ContentBackend, databasesOfSuite } from '../../../tests/support/content-backend.ts';
import { redPicture } from '../../../tests/support/red-picture.ts';
import { asSite, SiteOfContent, secrets } from '../../../tests/support/site-of-content.ts';

const hour = 3_600_000;
const listed = z.object({ docs: z.array(z.object({ id: z.number() })) });

describe.each(databasesOfSuite)('a version of a page, on %s', (database) => {
  const backend = ContentBackend.forTests({ database, environment: secrets });
  const { editor, save } = backend;
  let site: SiteOfContent;
  let picture: number;

  beforeAll(async () => {
    site = await SiteOfContent.start(backend);
    picture = await save(
      'POST',
      '/media?locale=de',
      await redPicture('Version.png', 'Trikot', { width: 900, height: 600 }),
    );
  });

  afterAll(() => site.end());

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function pageWithVersions(path: string): Promise<{ page: number; before: string; after: string }> {
    const page = await save('POST', '/pages?locale=de&draft=true', {
      path,
      title: 'Wie es war',
      layout: 'default',
      blocks: [
        { blockType: 'headline', id: '6650a1b2c3d4e5f60718293a', title: 'Wie es war' },
        { blockType: 'media', file: picture },
        { blockType: 'html', source: { mode: 'framed', document: '<p>Im Rahmen</p>', title: 'Rahmen' } },
        { blockType: 'buttons', items: [{ link: { label: 'Weg', href: 'https://example.org' } }] },
      ],
    });
    await save('PATCH', `/pages/${page}?locale=de&draft=true`, {
      title: 'Wie es ist',
      blocks: [{ blockType: 'headline', id: '6650a1b2c3d4e5f60718293a', title: 'Wie es ist' }],
    });
    const answer = await editor('GET', `/pages/versions?where[parent][equals]=${page}&sort=id&depth=0`);
    const [before, after] = listed.parse(await answer.json()).docs;
    return { page, before: String(before?.id), after: String(after?.id) };
  }

  const tokenFor = (version: string, locale: Locale = 'de') =>
    signPreview(versionSubject(version, locale), secrets.PREVIEW_SECRET, Date.now());

  const addressOf = (version: string, locale: Locale = 'de', token = tokenFor(version, locale)) =>
    `${pageVersionPath(version, locale)}?preview=${token}`;

  async function open(address: string): Promise<{ status: number; html: string; headers: Headers }> {
    const answer = await fetch(site.url + address, { redirect: 'manual' });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  }

  test('is shown as it was, in the admin’s frames alone, and neither runs, sends, leads anywhere nor stays', async () => {
    const { before, after } = await pageWithVersions('/zwei-versionen');
    const [was, is] = [await open(addressOf(before)), await open(addressOf(after))];
    const headings = [was, is].map(({ html }) => html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]);
    expect([was.status, is.status, ...headings]).toEqual([200, 200, 'Wie es war', 'Wie es ist']);
    expect(is.html).toContain('data-blocks="6650a1b2c3d4e5f60718293a"');
    for (const { headers, html } of [was, is]) {
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("form-action 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toContain('script-src');
      expect(html).not.toMatch(/<script|og:|rel="canonical"/);
      expect(html).not.toMatch(/<a\b[^>]* href=/);
    }
    expect(was.html).toContain('Weg');
  });

  test('brings what it shows, by a right to nothing else', async () => {
    const { before, after } = await pageWithVersions('/mit-bild');
    const { html } = await open(addressOf(before));
    const addresses = [...html.matchAll(/\/(?:media|frames)\/[^" ]+\?[^" ]+/g)].map(([address]) =>
      address.replaceAll('&amp;', '&'),
    );
    expect(addresses.filter((address) => address.startsWith('/frames/'))).toHaveLength(1);
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      expect((await open(address)).status, address).toBe(200);
      expect((await open(address.replace(/\?.*/, ''))).status, address).toBe(404);
    }
    const [framed = ''] = addresses.filter((address) => address.startsWith('/frames/'));
    const frame = framed.replace(/\?.*/, '');
    for (const query of [
      `version=${after}&preview=${tokenFor(after)}`,
      `version=${before}&preview=${tokenFor(after)}`,
      `page=version ${before}&preview=${tokenFor(before)}`,
      `page=/mit-bild&preview=${tokenFor(before)}`,
    ])
      expect((await open(`${frame}?${query}`)).status, query).toBe(404);
  });

  test('is opened by no other right, and its own opens nothing else', async () => {
    const { before, after } = await pageWithVersions('/nur-diese');
    const draft = signPreview({ path: '/nur-diese', locale: 'de' }, secrets.PREVIEW_SECRET, Date.now());
    const expired = signPreview(versionSubject(before, 'de'), secrets.PREVIEW_SECRET, Date.now() - 2 * hour);
    const forged = signPreview(versionSubject(before, 'de'), 'x'.repeat(64), Date.now());
    for (const token of ['', 'x', draft, expired, forged, tokenFor(after), tokenFor(before, 'en')]) {
      const { status, html, headers } = await open(addressOf(before, 'de', token));
      expect([status, html.includes('Diese Version lässt sich nicht zeigen.')], token).toEqual([404, true]);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(html).not.toContain('Wie es war');
    }
    for (const address of [
      `/nur-diese?preview=${tokenFor(before)}`,
      `/preview/versions?preview=${tokenFor(before)}`,
      `/preview/versions/x?preview=${tokenFor('x')}`,
    ])
      expect((await open(address)).status, address).toBe(404);
    expect((await open(addressOf(before))).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 45 * 60_000 });
    expect((await open(addressOf(before))).status).toBe(200);
  });

  test('is not there without a title in the language, with its page in the trash, or once it is gone', async () => {
    const { page, before, after } = await pageWithVersions('/bald-weg');
    const english = await open(addressOf(before, 'en'));
    expect([english.status, english.html.includes('This version can’t be shown.')]).toEqual([404, true]);
    for (const unknown of ['999999', '9999999999', '0'])
      expect((await open(addressOf(unknown))).status, unknown).toBe(404);

    await backend.payload.db.deleteVersions({
      collection: 'pages',
      where: { id: { equals: Number(before) } },
    });
    expect((await open(addressOf(before))).status).toBe(404);
    expect((await open(addressOf(after))).status).toBe(200);
    await save('PATCH', `/pages/${page}?trash=true`, { deletedAt: new Date().toISOString() });
    expect((await open(addressOf(after))).status).toBe(404);
    await backend.payload.delete({ collection: 'pages', id: page, trash: true });
    expect((await open(addressOf(after))).status).toBe(404);
  });

  test('is told to the site alone, and of what can be made no page it says so', async () => {
    const { after } = await pageWithVersions('/nur-die-site');
    const ask = async (query: string, headers: Record<string, string> = asSite) =>
      (await fetch(`${site.contentUrl}/sk/v1/pages/versions?${query}`, { headers })).status;
    expect(await ask(`version=${after}&locale=de`)).toBe(200);
    expect(await ask(`version=${after}&locale=de`, {})).toBe(404);
    expect(await ask(`version=${after}`)).toBe(400);
    expect(await ask('version=x&locale=de')).toBe(404);

    const unfit = await save('POST', '/pages?locale=de&draft=true', { title: 'Ohne Pfad' });
    const answer = await editor('GET', `/pages/versions?where[parent][equals]=${unfit}&depth=0`);
    const [version] = listed.parse(await answer.json()).docs;
    expect((await open(addressOf(String(version?.id)))).status).toBe(404);

    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(backend.payload, 'findVersionByID').mockRejectedValue(new Error('The database is away.'));
    vi.spyOn(console, 'error').mockReturnValue();
    const { status, html } = await open(addressOf(after));
    expect([status, html.includes('lässt sich gerade nicht zeigen')]).toEqual([503, true]);
  });
});
