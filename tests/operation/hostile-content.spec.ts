import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { lexicalFromRichText } from '../../src/fields/lexical.ts';
import { signPreview } from '../../src/pages/preview-token.ts';
import { attackVectors } from '../support/attack-vectors/attack-vectors.ts';
import { type ContentEditor, refusalOf } from '../support/content-editor.ts';
import { goTo, open, shownPage } from '../support/navigation.ts';
import { test } from '../support/operated-product.ts';
import { type Product, until } from '../support/product.ts';

let product: Product;
let editor: ContentEditor;

test.beforeAll(async ({ operated, admin }) => {
  product = operated;
  editor = admin;
});

const scriptedDrawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="800" height="600" onload="alert('onload')">
<script>alert('script'); fetch('/health')</script>
<a xlink:href="javascript:alert('link')"><rect width="800" height="600" fill="#888"><animate attributeName="x" dur="1s" onbegin="alert('begin')" to="1"/></rect></a>
<image href="https://attacker.example/leak.png" width="10" height="10"/>
<foreignObject width="100" height="100"><iframe xmlns="http://www.w3.org/1999/xhtml" src="/health"></iframe></foreignObject>
</svg>`;

const uploaded = z.object({ doc: z.object({ id: z.union([z.number(), z.string()]), filename: z.string() }) });

/** Forbidden actions of a file or page, among them requests other than `own`. */
async function listenTo(page: Page, own: RegExp): Promise<string[]> {
  const noise: string[] = [];
  // Turns off the prefetch of links in view.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  // Only requests that the policy allows get here; Chromium also reports blocked ones as requests.
  await page.route('https://attacker.example/**', (route) => {
    noise.push(`leak: ${route.request().url()}`);
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    noise.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const address = request.url().replace(product.siteUrl, '');
    if (!own.test(address) && !address.startsWith('https://attacker.example/'))
      noise.push(`request: ${request.url()}`);
  });
  return noise;
}

async function upload(drawing: string): Promise<Response> {
  const form = new FormData();
  form.set('file', new Blob([drawing], { type: 'image/svg+xml' }), 'zeichnung.svg');
  form.set('_payload', JSON.stringify({ alt: 'Eine Zeichnung' }));
  const { authorization = '' } = await product.signIn();
  return fetch(`${product.contentUrl}/api/media`, { method: 'POST', headers: { authorization }, body: form });
}

test('a drawing with scripts is refused', async () => {
  expect((await upload(scriptedDrawing)).status).toBe(400);
});

test('one that lies there all the same runs none, by itself or in a page, at either of its addresses', async ({
  page,
}) => {
  const harmless =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="9" height="9"/></svg>';
  const { doc } = uploaded.parse(await (await upload(harmless)).json());
  await writeFile(join(product.dataDir, 'media', doc.filename), scriptedDrawing);
  await editor.save('POST', '/pages?locale=de', {
    path: '/mit-zeichnung',
    layout: 'default',
    title: 'Mit Zeichnung',
    blocks: [
      { blockType: 'headline', title: 'Mit Zeichnung' },
      { blockType: 'media', file: doc.id },
    ],
    _status: 'published',
  });
  await until('the page is there', async () => (await fetch(`${product.siteUrl}/mit-zeichnung`)).ok);
  const { authorization = '' } = await product.signIn();
  const session = { name: 'payload-token', value: authorization.replace('JWT ', ''), url: product.siteUrl };
  await page.context().addCookies([session]);
  const noise = await listenTo(
    page,
    /^(\/(media|api\/media|assets|builds|brand|mit-zeichnung|favicon)|data:)/,
  );
  for (const address of [`/media/${doc.filename}`, `/api/media/file/${doc.filename}`]) {
    const served = await fetch(product.siteUrl + address, { headers: { authorization } });
    expect(served.status, address).toBe(200);
    expect(served.headers.get('content-security-policy'), address).toMatch(
      // Payload's own policy may come first: browsers enforce both.
      /(?:^|, )default-src 'none'.*sandbox/,
    );
    await page.goto(product.siteUrl + address);
    await page.mouse.click(300, 300);
    await page.evaluate(() => document.getAnimations().length).catch(() => {});
  }
  await open(page, `${product.siteUrl}/mit-zeichnung`);
  const picture = shownPage(page).locator('[data-block="media"] img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(noise).toEqual([]);
});

test('attacks typed into fields for text are text', async ({ page }) => {
  const vectors = attackVectors.filter((vector) => vector.includes('<') && vector.length <= 120).slice(0, 60);
  await editor.save('POST', '/pages?locale=de', {
    path: '/nur-text',
    layout: 'default',
    title: '</title><script>alert(1)</script>',
    seo: { description: '"><script>alert(1)</script>' },
    reason: 'Die Beschreibung ist ein Angriff und kurz.',
    blocks: vectors.map((title) => ({ blockType: 'headline', title, anchor: 'a' })),
    _status: 'published',
  });
  await until('the page is there', async () => (await fetch(`${product.siteUrl}/nur-text`)).ok);
  const noise = await listenTo(page, /^(\/(media|assets|builds|brand|nur-text|demo|favicon)|data:)/);
  const headings = () =>
    shownPage(page)
      .locator('main [data-block]')
      .evaluateAll((blocks) => blocks.map((block) => block.textContent?.replace(/\s+/g, ' ').trim()));
  const expected = vectors.map((vector) => vector.replace(/\s+/g, ' ').trim());
  await open(page, `${product.siteUrl}/nur-text`);
  expect(await headings()).toEqual(expected);
  await open(page, `${product.siteUrl}/demo/headline`);
  await goTo(page, '/nur-text');
  expect(await headings()).toEqual(expected);
  await expect(page).toHaveTitle(/^<\/title><script>alert\(1\)<\/script>/);
  expect(noise).toEqual([]);
});

test('a link that would run something is refused, and where a draft has it all the same, it is no link', async () => {
  const href = 'javascript:alert(1)';
  const text = lexicalFromRichText([
    {
      type: 'paragraph',
      children: [{ type: 'link', href, children: [{ type: 'text', text: 'Klick im Text' }] }],
    },
  ]);
  const links = {
    path: '/links',
    layout: 'default',
    title: 'Links',
    blocks: [
      { blockType: 'headline', title: 'Links' },
      { blockType: 'buttons', items: [{ link: { label: 'Klick', href } }] },
      { blockType: 'rich-text', content: text },
    ],
  };
  const refused = await editor.request('POST', '/pages?locale=de', { ...links, _status: 'published' });
  expect(refused.status).toBe(400);
  expect(await refusalOf(refused)).toContain(href);
  await editor.save('POST', '/pages?locale=de&draft=true', links);
  const secrets = z
    .object({ preview: z.string() })
    .parse(JSON.parse(await readFile(join(product.dataDir, 'secrets.json'), 'utf8')));
  const token = signPreview({ path: '/links', locale: 'de' }, secrets.preview, Date.now());
  const shown = await (await fetch(`${product.siteUrl}/links?preview=${token}`)).text();
  expect(shown).toContain('Klick im Text');
  expect(shown).not.toMatch(/javascript:/i);
});
