import type { Page } from '@playwright/test';
import { addAxe, axeViolations } from '../support/axe.ts';
import { readHeadings, writtenTexts } from '../support/brand-words.ts';
import { wordsUnderPlates } from '../support/covered-words.ts';
import { setTextApart, textCutOff } from '../support/cut-text.ts';
import { invisibleControls } from '../support/invisible-controls.ts';
import { kitControls } from '../support/kit-controls.ts';
import {
  allPages,
  browserLocale,
  missingPages,
  type SpecifiedPage,
} from '../support/pages-of-the-specification.ts';
import { pollExamplesAddress } from '../support/poll-examples.ts';
import { controlsWithoutRing } from '../support/ring-of-focus.ts';
import { loadEveryPicture, openDrawers, untilAwakeIfAny } from '../support/settled-page.ts';
import { sharedTab } from '../support/shared-tab.ts';
import { release, releaseUnless } from '../support/suite.ts';
import { expect, expectOnlyRecordedNames, test } from '../support/under-test.ts';
import { wordsOnPictures } from '../support/words-on-pictures.ts';

/** A phone, and a wide window with the navigation in a row. */
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** WCAG's narrowest window, which is 1280 × 1024 at 400 %. */
const narrowest = { width: 320, height: 640 };
const zoomed = { width: 320, height: 256 };

interface Sheet {
  name: string;
  locale: 'de' | 'en';
  address: () => Promise<string>;
  axe?: boolean;
  headings?: Pick<SpecifiedPage, 'path' | 'locale'>;
  words?: boolean;
  /** The focus check's scope, as a selector: the frame is only checked on one page of each layout. */
  ring?: string;
  forcedColours?: boolean;
  narrow?: boolean;
}

const wholePages = ['/', '/strategie', '/ds-index'];

const sheets: Sheet[] = [
  ...allPages.map(({ address, locale, path }) => ({
    name: address,
    locale,
    address: async () => address,
    axe: true,
    headings: { path, locale },
    // Another language only changes words.
    ...(locale === 'de' ? { words: true, ring: wholePages.includes(path) ? 'body' : 'main' } : {}),
    forcedColours: true,
    narrow: true,
  })),
  ...missingPages.map(({ address, locale }) => ({
    name: address,
    locale,
    address: async () => address,
    axe: true,
  })),
  ...(['de', 'en'] as const).map((locale) => ({
    name: `poll examples in ${locale}`,
    locale,
    address: () => pollExamplesAddress(locale),
    words: locale === 'de',
    forcedColours: locale === 'de',
    narrow: true,
  })),
  ...kitControls.map((name) => ({
    name: `kit: ${name}`,
    locale: 'de' as const,
    address: async () => `/demo/ui/${name}`,
    forcedColours: true,
  })),
];

// Opening a page takes longer than the tests, so each page is opened once and tested in sequence.
for (const { name, locale, address, axe, headings, words, ring, forcedColours, narrow } of sheets) {
  test.describe(name, releaseUnless(axe === true && locale === 'de'), () => {
    test.describe.configure({ mode: 'default' });

    let page: Page;

    test.beforeAll(async ({ browser }) => {
      // Final states only; bypasses the policy for axe's script.
      page = await sharedTab(browser, {
        locale: browserLocale[locale],
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      await page.goto(await address());
      await untilAwakeIfAny(page);
      await openDrawers(page);
      await loadEveryPicture(page);
    });

    test.afterAll(() => expectOnlyRecordedNames(page.context()));

    if (headings)
      test('1.2 brand word: headings read exactly as the content API has them', async () => {
        const written = await writtenTexts(headings);
        const read = await readHeadings(page);
        expect(read.length).toBeGreaterThan(0);
        for (const heading of read) expect(written).toContain(heading);
      });

    if (axe)
      for (const viewport of windows)
        test(
          `axe finds nothing at ${viewport.width} px`,
          releaseUnless(viewport === windows[0]),
          async () => {
            await addAxe(page);
            await page.setViewportSize(viewport);
            expect(await axeViolations(page)).toEqual([]);
          },
        );

    if (words)
      test('no words stand on a picture, on a phone and in a wide window', release, async () => {
        for (const viewport of windows) {
          await page.setViewportSize(viewport);
          expect(await wordsOnPictures(page), `${viewport.width} px`).toEqual([]);
        }
      });

    if (ring)
      test('a ring closes round every control', release, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        expect(await controlsWithoutRing(page, ring)).toEqual([]);
      });

    if (forcedColours)
      test(
        'with forced colours every control can be seen, and the one in focus told apart',
        release,
        async () => {
          await page.setViewportSize({ width: 1280, height: 720 });
          await page.emulateMedia({ forcedColors: 'active' });
          // Makes focus visible (`:focus-visible`).
          await page.keyboard.press('Shift');
          const problems = await invisibleControls(page);
          await page.emulateMedia({ forcedColors: 'none' });
          expect([...new Set(problems)]).toEqual([]);
        },
      );

    if (narrow)
      test(
        'nothing is cut off or needs scrolling sideways at 320 px, at 400 %, and with text set apart',
        release,
        async () => {
          for (const viewport of [narrowest, zoomed]) {
            await page.setViewportSize(viewport);
            expect(await textCutOff(page), `${viewport.width} × ${viewport.height}`).toEqual([]);
          }
          await page.setViewportSize(narrowest);
          await setTextApart(page);
          for (const viewport of [narrowest, { width: 1280, height: 800 }]) {
            await page.setViewportSize(viewport);
            expect(await textCutOff(page), `${viewport.width} px, with text set apart`).toEqual([]);
          }
        },
      );
  });
}

test(
  'words that are pulled onto a picture are found, and told apart from those on a ground of their own',
  release,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/demo/gallery');
    await loadEveryPicture(page);
    const captions = page.locator('figcaption');
    const pull = (background: string) =>
      captions.evaluateAll((all, background) => {
        for (const { style } of all.slice(0, 3))
          Object.assign(style, { position: 'relative', top: '-4rem', background });
      }, background);
    await pull('none');
    expect((await wordsOnPictures(page)).length).toBeGreaterThan(1);
    await pull('white');
    expect(await wordsOnPictures(page)).toEqual([]);
  },
);

for (const address of ['/strategie', '/trikot-der-saison'])
  test(`with forced colours no word on ${address} is covered by larger type`, release, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(address);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      expect(await wordsUnderPlates(page), `${viewport.width} px`).toEqual([]);
    }
  });

test('the digits of an error stay within the window when text is set apart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gibt-es-nicht');
  await untilAwakeIfAny(page);
  const digits = page.locator('[data-digits]').first();
  const before = await digits.screenshot();
  await setTextApart(page);
  expect(await digits.screenshot()).toEqual(before);
});
