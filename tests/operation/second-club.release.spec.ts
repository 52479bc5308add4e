import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type ClubName, clubs } from '../../src/brand/clubs/clubs.ts';
import type { WrittenBrand } from '../../src/brand/record/brand-record.ts';
import { firstContent } from '../../src/content/process/seed/first-content.ts';
import { secondContent } from '../../src/content/process/seed/second/second-content.ts';
import { Product, temporaryDirectory } from '../support/product.ts';
import { loadEveryPicture, untilAwakeIfAny } from '../support/settled-page.ts';
import { firstWindows, outOfReach } from '../support/vote-in-reach.ts';

const { first, second }: { [Name in ClubName]: WrittenBrand } = clubs;

/** Every page in both languages, a missing one, and everything generated from the identity alone. */
const addresses = [
  ...secondContent.pages.map(({ path }) => path),
  '/gibt-es-nicht',
  '/brand/versions',
  '/demo/ui',
].flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);

/** The first club's colours that the second one lacks. */
const foreign = Object.values(first.colors)
  .map(({ hex }) => hex)
  .filter((hex) => !Object.values(second.colors).some((own) => own.hex === hex));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const own = new Set(textsIn([secondContent, second]));
const isShared = (text: string) => [...own].some((each) => each.includes(text));
/** The first club's own texts: whole sentences, and distinctive words. */
const words = [
  first.name.text,
  '1893',
  'Brustring',
  ...Object.values(first.claim),
  ...Object.values(first.type.faces).flatMap(({ family, cutFrom }) => [family, cutFrom]),
  ...textsIn([first.voice, firstContent().pages, firstContent().polls]).filter(
    (text) => text.length >= 24 && !text.startsWith('/'),
  ),
].filter((text) => !isShared(text));

const files = firstContent().files.map(({ fileName }) => fileName.replace(/\.\w+$/, ''));

let product: Product;
let data: Awaited<ReturnType<typeof temporaryDirectory>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  data = await temporaryDirectory('heimspiel-second-club-');
  product = await Product.create({ dataDir: data.path, environment: { CLUB: 'second' } });
  await product.start();
});

test.afterAll(async () => {
  await product.stop();
  await data.remove();
});

const textOf = async (path: string) => (await fetch(product.siteUrl + path)).text();

function rgbOf(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');
}

async function sharesOf(picture: Buffer, hexes: readonly string[]): Promise<number[]> {
  const { data: pixels, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return hexes.map((hex) => {
    const wanted = rgbOf(hex).split(', ').map(Number);
    let found = 0;
    for (let at = 0; at < pixels.length; at += info.channels)
      if (wanted.every((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value) <= 3)) found += 1;
    return found / (info.width * info.height);
  });
}

/**
 * Colours of all elements and pseudo-elements, and their fonts. Reads only properties that can hold a colour: all four
 * hundred take thirty times as long.
 */
function wornBy(page: Page): Promise<{ colors: string[]; faces: string[] }> {
  return page.evaluate(() => {
    const colors = new Set<string>();
    const faces = new Set<string>();
    const read = (style: CSSStyleDeclaration, properties: readonly string[]) => {
      faces.add(style.fontFamily);
      for (const property of properties)
        for (const [color] of style.getPropertyValue(property).matchAll(/rgba?\([^)]*\)/g)) colors.add(color);
    };
    const root = getComputedStyle(document.documentElement);
    // An initial value that nothing here uses.
    const properties = [...root].filter((property) => property !== 'lighting-color');
    // The tokens are properties of the root, too.
    read(root, properties);
    const colored = [
      'red',
      'red red',
      '0 0 red',
      'linear-gradient(red, red)',
      'drop-shadow(0 0 red)',
      'below 0 linear-gradient(red, red)',
    ];
    const colorable = properties
      .filter((property) => !property.startsWith('--'))
      .filter((property) => colored.some((value) => CSS.supports(property, value)));
    // The honeypot is invisible.
    for (const element of document.querySelectorAll('*:not([name="$website"])')) {
      const own = getComputedStyle(element);
      read(own, colorable);
      const parts = ['::before', '::after'];
      if (own.display === 'list-item') parts.push('::marker');
      if (element.matches('input, textarea')) parts.push('::placeholder');
      for (const part of parts) {
        const style = getComputedStyle(element, part);
        if (style.content !== 'none') read(style, colorable);
      }
    }
    return { colors: [...colors], faces: [...faces] };
  });
}

