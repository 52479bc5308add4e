import type { Page } from '@playwright/test';
import { standInForElsewhere } from '../support/elsewhere.ts';
import { ghostscriptIsMissing } from '../support/foreign-readers.ts';
import { kitControls } from '../support/kit-controls.ts';
import { allPages, browserLocale } from '../support/pages-of-the-specification.ts';
import { letters, print, type Sheet } from '../support/paper.ts';
import { openDrawers, untilAwakeIfAny } from '../support/settled-page.ts';
import { sharedTab } from '../support/shared-tab.ts';
import { expect, expectOnlyRecordedNames, test } from '../support/under-test.ts';

/** A4's width in CSS pixels, and the height of its content. */
const paper = { width: 794, height: 998 };

const germanPages = allPages.filter(({ locale }) => locale === 'de').map(({ address }) => address);

/**
 * On other pages the ring runs through, so no row of a sheet is empty. Pages alternate between German and English,
 * because both of each take two minutes.
 */
const withoutRing = allPages
  .filter(({ layout }) => layout !== 'strategie')
  .filter(({ locale }, index) => locale === (index % 4 < 2 ? 'de' : 'en'))
  .map(({ address }) => address);

const inGerman = { locale: browserLocale.de };

async function openAsPrinted(page: Page, address: string): Promise<void> {
  await page.setViewportSize(paper);
  await page.goto(address);
  await untilAwakeIfAny(page);
  await page.emulateMedia({ media: 'print' });
}

test.describe('on sheets', () => {
  test.skip(ghostscriptIsMissing !== undefined, ghostscriptIsMissing);

  for (const address of [...withoutRing, '/demo/ui', ...kitControls.map((name) => `/demo/ui/${name}`)])
    test(`${address}: none is empty, and none ends with what only announces something`, async ({
      browser,
    }) => {
      const page = await sharedTab(browser, inGerman);
      await page.goto(address);
      await untilAwakeIfAny(page);
      const announcing = await announcements(page);
      const sheets = await print(page);
      expect(sheets.flatMap(({ inked }, index) => (inked.length > 0 ? [] : [index + 1]))).toEqual([]);
      // On the last sheet nothing has to follow.
      expect(sheets.slice(0, -1).flatMap((sheet) => lastAnnouncement(sheet, announcing))).toEqual([]);
      await expectOnlyRecordedNames(page.context());
    });

  for (const address of ['/', '/en', '/vfbexpress', '/vfbexpress-github-action-push-test'])
    test(`${address}: a ballot is on one, with every option`, async ({ page }) => {
      await page.goto(address);
      await untilAwakeIfAny(page);
      const options = await page
        .locator('fieldset label')
        .evaluateAll((labels) =>
          labels.map((label) => label.querySelector('span:not(:has(span)):not(:empty)')?.textContent ?? ''),
        );
      expect(options.length).toBeGreaterThan(2);
      const sheets = await print(page);
      expect(sheets).toHaveLength(1);
      const written = letters(textOn(sheets[0]));
      const words = options.flatMap((option) => option.split(/[\s\u00AD-]+/));
      expect(words.filter((word) => !written.includes(letters(word)))).toEqual([]);
    });

  test('one band runs across all shirts of a ballot, as high as its words', async ({ page }) => {
    await page.goto('/vfbexpress');
    await untilAwakeIfAny(page);
    const [sheet] = await print(page);
    const option = sheet?.lines.find(({ text }) => text.startsWith('Heim'))?.baseline ?? 0;
    const detail = sheet?.lines.find(({ text }) => text.startsWith('Weiß wie'))?.baseline ?? 0;
    expect(detail).toBeGreaterThan(option);
    const { width = 0 } = sheet ?? {};
    for (const left of [0, width - 4])
      expect(redIn(sheet, left, left + 4, option, detail + 4)).toBeGreaterThan(3.8 * (detail + 4 - option));
  });

  test('a mark with its clear space stands above its name', async ({ page }) => {
    await page.goto('/demo/specimen');
    const [sheet] = (await print(page)).filter(({ lines }) => lines.some(({ text }) => /^15\s%/.test(text)));
    const { baseline = 0, right = 0 } = sheet?.lines.find(({ text }) => text === 'Zeichen') ?? {};
    expect(baseline).toBeGreaterThan(0);
    expect(sheet?.inked.filter((row) => row < baseline - 30).length).toBeGreaterThan(60);
    expect(inkRightOf(sheet, right + 12, baseline - 10, baseline)).toBe(0);
  });

  test('a product is seen above its band', async ({ page }) => {
    await page.goto('/demo/shop/product-detail');
    const sheets = (await print(page)).filter(({ lines }) => lines.some(({ text }) => /94,95/.test(text)));
    expect(sheets.length).toBeGreaterThan(1);
    for (const { lines, inked } of sheets) {
      const price = lines.find(({ text }) => /94,95/.test(text))?.baseline ?? 0;
      expect(inked.filter((row) => row < price - 60).length).toBeGreaterThan(150);
    }
  });

  test('the site’s title stands clear of the ring beside the name', async ({ page }) => {
    await page.goto('/demo/ui');
    const [sheet] = await print(page);
    const title = sheet?.lines.find(({ text }) => text.startsWith('und Design'));
    expect(title).toBeDefined();
    const { left = 0, right = 0, baseline = 0 } = title ?? {};
    expect(redIn(sheet, left, right, baseline - 14, baseline)).toBe(0);
    expect(redIn(sheet, right + 12, 580, baseline - 14, baseline)).toBeGreaterThan(1000);
  });
});

