import type { Page } from '@playwright/test';
import { brand } from '../../src/brand/brand.ts';
import { browserLocale } from '../support/pages-of-the-specification.ts';
import { loadEveryPicture, untilAwakeIfAny } from '../support/settled-page.ts';
import { expect, test } from '../support/under-test.ts';

const { colors } = brand;

/** The content area of A4 in CSS pixels. */
const paper = { width: 718, height: 1047 };

const pages = [
  ['/', 'de'],
  ['/strategie', 'de'],
  ['/en/strategie', 'en'],
  ['/demo/accordion', 'de'],
  ['/demo/gallery', 'de'],
  ['/impressum', 'de'],
  ['/trikot-der-saison', 'de'],
] as const;

for (const [address, locale] of pages) {
  test.describe(address, () => {
    test.use({ locale: browserLocale[locale], viewport: paper });

    test('can be printed: without navigation, with the ring on the first sheet', async ({ page }) => {
      await page.goto(address);
      await untilAwakeIfAny(page);
      await loadEveryPicture(page);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await printedControls(page), 'what only a screen can use').toEqual([]);
      await expect(page.locator('h1')).toBeVisible();
      expect.soft(await hiddenByMotion(page), 'hidden until it is scrolled to').toEqual([]);
      expect.soft(await ringsOnFirstSheet(page), 'ring on the first sheet').toBeGreaterThan(0);
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
      expect(sheets).toBeGreaterThan(0);
      expect(sheets).toBeLessThan(60);
    });
  });
}

for (const address of ['/', '/en', '/vfbexpress', '/vfbexpress-github-action-push-test'])
  test(`${address} is printed with one left edge, and its words clear of the question`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(address);
    await untilAwakeIfAny(page);
    await page.emulateMedia({ media: 'print' });
    const { question, words, drawing } = await page.evaluate(() => {
      const boxOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, top, bottom } = range.getBoundingClientRect();
        return { left: Math.round(left), top, bottom };
      };
      const poll = document.querySelector('[data-poll]');
      const heading = poll?.firstElementChild;
      // Screen-reader-only text is a pixel high.
      const said = [...(poll?.querySelectorAll('p') ?? [])].filter(
        (one) => !one.closest('label') && one.checkVisibility() && one.getBoundingClientRect().height > 1,
      );
      // Shirts extend below their visible part.
      const field = poll?.querySelector('fieldset')?.getBoundingClientRect();
      const drawn = [...(poll?.querySelectorAll('fieldset svg path') ?? [])]
        .filter((path) => path.checkVisibility())
        .map((path) => path.getBoundingClientRect().top);
      const drawing = { top: Math.min(...drawn), bottom: field?.bottom ?? 0 };
      return { question: heading?.getBoundingClientRect().bottom, words: said.map(boxOf), drawing };
    });
    expect(words.length).toBeGreaterThan(2);
    expect([...new Set(words.map(({ left }) => left))]).toEqual([Math.round((16 / 25.4) * 96)]);
    const covered = words.filter(({ top, bottom }) => bottom > drawing.top && top < drawing.bottom);
    expect(covered, 'covered by a shirt').toEqual([]);
    expect(Math.min(...words.map(({ top }) => top))).toBeGreaterThan((question ?? Infinity) + 8);
  });

test('an accordion is printed with all of its contents', async ({ page }) => {
  await page.goto('/demo/accordion');
  await untilAwakeIfAny(page);
  await page.emulateMedia({ media: 'print' });
  const folded = await page
    .locator('[data-block="accordion"] details')
    .evaluateAll((entries) =>
      entries
        .filter((entry) =>
          [...entry.children].some(
            (child) =>
              child.localName !== 'summary' &&
              (!child.checkVisibility() || child.getBoundingClientRect().height < 1),
          ),
        )
        .map((entry) => entry.querySelector('summary')?.textContent ?? ''),
    );
  expect(folded).toEqual([]);
});

for (const address of ['/strategie', '/en/strategie', '/demo/logos'])
  test(`${address}: each logo is printed on its own ground, and whole`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(address);
    await untilAwakeIfAny(page);
    await loadEveryPicture(page);
    await page.emulateMedia({ media: 'print' });
    const logos = await page.locator('[data-block="logos"] [data-ground]').evaluateAll((fields) =>
      fields.map((field) => {
        const around = field.getBoundingClientRect();
        const logo = field.querySelector('img')?.getBoundingClientRect();
        return {
          ground: field.getAttribute('data-ground'),
          color: getComputedStyle(field).backgroundColor,
          isWhole: !!logo && logo.width > 40 && logo.left >= around.left && logo.right <= around.right,
        };
      }),
    );
    expect(logos.filter(({ ground }) => ground === 'night').length).toBeGreaterThan(1);
    const night = await colorOf(page, colors.night.hex);
    for (const { ground, color, isWhole } of logos) {
      expect(isWhole).toBe(true);
      expect(color === night, `on ${ground} it is ${color}`).toBe(ground === 'night');
    }
  });

test('contrasts are printed on the grounds that they are those of', async ({ page }) => {
  await page.setViewportSize(paper);
  await page.goto('/demo/specimen');
  await page.emulateMedia({ media: 'print' });
  const night = page.locator('[data-block="specimen"] [data-ground="night"]').first();
  await expect(night).toHaveCSS('background-color', await colorOf(page, colors.night.hex));
});

function colorOf(page: Page, color: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.createElement('i');
    probe.style.color = color;
    document.body.append(probe);
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, color);
}

function printedControls(page: Page): Promise<string[]> {
  return page
    .locator('header nav, header button, footer nav, main button')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(({ localName, textContent }) => `${localName} “${(textContent ?? '').trim().slice(0, 40)}”`),
    );
}

function hiddenByMotion(page: Page): Promise<string[]> {
  return page
    .locator('main [data-motion]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => Number(getComputedStyle(element).opacity) < 1)
        .map((element) => (element.textContent ?? '').trim().slice(0, 40)),
    );
}

/** Number of elements in the ring's colour on the first sheet that print even without backgrounds. */
function ringsOnFirstSheet(page: Page): Promise<number> {
  return page.evaluate(
    ({ height, rings }) => {
      const probe = document.createElement('i');
      document.body.append(probe);
      const wanted = rings.map((ring) => {
        probe.style.color = ring;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return [...document.body.querySelectorAll('*')].filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.top >= height || box.bottom <= 0) return false;
        const isSeen = box.width >= 8 && box.height >= 2;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        const { fill, stroke } = getComputedStyle(element);
        if (element instanceof SVGGeometryElement)
          return isSeen && (wanted.includes(fill) || wanted.includes(stroke));
        return ['', '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .some(
            ({ content, backgroundColor, printColorAdjust }, part) =>
              // Pseudo-elements have their own box, which may be larger than the element's.
              (part === 0 ? isSeen : content !== 'none') &&
              wanted.includes(backgroundColor) &&
              printColorAdjust === 'exact',
          );
      }).length;
    },
    { height: paper.height, rings: [colors.ring.hex, colors['ring-bright'].hex] },
  );
}