for (const address of addresses) {
  test(`${address} has nothing of the first club`, async ({ page }) => {
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(product.siteUrl + address);
    await untilAwakeIfAny(page);
    await loadEveryPicture(page);
    const shown = await page.screenshot({ fullPage: true });
    // Antialiasing mixes some colours of one club from two of the other's; not these.
    expect(await sharesOf(shown, [first.colors.ring.hex, first.colors['ring-bright'].hex])).toEqual([0, 0]);
    const { colors, faces } = await wornBy(page);
    for (const hex of foreign)
      expect(
        colors.filter((color) => color.includes(`(${rgbOf(hex)})`) || color.includes(`(${rgbOf(hex)},`)),
        hex,
      ).toEqual([]);
    for (const family of faces) expect(family).not.toContain(first.type.faces.text.cutFrom);
    expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family).join())).not.toContain(
      first.type.faces.text.cutFrom,
    );
    const written = await textOf(address);
    const said = (await page.locator('html').innerText()) + written.replaceAll('\u00AD', '');
    for (const word of words) expect(said.includes(word.replaceAll('\u00AD', '')), word).toBe(false);
    for (const hex of foreign) expect(written.toUpperCase()).not.toContain(hex);
    expect(written).not.toContain('.recolored-');
    expect(written).toContain(`<meta name="theme-color" content="${second.colors.white.hex.toLowerCase()}"`);
    const names = asked.map((url) => new URL(url).pathname);
    for (const file of files)
      expect(names.filter((name) => name.includes(`/${file}-`) || name.includes(`/${file}.`))).toEqual([]);
    expect(names.filter((name) => /archivo/i.test(name))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const printed = await wornBy(page);
    for (const hex of foreign)
      expect(
        printed.colors.filter((color) => color.includes(`(${rgbOf(hex)})`)),
        hex,
      ).toEqual([]);
  });
}

test('its vote, between pictures, stands in the first window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const viewport of firstWindows)
    for (const address of ['/', '/en']) {
      await page.setViewportSize(viewport);
      await page.goto(product.siteUrl + address);
      await page.evaluate(() => document.fonts.ready);
      expect(await outOfReach(page), `${address} at ${viewport.width} × ${viewport.height}`).toEqual([]);
    }
});

test('no file of the identity has anything of the first club', async () => {
  const [stylesheet = ''] = /\/assets\/joined\/[^"]+/.exec(await textOf('/')) ?? [];
  expect(await textOf(stylesheet)).toContain(second.colors.ring.hex.toLowerCase());
  const texts = [
    stylesheet,
    '/favicon.svg',
    '/site.webmanifest',
    '/llms.txt',
    '/sitemap.xml',
    '/brand/guidelines.md',
    '/en/brand/guidelines.md',
    '/brand/changes.atom',
    '/en/brand/changes.atom',
    '/brand/logos/wordmark-on-white.svg',
    '/brand/logos/symbol-on-white.svg',
    ...['json', 'css', 'scss', 'less', 'tailwind.css', 'figma.json', 'xml', 'swift', 'dart', 'gpl'].map(
      (name) => `/brand/tokens.${name}`,
    ),
  ];
  for (const path of texts) {
    const text = await textOf(path);
    for (const hex of foreign.filter((each) => each !== '#FFFFFF'))
      expect(text.toUpperCase().includes(hex), `${hex} in ${path}`).toBe(false);
    for (const word of words) expect(text.includes(word), `${word} in ${path}`).toBe(false);
  }
});

test('its desk wears its own colours', async ({ page }) => {
  await page.goto(`${product.siteUrl}/admin/login`);
  await expect(page.locator('#field-email')).toBeVisible();
  const { colors } = await wornBy(page);
  const ring = (club: WrittenBrand) => colors.filter((color) => color.includes(rgbOf(club.colors.ring.hex)));
  expect(ring(second)).not.toEqual([]);
  expect(ring(first)).toEqual([]);
});

test('icons and share pictures are drawn in the second club’s colours, and in none of the first’s', async () => {
  const [share = ''] = /\/polls\/[^"]+\/share\.png\?v=\w+/.exec(await textOf('/')) ?? [];
  for (const path of ['/icon-192.png', '/apple-touch-icon.png', '/favicon.ico', share]) {
    const bytes = Buffer.from(await (await fetch(product.siteUrl + path)).arrayBuffer());
    // The icon has one picture after its header.
    const picture = path.endsWith('.ico') ? bytes.subarray(22) : bytes;
    const foreigners = [first.colors.ring.hex, first.colors['ring-bright'].hex, first.colors.sand.hex];
    const [own = 0, ...others] = await sharesOf(picture, [second.colors.ring.hex, ...foreigners]);
    // In a maskable icon the symbol keeps a margin.
    expect(own, path).toBeGreaterThan(0.05);
    expect(Math.max(...others), path).toBeLessThan(0.001);
  }
});

test('a restart that forgets the setting changes nothing', async () => {
  const before = await textOf('/brand/tokens.css');
  await product.stop();
  const forgetful = await Product.create({ dataDir: data.path });
  await forgetful.start();
  try {
    expect(await (await fetch(`${forgetful.siteUrl}/brand/tokens.css`)).text()).toBe(before);
    expect(await (await fetch(forgetful.siteUrl)).text()).toContain(secondContent.settings.de.title);
  } finally {
    await forgetful.stop();
  }
});
