import { expect, type Page, test } from '@playwright/test';
import ase from 'ase-utils';
import sharp from 'sharp';
import { z } from 'zod';
import { ContentEditor } from '../support/content-editor.ts';
import { openAtDesk, signInAtDesk } from '../support/desk-views.ts';
import { allPages } from '../support/pages-of-the-specification.ts';
import { copyOfSeededData, Product } from '../support/product.ts';
import { untilAwakeIfAny } from '../support/settled-page.ts';

const before = '#DA0024';
/** Contrast with white and sand sufficient for text, with ink for display type. */
const after = '#C8102E';
/** Too little contrast with white. */
const tooBright = '#FF6B6B';

let product: Product;
let editor: ContentEditor;
let removeData: () => Promise<void>;

test.use({ viewport: { width: 1440, height: 900 } });

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

const textOf = async (path: string) => (await fetch(product.siteUrl + path)).text();

const bytesOf = async (path: string) =>
  Buffer.from(await (await fetch(product.siteUrl + path)).arrayBuffer());

function ringOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-ring)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function asCss(hex: string): string {
  return `rgb(${channelsOf(hex).join(', ')})`;
}

async function shareOf(path: string, hex: string): Promise<number> {
  const bytes = await bytesOf(path);
  const { data, info } = await sharp(bytes).flatten().raw().toBuffer({ resolveWithObject: true });
  const wanted = channelsOf(hex);
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= 4)) count += 1;
  return (count * info.channels) / data.length;
}

/** The ring's colour in the palettes, as their readers show it: red, green and blue up to 255. */
async function ringsInPalettes(): Promise<{ ase: number[] | undefined; gpl: number[] | undefined }> {
  const [adobe] = ase.decode(await bytesOf('/brand/tokens.ase')).groups;
  const [, gimp] = /^([ \d]+)\tRing$/m.exec(await textOf('/brand/tokens.gpl')) ?? [];
  return {
    ase: adobe?.colors.find(({ name }) => name === 'Ring')?.color.map((part) => Math.round(part * 255)),
    gpl: gimp?.trim().split(/ +/).map(Number),
  };
}