for (const address of [...germanPages, '/demo/ui/player'])
  test(`${address}: no place of a film, a sound or a frame is printed empty, and nothing sticks`, async ({
    browser,
  }) => {
    const page = await sharedTab(browser, inGerman);
    await openAsPrinted(page, address);
    expect(await emptyPlaces(page)).toEqual([]);
    const sticking = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
        .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
        .map(({ className, textContent }) => `${className}: ${(textContent ?? '').slice(0, 40)}`),
    );
    expect(sticking).toEqual([]);
    await expectOnlyRecordedNames(page.context());
  });

test('whoever prints has every picture loaded, those too that nobody has scrolled to', async ({ page }) => {
  await page.goto('/demo/gallery');
  await untilAwakeIfAny(page);
  await page.pdf({ format: 'A4' });
  const missing = () =>
    page
      .locator('main img')
      .evaluateAll((pictures) =>
        pictures.flatMap((picture) =>
          picture instanceof HTMLImageElement && picture.naturalWidth === 0 ? [picture.src] : [],
        ),
      );
  await expect.poll(missing).toEqual([]);
});

test('a film is printed as its still, in a hero as in a block of its own', async ({ page }) => {
  for (const address of ['/demo/hero', '/demo/media', '/demo/video-embed']) {
    await openAsPrinted(page, address);
    const stills = await page
      .locator('video[poster]')
      .evaluateAll((films) => films.map((film) => film.checkVisibility() && film.clientHeight > 200));
    expect(stills.length, address).toBeGreaterThan(0);
    expect(stills, address).not.toContain(false);
  }
});

