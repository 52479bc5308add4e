import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentBackend } from '../../../tests/support/content-backend.ts';
import { formerAddresses } from '../../../tests/support/foreign-spellings.ts';
import { SiteOfContent, secrets } from '../../../tests/support/site-of-content.ts';

const backend = ContentBackend.forTests({ environment: secrets });
let site: SiteOfContent;

beforeAll(async () => {
  site = await SiteOfContent.start(backend);
  const editor = await backend.as('editor');
  await editor('POST', '/pages?locale=de', { path: '/seite', title: 'Da', _status: 'published' });
  const csv = [...new Set(formerAddresses.map(([, kept]) => kept))]
    .map((kept) => `"${kept}";/seite`)
    .join('\n');
  const imported = await editor('POST', '/redirects/import', { csv: `${csv}\n/assets/alt.css;/seite#x;302` });
  expect(imported.status, await imported.clone().text()).toBe(200);
  await site.untilCurrent();
});
afterAll(() => site.end());

const ask = (path: string) => fetch(site.url + path, { redirect: 'manual' });

test.each(formerAddresses.filter(([written]) => /^[/\\?]/.test(written)))(
  '2.6 redirect rule: %s leads on, in both languages',
  async (written) => {
    for (const prefix of ['', '/en']) {
      const answer = await ask(`${prefix}${written.startsWith('?') ? '/' : ''}${written}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        `${/^\/en/i.test(prefix + written) ? '/en' : ''}/seite`,
      ]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
      await answer.body?.cancel();
    }
  },
);

test('2.6 redirect rule: what the site itself has stays, and what it hasn’t below its own directories leads on', async () => {
  expect((await ask('/media/neu.pdf')).status).toBe(404);
  const file = await ask('/assets/alt.css?v=1');
  expect([file.status, file.headers.get('location')]).toEqual([302, '/seite?v=1#x']);
  expect(file.headers.get('cache-control')).toBe('no-cache');
  expect((await ask('/index.php')).status).toBe(404);
  expect((await ask('/index.php?id=13')).status).toBe(404);
  expect((await ask('/?p=12')).status).toBe(404);
});

test('2.7 route-rule redirect: moves follow those without a query, and ask where one counts', async () => {
  const { id }: { id: string } = await (await ask('/builds/latest.json')).json();
  const { matcher }: { matcher: { static: Record<string, unknown> } } = await (
    await ask(`/builds/meta/${id}.json`)
  ).json();
  const known = Object.keys(matcher.static);
  expect(known).toContain('/%C3%BCber-uns');
  expect(known).toContain('/en/%C3%BCber-uns');
  expect(known.filter((address) => /[?ü ]/.test(address))).toEqual([]);
  expect(matcher.static['/']).toEqual({ byQuery: true });
  expect(matcher.static['/en']).toEqual({ byQuery: true });
});
