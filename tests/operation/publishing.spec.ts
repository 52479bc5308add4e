import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signPreview } from '../../src/pages/preview-token.ts';
import { ContentEditor, refusalOf } from '../support/content-editor.ts';
import { goTo, open, shownPage, traverseTo } from '../support/navigation.ts';
import { asSite, copyOfSeededData, Product, until } from '../support/product.ts';

let product: Product;
let editor: ContentEditor;
let removeData: () => Promise<void>;

test.beforeAll(async () => {
  const data = await copyOfSeededData();
  removeData = data.remove;
  product = await Product.create({ dataDir: data.path });
  await product.start();
  editor = await ContentEditor.signIn(product);
});

test.afterAll(async () => {
  await product.stop();
  await removeData();
});

async function read(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(product.siteUrl + path, {
    redirect: 'manual',
    headers: { 'accept-language': 'de' },
  });
  return { status: answer.status, text: await answer.text() };
}

async function previewSecret(): Promise<string> {
  const secrets: { preview: string } = JSON.parse(
    await readFile(join(product.dataDir, 'secrets.json'), 'utf8'),
  );
  return secrets.preview;
}

const shows = (path: string, text: string) => async () => (await read(path)).text.includes(text);

test('a published headline reaches the visitor, and only in its language', async ({ page }) => {
  const tagOf = async (path: string) => (await fetch(product.siteUrl + path)).headers.get('etag');
  const english = await tagOf('/en/demo/accordion');
  await editor.publishHeadline('/demo/accordion', 'de', 'Frisch veröffentlicht');
  await until('the visitor sees it', shows('/demo/accordion', 'Frisch veröffentlicht'));
  await page.goto(`${product.siteUrl}/demo/accordion`);
  await expect(page.locator('h1')).toHaveText('Frisch veröffentlicht');
  expect(await tagOf('/en/demo/accordion')).toBe(english);
});

test('an open tab shows what was published meanwhile, as soon as its visitor comes back', async ({
  page,
}) => {
  await open(page, `${product.siteUrl}/demo/accordion`);
  await goTo(page, '/ds-index');
  await editor.publishHeadline('/demo/accordion', 'de', 'Während du weg warst');
  // The document shows it slightly before the site announces the new version.
  await product.untilCurrent();
  await traverseTo(page, -1, '/demo/accordion');
  await expect(shownPage(page).locator('h1')).toHaveText('Während du weg warst');
});

test('no request fails while editors publish', async () => {
  let publishing = true;
  const statuses = new Set<number>();
  const visitor = (async () => {
    while (publishing) statuses.add((await read('/demo/buttons')).status);
  })();
  for (let round = 1; round <= 5; round += 1) {
    await editor.publishHeadline('/demo/buttons', 'de', `Knöpfe ${round}`);
    await until('it shows', shows('/demo/buttons', `Knöpfe ${round}`));
  }
  publishing = false;
  await visitor;
  expect([...statuses]).toEqual([200]);
});

test('without the content backend every page stays, also after the site alone is restarted', async () => {
  await editor.publishHeadline('/demo/marquee', 'en', 'Published just before the end');
  await until('it shows', shows('/en/demo/marquee', 'Published just before the end'));
  await product.untilCurrent();
  const paths: { pages: { path: string }[] } = await (await fetch(`${product.siteUrl}/sk/v1/paths`)).json();
  expect(paths.pages.length).toBeGreaterThanOrEqual(25);
  await product.end('content', 'SIGKILL');
  await product.end('site');
  await product.startSite();
  for (const { path } of paths.pages) {
    expect((await read(path)).status, path).toBe(200);
    expect((await read(path === '/' ? '/en' : `/en${path}`)).status, `/en${path}`).toBe(200);
  }
  expect((await read('/en/demo/marquee')).text).toContain('Published just before the end');
  expect((await read('/media/nothing.png')).status).toBe(404);
  await product.startContent();
  await product.untilCurrent();
});

