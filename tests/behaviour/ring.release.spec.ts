import type { Page } from '@playwright/test';
import { clubs } from '../../src/brand/clubs/clubs.ts';
import { brandRecordSchema } from '../../src/brand/record/brand-record.ts';
import { tokensOf } from '../../src/brand/tokens.ts';
import { ghostscriptIsMissing, sheetsDrawnByGhostscript } from '../support/foreign-readers.ts';
import { leaveTheBandRed, lengthsOf, type Pixels, pixelsOf, takeRed } from '../support/ring-pixels.ts';
import { loadEveryPicture } from '../support/settled-page.ts';
import { expect, test } from '../support/under-test.ts';

/** Window widths in CSS pixels. */
const widths = [360, 768, 1024, 1280, 1440, 1920];
const { ring: otherRing } = clubs.second;

const otherRings: readonly (readonly [name: string, value: string])[][] = [
  [...tokensOf(brandRecordSchema.parse(clubs.second))].filter(([name]) => name.startsWith('ring-')),
  [
    ['ring-path', '40rem'],
    ['ring-bend-path', '10'],
    ['ring-bend-loop', '10'],
    ['ring-title-height', '0.1'],
  ],
];

for (const address of ['/strategie', '/en/strategie']) {
  test.describe(`${address}: the ring runs from the opening to the page's end without a break`, () => {
    test.use({ reducedMotion: 'reduce' });

    for (const width of widths)
      test(`at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openInGrey(page, address);
        expect(await breaksOf(page)).toEqual([]);
      });

    for (const width of [390, 1280])
      test(`with forced colours at ${width} px`, async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active' });
        await page.setViewportSize({ width, height: 900 });
        await openInGrey(page, address);
        expect(await breaksOf(page)).toEqual([]);
      });
  });

  test.describe(`${address} on paper: the ring crosses the sheet where a chapter begins, from edge to edge`, () => {
    test.use({ reducedMotion: 'reduce' });
    test.skip(ghostscriptIsMissing !== undefined, ghostscriptIsMissing);

    for (const format of ['A4', 'Letter'])
      test(`${format}, with and without backgrounds`, async ({ page }) => {
        await openInGrey(page, address);
        for (const printBackground of [true, false])
          expect(await breaksOnSheets(page, { format, printBackground })).toEqual([]);
      });
  });
}

test.describe('whatever the record says of it', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the ring goes from edge to edge on each sheet', async ({ page }) => {
    test.skip(ghostscriptIsMissing !== undefined, ghostscriptIsMissing);
    await openInGrey(page, '/strategie');
    for (const tokens of otherRings) {
      await wear(page, tokens);
      expect(await breaksOnSheets(page, { format: 'A4', printBackground: false })).toEqual([]);
    }
  });

  for (const width of [360, 1280])
    test(`the ring runs without a break at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openInGrey(page, '/strategie');
      for (const tokens of otherRings) {
        await wear(page, tokens);
        expect(await breaksOf(page)).toEqual([]);
      }
      if (width < 1280) return;
      await wear(page, otherRings[0] ?? []);
      expect(await bendOf(page)).toBeCloseTo(otherRing.bend.path);
    });
});

/** Half of the widths per language in tall windows, few of which make a page; and a phone and a desktop. */
const windowsInMotion = [
  ...widths.map((width, place) => ({
    address: place % 2 === 0 ? '/strategie' : '/en/strategie',
    width,
    height: 1800,
  })),
  { address: '/strategie', width: 360, height: 900 },
  { address: '/strategie', width: 1280, height: 900 },
];

for (const { address, width, height } of windowsInMotion)
  test(`${address}: in motion the ring is drawn without a break as far as it has come, at ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openInGrey(page, address);
    await page.locator('html[data-motion-ready]').waitFor({ state: 'attached' });
    const { thickness, from, to } = await wayOf(page);
    // Between the row that names the chapter on a phone and the line at which the band ends.
    const shown = { from: 60, to: Math.floor(0.73 * height), thickness };
    for (let top = from; top < to - shown.to; top += shown.to - shown.from) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      const breaks = async () => rowsWithoutRing(await pixelsOf([await page.screenshot()]), shown);
      await expect.poll(breaks, { message: `at ${top} px` }).toEqual([]);
    }
  });

test('the ring never fades: nothing that comes in holds a length of it', async ({ page }) => {
  for (const address of ['/strategie', '/demo/facts-and-figures']) {
    await page.goto(address);
    const lengths = page.locator('[data-band], [data-leg]');
    expect(await lengths.count(), address).toBeGreaterThan(0);
    const fading = lengths.and(page.locator('[data-motion="reveal"] *'));
    await expect(fading, address).toHaveCount(0);
  }
});

test.describe('the index of chapters', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const width of [1280, 1440])
    test(`stands on the ground and never on a picture at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/strategie');
      const lefts = await page
        .locator('[data-block="media"] img')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().left));
      const rights = await page
        .locator('nav ol a span')
        .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().right));
      expect(lefts.length).toBeGreaterThan(2);
      expect(Math.min(...lefts)).toBeGreaterThan(Math.max(...rights));
    });
});