/** The ring's colour in each token file, in its format: red, green and blue up to 255. */
const ringsInTokens: Readonly<Record<string, (text: string) => number[]>> = {
  ...Object.fromEntries(
    Object.entries({
      css: /--color-ring: (#[\da-f]{6});/,
      scss: /\$color-ring: (#[\da-f]{6});/,
      less: /@color-ring: (#[\da-f]{6});/,
      'tailwind.css': /--color-ring: (#[\da-f]{6});/,
      xml: /<color name="color_ring">#ff([\da-f]{6})</,
      dart: /colorRing = Color\(0xFF([\dA-F]{6})\);/,
    }).map(([name, written]) => [
      name,
      (text: string) => channelsOf(`#${written.exec(text)?.[1]?.replace('#', '')}`),
    ]),
  ),
  json: (text) => {
    const file = z.object({
      color: z.object({ ring: z.object({ $value: z.object({ components: z.array(z.number()) }) }) }),
    });
    return file.parse(JSON.parse(text)).color.ring.$value.components.map(to255);
  },
  swift: (text) => {
    const [, ...parts] =
      /colorRing = UIColor\(red: ([\d.]+), green: ([\d.]+), blue: ([\d.]+),/.exec(text) ?? [];
    return parts.map(Number).map(to255);
  },
  'figma.json': (text) => {
    const color = z.object({ r: z.number(), g: z.number(), b: z.number() });
    const file = z.object({
      variableModeValues: z.array(z.object({ variableId: z.string(), value: z.unknown() })),
    });
    const values = file.parse(JSON.parse(text)).variableModeValues;
    const { r, g, b } = color.parse(
      values.find(({ variableId }) => variableId === 'token-color-ring')?.value,
    );
    return [r, g, b].map(to255);
  },
};

function to255(part: number): number {
  return Math.round(part * 255);
}

async function followsEverywhere(page: Page, hex: string, other: string): Promise<void> {
  // Skips files that don't affect colours.
  await page.route(/\.(?:js|woff2|avif|webp|png|webm)\b/, (route) => route.abort());
  for (const address of [...allPages.map(({ address }) => address), '/gibt-es-nicht', '/en/gibt-es-nicht']) {
    await page.goto(product.siteUrl + address, { waitUntil: 'domcontentloaded' });
    expect(await ringOf(page), address).toBe(asCss(hex));
  }
  await page.unrouteAll();
  expect(await ringsInPalettes()).toEqual({ ase: channelsOf(hex), gpl: channelsOf(hex) });
  for (const [name, ringIn] of Object.entries(ringsInTokens)) {
    const text = await textOf(`/brand/tokens.${name}`);
    expect(ringIn(text), name).toEqual(channelsOf(hex));
    expect(text.toLowerCase(), name).not.toContain(other.slice(1).toLowerCase());
  }
  expect(await textOf('/brand/guidelines.md')).toContain(hex);
  for (const address of ['/ds-index', '/demo/color-values', '/demo/brand-files'])
    expect((await textOf(address)).toUpperCase().includes(hex), address).toBe(true);
  expect(await textOf('/favicon.svg')).toContain(hex);
  expect(await shareOf('/icon-192.png', hex)).toBeGreaterThan(0.1);
  expect(await shareOf('/brand/logos/symbol-on-white.png?height=200', hex)).toBeGreaterThan(0.1);
  expect(await textOf('/brand/logos/wordmark-on-white.svg')).toContain(hex);
  const [picture = ''] = /\/polls\/[^"]+\/share\.png\?v=\w+/.exec(await textOf('/trikot-der-saison')) ?? [];
  expect(await shareOf(picture, hex), picture).toBeGreaterThan(0.1);
  // Recoloured pictures: the site's share picture, and shirts, small and large.
  const [shared = ''] = /\/media\/share-[^"]+\.png/.exec(await textOf('/strategie')) ?? [];
  expect(await shareOf(shared, hex), shared).toBeGreaterThan(0.1);
  const shirts = {
    '/trikot-der-saison': 'away-frei-[^" ]+.webp',
    '/demo/shop/product-detail': 'home-front-[^" ]+.png',
  };
  for (const [address, name] of Object.entries(shirts)) {
    const [shirt = ''] = new RegExp(`/media/trikot-${name}`).exec(await textOf(address)) ?? [];
    expect(await shareOf(shirt, hex), shirt).toBeGreaterThan(0.03);
    expect(await shareOf(shirt, other), shirt).toBeLessThan(0.001);
  }
}

async function publish(values: object): Promise<void> {
  const answer = await editor.request('POST', '/globals/brand?locale=de', {
    ...values,
    _status: 'published',
  });
  expect(answer.status, await answer.text()).toBe(200);
}

test('the ring’s colour is changed in the admin, previewed, refused for its contrast, published and rolled back, and everything follows', async ({
  page,
}) => {
  test.slow();
  // The delivered identity is a version that can be restored.
  const list = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]) })) });
  const versions = await editor.request('GET', '/globals/brand/versions?sort=-createdAt&limit=1');
  const [{ id } = { id: '' }] = list.parse(await versions.json()).docs;
  await product.untilCurrent();
  await followsEverywhere(page, before, after);
  const visitor = await page.context().newPage();
  await visitor.goto(`${product.siteUrl}/strategie`);
  await untilAwakeIfAny(visitor);
  const [stylesheet = ''] = /\/assets\/joined\/[^"]+/.exec(await textOf('/strategie')) ?? [];

  await signInAtDesk(page, product);
  await openAtDesk(page, `${product.siteUrl}/admin/globals/brand?locale=de`);
  await page.getByRole('button', { name: 'Farben', exact: true }).click();
  const field = page.locator('#field-colors__ring__hex');
  await expect(field).toHaveValue(before);
  const publishing = page.getByRole('button', { name: 'Änderungen veröffentlichen' });
  const answerOf = (address: RegExp) =>
    page.waitForResponse((answer) => address.test(answer.url()) && answer.request().method() === 'POST');

  // Autosaved drafts are shown to their editor on the site, and to nobody else.
  const saved = answerOf(/\/api\/globals\/brand\/autosave/);
  await field.fill(tooBright);
  expect((await saved).status()).toBe(200);
  const opening = page.waitForEvent('popup');
  await page.locator('#preview-button').click();
  const preview = await opening;
  await preview.waitForLoadState();
  expect(await ringOf(preview)).toBe(asCss(tooBright));
  for (const link of ['a[href*="/ds-index?"]', 'a[hreflang="en"]', 'a[href*="/en/strategie?"]']) {
    const address = await preview.locator(link).first().getAttribute('href');
    await preview.goto(new URL(address ?? '', product.siteUrl).href);
    expect(await ringOf(preview), link).toBe(asCss(tooBright));
    if (link.includes('ds-index')) expect(await preview.content()).toContain(tooBright);
  }
  await preview.close();
  await product.untilCurrent();
  expect(await textOf('/brand/tokens.css')).toContain(before.toLowerCase());
  expect(await textOf('/ds-index')).toContain(before);

  await publishing.click();
  await expect(
    page.getByText(/hebt sich zu wenig ab von Weiß \(#FFFFFF\), 2,\d+ zu 1/).first(),
  ).toBeVisible();
  expect(await textOf('/brand/tokens.css')).toContain(before.toLowerCase());

  await field.fill(after.toLowerCase());
  const answered = answerOf(/\/api\/globals\/brand\?/);
  await publishing.click();
  expect((await answered).status()).toBe(200);
  await product.untilCurrent();
  await followsEverywhere(page, after, before);

  // An open tab gets it with the next navigation, without a document load.
  await visitor.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
  await visitor.getByRole('link', { name: 'Bausteine' }).first().click();
  await visitor.waitForURL('**/ds-index');
  await expect.poll(() => ringOf(visitor)).toBe(asCss(after));
  await expect(visitor.locator('html[data-seen]')).toHaveCount(1);
  await visitor.close();

  // Earlier documents still get the stylesheet that they were rendered with.
  expect(await textOf(stylesheet)).toContain(before.toLowerCase());

  // Restarted without the content backend, the site keeps its identity.
  await product.end('content');
  await product.end('site');
  await product.startSite();
  await page.goto(`${product.siteUrl}/strategie`);
  expect(await ringOf(page)).toBe(asCss(after));
  await product.startContent();
  await product.untilCurrent();

  // Rollback: the earlier version becomes the draft, and publishing it changes the whole site at once.
  const restored = await editor.request('POST', `/globals/brand/versions/${id}`);
  expect(restored.status, await restored.text()).toBe(200);
  expect(await textOf('/brand/tokens.css')).toContain(after.toLowerCase());
  const [, version] = /^\/\* Brand version (\w+)/.exec(await textOf('/brand/tokens.css')) ?? [];
  await publish({});
  await expect
    .poll(() => textOf('/brand/tokens.css'), { timeout: 2000, intervals: [50] })
    .toContain(before.toLowerCase());
  // From then on all pages have changed, whichever is requested first.
  for (const { address } of allPages)
    expect((await textOf(address)).includes(`brand.${version}`), address).toBe(false);
  await followsEverywhere(page, before, after);
});