test('a draft stays with the editors; a preview link shows it, and nothing else', async () => {
  const page = await editor.page('/demo/logos', 'de');
  await editor.save('PATCH', `/pages/${page.id}?locale=de&draft=true`, {
    title: 'Geheimer Entwurf',
    _status: 'draft',
  });
  const api = `${product.contentUrl}/sk/v1/pages?path=/demo/logos&locale=de`;
  const headers = await asSite(product.dataDir);
  expect(await (await fetch(api, { headers })).text()).not.toContain('Geheimer Entwurf');
  for (const address of ['pages?path=/demo/logos&draft=1', 'paths', 'polls', 'changes', 'media/x.png'])
    for (const guessed of ['', 'Bearer guess'])
      expect(
        (await fetch(`${product.contentUrl}/sk/v1/${address}`, { headers: { authorization: guessed } }))
          .status,
      ).toBe(404);
  expect((await fetch(`${product.contentUrl}/api/media`)).status).toBe(403);
  expect((await fetch(`${product.contentUrl}/api/pages?draft=true`)).status).toBe(403);
  expect((await fetch(`${product.contentUrl}/api/pages/versions`)).status).toBe(403);
  await product.untilCurrent();
  expect((await read('/demo/logos')).text).not.toContain('Geheimer Entwurf');
  const forged = `${Date.now() + 60_000}.${'A'.repeat(43)}`;
  expect((await read(`/demo/logos?preview=${forged}`)).text).not.toContain('Geheimer Entwurf');
  const secret = await previewSecret();
  const link = signPreview({ path: '/demo/logos', locale: 'de' }, secret, Date.now());
  const preview = await fetch(`${product.siteUrl}/demo/logos?preview=${link}`);
  expect(await preview.text()).toContain('Geheimer Entwurf');
  expect(preview.headers.get('cache-control')).toBe('private, no-store');
  expect((await read(`/demo/media?preview=${link}`)).text).not.toContain('Geheimer Entwurf');
  const expired = signPreview({ path: '/demo/logos', locale: 'de' }, secret, Date.now() - 2 * 3_600_000);
  expect((await read(`/demo/logos?preview=${expired}`)).text).not.toContain('Geheimer Entwurf');
});

test('an unpublished page is gone, from the answers and from the disk', async () => {
  const snapshots = () => readdir(join(product.dataDir, 'snapshots', 'pages'));
  const id = await editor.publishPage('/bald-weg', { de: 'Bald weg', en: 'Soon gone' });
  await until('it is there', async () => (await read('/en/bald-weg')).status === 200);
  await product.untilCurrent();
  const before = await snapshots();
  await editor.save('PATCH', `/pages/${id}`, { _status: 'draft' });
  await until('it is gone', async () => (await read('/bald-weg')).status === 404);
  await product.untilCurrent();
  expect((await snapshots()).length).toBe(before.length - 2);
});

test('2.6 redirect rule: redirects keep the query, speak the language, and stand in the manifest', async () => {
  await editor.save('POST', '/redirects', { from: '/alt', to: '/strategie', status: '301' });
  await editor.publishPage(
    '/umleitung',
    { de: 'Umleitung', en: 'Diversion' },
    { route: { redirectTo: '/ds-index#farbe', redirectStatus: '302' } },
  );
  const ask = (path: string) => fetch(product.siteUrl + path, { redirect: 'manual' });
  await until('the page redirects', async () => (await ask('/umleitung')).status === 302);
  const permanent = await ask('/en/alt?x=1');
  expect(permanent.status).toBe(301);
  expect(permanent.headers.get('location')).toBe('/en/strategie?x=1');
  expect((await ask('/umleitung?x=1')).headers.get('location')).toBe('/ds-index?x=1#farbe');
  const latest: { id: string } = await (await ask('/builds/latest.json')).json();
  const manifest: { matcher: { static: Record<string, unknown> }; prerendered: string[] } = await (
    await ask(`/builds/meta/${latest.id}.json`)
  ).json();
  expect(manifest.matcher.static['/en/alt']).toEqual({ redirect: '/en/strategie' });
  expect(manifest.prerendered).toContain('/en/strategie');
  expect(manifest.prerendered).not.toContain('/umleitung');
});

test('redirects that lead in a circle, or hide a page, are refused with a sentence', async () => {
  await editor.save('POST', '/redirects', { from: '/kreis-a', to: '/kreis-b', status: '301' });
  const circle = await editor.request('POST', '/redirects', {
    from: '/kreis-b',
    to: '/kreis-a?x=1',
    status: '301',
  });
  expect(circle.status).toBe(400);
  expect(await refusalOf(circle)).toContain('/kreis-b → /kreis-a → /kreis-b');
  const itself = await editor.request('POST', '/redirects', {
    from: '/selbst',
    to: '/selbst',
    status: '301',
  });
  expect(itself.status).toBe(400);
  const hiding = await editor.request('POST', '/redirects', { from: '/strategie', to: '/', status: '301' });
  expect(await refusalOf(hiding)).toContain('/strategie');
  const elsewhere = await editor.request('POST', '/redirects', {
    from: '/weg',
    to: 'javascript:alert(1)',
    status: '301',
  });
  expect(elsewhere.status).toBe(400);
});
