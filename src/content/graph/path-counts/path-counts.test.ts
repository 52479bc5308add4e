import { beforeAll, describe, expect, test } from 'vitest';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { asSite, SiteOfContent, secrets } from '../../../../tests/support/site-of-content.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-24T23:30:00Z');

describe.each(databases)('paths that were asked for, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor } = backend;
  let kept: typeof import('./kept-path-counts.ts');
  let read: typeof import('./missing-paths.ts');

  beforeAll(async () => {
    kept = await import('./kept-path-counts.ts');
    read = await import('./missing-paths.ts');
  });

  const missing = async (most = 10) => {
    const { total, paths } = await read.missingPaths(backend.payload, { most });
    return { total, paths: paths.map(({ path, count, guess }) => [path, count, guess?.path]) };
  };
  const tell = (counts: Record<string, number>, now = start, kind: 'missing' | 'redirect' = 'missing') =>
    kept.keepPathCounts(
      backend.payload,
      Object.entries(counts).map(([path, count]) => ({ kind, path, count })),
      now,
    );

  test('add up, the most frequent first, with the days where the club is at home and what may be meant', async () => {
    await editor('POST', '/pages?locale=de', { path: '/verein', title: 'Verein', _status: 'published' });
    await tell({ '/vereim': 2, '/alt': 3 });
    await tell({ '/vereim': 5 }, start + 3 * day);
    const { total, paths } = await read.missingPaths(backend.payload, { most: 10 });
    expect(total).toBe(2);
    expect(paths).toEqual([
      {
        path: '/vereim',
        count: 7,
        firstDay: '2026-11-25',
        lastDay: '2026-11-28',
        guess: { id: expect.any(String), path: '/verein' },
      },
      { path: '/alt', count: 3, firstDay: '2026-11-25', lastDay: '2026-11-25', guess: undefined },
    ]);
  });

  test('all count that sites tell at the same time', async () => {
    const counts = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/zugleich-${index}`, 1]));
    const reversed = Object.fromEntries(Object.entries(counts).reverse());
    await Promise.all(Array.from({ length: 8 }, (_, index) => tell(index % 2 === 0 ? counts : reversed)));
    const found = (await missing(100)).paths.filter(([path]) => String(path).startsWith('/zugleich'));
    expect(found).toHaveLength(30);
    expect(new Set(found.map(([, count]) => count))).toEqual(new Set([8]));
    for (const path of Object.keys(counts)) await read.ignorePath({ payload: backend.payload }, path, true);
  });

  test('are gone once there is a redirect or a page, even a draft, and back with its end', async () => {
    await tell({ '/umgezogen': 4, '/neu': 4 });
    const redirect = await editor('POST', '/redirects', { from: '/umgezogen', to: '/verein', status: '301' });
    expect(redirect.status, await redirect.clone().text()).toBe(201);
    await editor('POST', '/pages?locale=de&draft=true', { path: '/neu', title: 'Neu' });
    const paths = async () => (await missing(50)).paths.map(([path]) => path);
    expect(await paths()).toEqual(['/vereim', '/alt']);
    const { doc }: { doc: { id: number } } = await redirect.json();
    await editor('PATCH', `/redirects/${doc.id}`, { deletedAt: new Date().toISOString() });
    expect(await paths()).toEqual(['/vereim', '/umgezogen', '/alt']);
  });

  test('are gone with any query once there is a redirect from the path', async () => {
    await tell({ '/alt.php?id=1': 9, '/alt.php?id=2': 8, '/alt.php': 7, '/alt_php?id=3': 6 });
    const listed = async () =>
      (await missing(50)).paths.map(([path]) => path).filter((path) => /alt.php/.test(String(path)));
    await editor('POST', '/redirects', { from: '/alt.php?id=2', to: '/verein', status: '301' });
    expect(await listed()).toEqual(['/alt.php?id=1', '/alt.php', '/alt_php?id=3']);
    const redirect = await editor('POST', '/redirects', { from: '/alt.php', to: '/verein', status: '301' });
    expect(redirect.status, await redirect.clone().text()).toBe(201);
    expect(await listed()).toEqual(['/alt_php?id=3']);
    await read.ignorePath({ payload: backend.payload }, '/alt_php?id=3', true);
  });

  test('are shown no more when an editor doesn’t want to see them, however often they are asked for, until one does', async () => {
    const ignore = (ignored: unknown, path: unknown = '/alt', ask = editor) =>
      ask('POST', '/redirects/ignored-paths', { path, ignored });
    expect((await ignore(true)).status).toBe(200);
    await tell({ '/alt': 100 });
    expect((await missing()).paths.map(([path]) => path)).not.toContain('/alt');
    expect((await ignore(false)).status).toBe(200);
    expect((await missing()).paths[0]).toEqual(['/alt', 103, undefined]);
    for (const wrong of [
      ignore(true, '/nie-gefragt'),
      ignore(true, ['/alt']),
      ignore('yes'),
      ignore(true, 7),
    ])
      expect((await wrong).status).toBe(404);
    expect((await ignore(true, '/alt', await backend.as('viewer'))).status).toBe(403);
  });

  test('redirects know how often they were followed, as long as there are any', async () => {
    await editor('POST', '/redirects', { from: '/frueher', to: '/verein', status: '302' });
    await tell({ '/frueher': 2, '/unbekannt': 9 }, start, 'redirect');
    await tell({ '/frueher': 3 }, start + day, 'redirect');
    expect(await read.followedFrom(backend.payload, '/frueher')).toMatchObject({
      count: 5,
      lastDay: '2026-11-26',
    });
    expect(await read.followedFrom(backend.payload, '/unbekannt')).toBeUndefined();
  });

  test('are kept in a bounded number, those that are asked for most, and for ninety days', async () => {
    await tell({ '/oft': 50 });
    for (let flood = 0; flood < 5; flood += 1)
      await tell(Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`/f${flood}-${index}`, 1])));
    const { total, paths } = await missing();
    expect(total).toBeLessThanOrEqual(kept.mostMissing);
    expect(paths.map(([path]) => path)).toContain('/oft');
    await tell({ '/oft': 1 }, start + (kept.rememberedDays + 4) * day);
    expect(await missing()).toEqual({ total: 1, paths: [['/oft', 51, undefined]] });
  });
});

describe('a site and its content backend', () => {
  const backend = ContentBackend.forTests({ environment: secrets });
  let site: SiteOfContent;
  beforeAll(async () => {
    site = await SiteOfContent.start(backend);
    const editor = await backend.as('editor');
    await editor('POST', '/pages?locale=de', { path: '/verein', title: 'Verein', _status: 'published' });
    await editor('POST', '/redirects', { from: '/frueher', to: '/verein', status: '301' });
    await site.untilCurrent();
  });

  test('the site tells at its end what visitors asked for, by the path alone', async () => {
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(site.url + path, { redirect: 'manual', ...init });
    for (const path of [
      '/Vereim/?utm_source=kim@example.org',
      '/en/vereim',
      '/x.php~',
      '/wp-login',
      '/wp-login.php',
      '/%FC',
      '/en/INDEX.php?ID=12&utm_source=kim',
      '/index.php?id=12',
      '/media/alt.pdf',
      '/assets/alt.css',
    ])
      expect((await ask(path)).status).toBe(404);
    // The page doesn't exist in this language, and a redirect can't have a prefixed source.
    expect((await ask('/en/verein')).status).toBe(404);
    expect((await ask('/vereim', { method: 'HEAD' })).status).toBe(404);
    expect((await ask('/vereim', { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(404);
    expect((await ask('/vereim?preview=abc')).status).toBe(404);
    expect((await ask('/frueher')).status).toBe(301);
    expect((await ask('/en/frueher?x=1')).status).toBe(301);

    const wrong = await fetch(`${site.contentUrl}/sk/v1/path-counts`, {
      method: 'POST',
      body: '{"counts":[]}',
    });
    expect(wrong.status).toBe(404);
    const post = (body: string) =>
      fetch(`${site.contentUrl}/sk/v1/path-counts`, { method: 'POST', headers: asSite, body });
    for (const count of [0, 0.5, 1e12, '1'])
      expect((await post(JSON.stringify({ counts: [{ kind: 'missing', path: '/a', count }] }))).status).toBe(
        400,
      );
    expect((await post('{')).status).toBe(400);
    expect((await post(`"${'x'.repeat(1024 * 1024)}"`)).status).toBe(413);

    await site.end();
    const { missingPaths, followedFrom } = await import('./missing-paths.ts');
    const { paths } = await missingPaths(backend.payload, { most: 10 });
    expect(paths.map(({ path, count }) => [path, count])).toEqual([
      ['/vereim', 3],
      ['/index.php?id=12', 2],
      ['/media/alt.pdf', 1],
      ['/ü', 1],
    ]);
    expect(await followedFrom(backend.payload, '/frueher')).toMatchObject({ count: 2 });
  });
});