test('what was loaded from elsewhere is printed as our own picture of it', async ({ page }) => {
  await standInForElsewhere(page);
  await page.goto('/demo/embed');
  await untilAwakeIfAny(page);
  const box = page.locator('[data-block="embed"] summary').first();
  await box.click();
  const opened = page.locator('[data-block="embed"]').filter({ has: page.locator('iframe') });
  await expect(opened.locator('picture')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(opened.locator('picture')).toBeVisible();
  await expect(opened.locator('iframe')).toBeHidden();
});

for (const [address, where, width] of [
  ['/demo/marquee', 'on paper', paper.width],
  ['/en/demo/marquee', 'on paper', paper.width],
  ['/demo/marquee', 'without motion', 320],
  ['/en/demo/marquee', 'without motion', 1280],
] as const)
  test(`${address}: whole phrases stand in the bands, ${where} at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: where === 'on paper' ? null : 'reduce' });
    await openAsPrinted(page, address);
    if (where !== 'on paper') await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ ...paper, width });
    await openDrawers(page);
    const bands = await page.locator('[data-motion="marquee"]').evaluateAll((bands) =>
      bands.map((band) => {
        const phrases = [...band.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
        const standing = [...band.querySelectorAll('svg > text, p > span')].filter((text) =>
          text.checkVisibility(),
        );
        return {
          running: [...band.querySelectorAll('[data-running]')].filter(
            (run) => run.checkVisibility() && run.getClientRects().length > 0,
          ).length,
          phrases,
          standing: standing.map((text) => {
            const { left, right } = text.getBoundingClientRect();
            return { words: text.textContent ?? '', isWhole: left >= 0 && right <= innerWidth };
          }),
        };
      }),
    );
    expect(bands.length).toBeGreaterThan(4);
    for (const { running, phrases, standing } of bands) {
      expect(running).toBe(0);
      expect(standing.filter(({ isWhole }) => !isWhole)).toEqual([]);
      const stand = letters(standing.map(({ words }) => words).join(''));
      expect(stand).toContain(letters(phrases[0] ?? '?'));
    }
  });

test('specimens end inside the sheet, and show both what is right and what is wrong', async ({ page }) => {
  await openAsPrinted(page, '/demo/specimen');
  const beyond = await page.locator('[data-subject]').evaluateAll((specimens) =>
    specimens.flatMap((specimen) => {
      const texts = document.createTreeWalker(specimen, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility() || text.textContent?.trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        if (left < 0 || right > innerWidth) found.push(text.textContent ?? '');
      }
      const lengths = [...specimen.querySelectorAll('dl svg')].filter(
        (drawing) => drawing.getBoundingClientRect().right > innerWidth - 20,
      );
      return [...found, ...lengths.map((drawing) => drawing.outerHTML)];
    }),
  );
  expect(beyond).toEqual([]);
  await expect(page.locator('[data-state="wrong"]:visible')).toHaveCount(4);
  await expect(page.locator('input[type="range"]:visible')).toHaveCount(0);
});

test('a strip is printed in rows', async ({ page }) => {
  await openAsPrinted(page, '/demo/gallery');
  const places = await page
    .locator('[data-block="gallery"] li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  expect(places.length).toBeGreaterThan(10);
  for (const { left, right } of places) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(paper.width);
  }
});

/** Text that must be followed by something on the same sheet: headings, and labels of fields. */
function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('main label')].flatMap((label) => {
      const field = label.parentElement;
      const control = field?.querySelector(':scope > :is(input, textarea)');
      return field && control ? [field.textContent ?? ''] : [];
    });
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, [scope="rowgroup"])')]
      // In a series of headlines, or as an entry's only text, nothing has to follow.
      .filter((heading) => !heading.closest('[data-block="headline"]:has(+ [data-block="headline"])'))
      .filter((heading) => heading.closest('li')?.textContent !== heading.textContent);
    return [...fields, ...headings.map(({ textContent }) => textContent ?? '')];
  });
}

/** The heading or label at the end of a sheet: the last text, with nothing drawn below. */
function lastAnnouncement(sheet: Sheet, announcing: readonly string[]): string[] {
  const last = sheet.lines.at(-1);
  if (!last || sheet.inked.some((row) => row > last.baseline + last.size * 0.4)) return [];
  const ends = new Set(
    sheet.lines.map((_, first) =>
      letters(
        sheet.lines
          .slice(first)
          .map(({ text }) => text)
          .join(''),
      ),
    ),
  );
  return announcing.filter((words) => ends.has(letters(words)));
}

function textOn(sheet: Sheet | undefined): string {
  return (sheet?.lines ?? []).map(({ text }) => text).join('');
}

/** Boxes taller than a line that only contain what can't be printed. */
function emptyPlaces(page: Page): Promise<string[]> {
  return page.locator('main :is(video, audio, iframe)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (element.checkVisibility())
        return element instanceof HTMLVideoElement && element.poster ? [] : [element.outerHTML];
      let place = element.parentElement;
      while (place && !place.checkVisibility()) place = place.parentElement;
      if (!place || place.matches('main, [data-example], section, details')) return [];
      const isFilled = [...place.querySelectorAll('img, svg, p, h2, h3, li')].some((part) =>
        part.checkVisibility(),
      );
      return isFilled || place.getBoundingClientRect().height < 20 ? [] : [place.outerHTML];
    }),
  );
}

/** Number of non-white pixels in the area. */
function inkRightOf(sheet: Sheet | undefined, left: number, top: number, bottom: number): number {
  return countIn(
    sheet,
    left,
    Number.POSITIVE_INFINITY,
    top,
    bottom,
    (red, green) => red < 250 || green < 250,
  );
}

function redIn(sheet: Sheet | undefined, left: number, right: number, top: number, bottom: number): number {
  return countIn(sheet, left, right, top, bottom, (red, green) => red > 190 && green < 90);
}

function countIn(
  sheet: Sheet | undefined,
  left: number,
  right: number,
  top: number,
  bottom: number,
  isMeant: (red: number, green: number) => boolean,
): number {
  if (!sheet) return 0;
  const { pixels, width } = sheet;
  let count = 0;
  for (let y = Math.round(top); y < bottom; y += 1)
    for (let x = Math.round(left); x < Math.min(right, width); x += 1) {
      const at = (y * width + x) * 3;
      if (isMeant(pixels[at] ?? 0, pixels[at + 1] ?? 0)) count += 1;
    }
  return count;
}