async function openInGrey(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await loadEveryPicture(page);
  await page.evaluate(leaveTheBandRed);
}

function wear(page: Page, tokens: readonly (readonly [name: string, value: string])[]): Promise<void> {
  return page.evaluate((tokens) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { ${tokens.map(([name, value]) => `--${name}: ${value};`).join(' ')} }`);
    document.adoptedStyleSheets = [sheet];
  }, tokens);
}

/** The band's radius where it crosses the page, on its centre line, in multiples of its thickness. */
function bendOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const field = document.querySelector('[data-exit] > [data-band] > i');
    if (!field) throw new Error('This page has no band.');
    const { borderEndStartRadius, borderBlockEndWidth } = getComputedStyle(field, '::before');
    return Number.parseFloat(borderEndStartRadius) / Number.parseFloat(borderBlockEndWidth) - 0.5;
  });
}

interface Way {
  /** In CSS pixels. */
  thickness: number;
  from: number;
  to: number;
}

/** From below the opening, where the band passes behind itself, to where it leaves the page. */
function wayOf(page: Page): Promise<Way> {
  return page.evaluate(() => {
    const field = document.querySelector('[data-exit] > [data-band] > i');
    const opening = document.querySelector('[data-block="hero"]')?.getBoundingClientRect();
    const exit = document.querySelector('[data-exit]')?.getBoundingClientRect();
    if (!field || !opening || !exit) throw new Error('This page has no band.');
    return {
      thickness: Number.parseFloat(getComputedStyle(field, '::before').borderBlockEndWidth),
      from: Math.ceil(opening.bottom + scrollY),
      to: Math.floor(exit.bottom + scrollY),
    };
  });
}

/** Ranges of rows with less red than the band's thickness. */
function rowsWithoutRing({ width, reds }: Pixels, { from, to, thickness }: Way): string[] {
  const ranges: { first: number; last: number; red: number }[] = [];
  for (let y = from; y < to; y += 1) {
    let red = 0;
    for (let at = y * width; at < (y + 1) * width; at += 1) red += reds[at] ?? 0;
    if (red >= thickness - 3) continue;
    const range = ranges.at(-1);
    if (range?.last === y - 1) range.last = y;
    else ranges.push({ first: y, last: y, red });
  }
  return ranges.map(({ first, last, red }) => `${first}–${last} px: ${red} of ${thickness} px`);
}

/** Gaps in the band: rows without it, and dead ends. */
async function breaksOf(page: Page): Promise<string[]> {
  const way = await wayOf(page);
  const pixels = await wholePage(page, way);
  const breaks = rowsWithoutRing(pixels, { ...way, from: 0, to: pixels.height });
  const reached = followRed(pixels);
  if (reached < pixels.height - way.thickness) breaks.push(`torn off at ${reached} px`);
  return breaks;
}

async function breaksOnSheets(
  page: Page,
  paper: { format: string; printBackground: boolean },
): Promise<string[]> {
  const sheets = sheetsDrawnByGhostscript(await page.pdf(paper), 1);
  const breaks: string[] = [];
  let crossings = 0;
  for (const [index, sheet] of sheets.entries()) {
    const pixels = await pixelsOf([sheet]);
    const lengths = lengthsOf(pixels);
    crossings += lengths.length;
    // On the first sheet letters interrupt it.
    const left = Math.min(...lengths.map((length) => length.left));
    const right = Math.max(...lengths.map((length) => length.right));
    const parts = index === 0 ? [{ left, right }] : lengths;
    for (const part of parts)
      if (part.left > 0 || part.right < pixels.width - 1)
        breaks.push(`sheet ${index + 1}: from ${part.left} to ${part.right} of ${pixels.width} px`);
  }
  // The opening and eight chapters.
  if (crossings < 9) breaks.push(`${crossings} lengths in all`);
  return breaks;
}

/** A tall page in pieces: Chromium's screenshots are limited to 16,384 pixels in height. */
async function wholePage(page: Page, { from, to }: Way): Promise<Pixels> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const pieces: Buffer[] = [];
  for (let y = from; y < to; y += 16_000) {
    const clip = { x: 0, y, width, height: Math.min(16_000, to - y) };
    pieces.push(await page.screenshot({ fullPage: true, clip }));
  }
  return pixelsOf(pieces);
}

function followRed({ width, height, reds }: Pixels): number {
  const firstRow = Array.from({ length: width }, (_, x) => x);
  const lowest = takeRed(Uint8Array.from(reds), width, firstRow).reduce((most, at) => Math.max(most, at), 0);
  return Math.min(height, Math.floor(lowest / width));
}
