import type { Page } from '@playwright/test';
import { addAxe, axeViolations } from '../support/axe.ts';
import {
  addGallery,
  drawnPicture,
  lightboxFiles,
  lightboxOf,
  scaleOf,
  shownPicture,
  untilOpen,
} from '../support/lightbox.ts';
import { browserLocale } from '../support/pages-of-the-specification.ts';
import { expect, test, untilAppIsReady } from '../support/under-test.ts';

const wide = { width: 1280, height: 800 };
const thumbnails = (page: Page) => page.locator('[data-block="gallery"]').first().locator('a');
const counter = (page: Page, text: string) => lightboxOf(page).getByText(text, { exact: true });
const picture = { href: drawnPicture(1600, 900), width: 1600, height: 900 };

/** Where the picture's upper left corner lies. */
const place = (page: Page) =>
  shownPicture(page).evaluate((image) => {
    const { left, top } = image.getBoundingClientRect();
    return [Math.round(left), Math.round(top)];
  });

/** Drags from the middle by this many pixels, frame by frame: gestures are looked at once in each. */
async function drag(page: Page, way: { x: number; y: number }): Promise<void> {
  const [x, y] = [wide.width / 2, wide.height / 2];
  const frame = () => page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(x + (way.x * step) / 8, y + (way.y * step) / 8);
    await frame();
  }
  await page.mouse.up();
}

/** How many animations run by themselves. Others follow a scroller under the visitor's own hand. */
const running = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  );

test.describe('without motion', () => {
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

  for (const [locale, path, message] of [
    ['de', '/demo/gallery', 'Das Bild kann nicht geladen werden'],
    ['en', '/en/demo/gallery', 'The image cannot be loaded'],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale: browserLocale[locale] });

      test('4.1 lightbox content: a picture that is not there says so, can’t be zoomed, and is tried again', async ({
        page,
      }) => {
        const ours: string[] = [];
        page.on('console', (message) => {
          // The browser itself notes that a request failed.
          if (!message.location().url.includes('/media/missing')) ours.push(message.text());
        });
        page.on('pageerror', ({ message }) => ours.push(message));
        let asked = 0;
        await page.route('**/media/missing.png', (route) => {
          asked += 1;
          return route.fulfill({ status: 404 });
        });
        await page.goto(path);
        const links = await addGallery(page, [
          { href: '/media/missing.png', width: 1600, height: 900 },
          picture,
          picture,
        ]);
        await links.first().click();
        await untilOpen(page);
        await expect(lightboxOf(page).getByText(message)).toBeVisible();
        await page.keyboard.press('z');
        await expect(page.locator('.pswp--zoomed-in')).toHaveCount(0);
        const before = asked;
        await page.keyboard.press('ArrowRight');
        await expect(counter(page, '2 / 3')).toBeVisible();
        await expect(shownPicture(page)).toBeVisible();
        await page.keyboard.press('ArrowLeft');
        await expect(counter(page, '1 / 3')).toBeVisible();
        await expect(lightboxOf(page).getByText(message)).toBeVisible();
        await expect.poll(() => asked).toBeGreaterThan(before);
        expect(ours).toEqual([]);
      });

      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        test.describe(`${viewport.width} px`, () => {
          test.use({ bypassCSP: true, viewport });

          test('axe finds nothing while the lightbox is open', async ({ page }) => {
            await page.goto(path);
            await thumbnails(page).first().click();
            await untilOpen(page);
            await page.keyboard.press('Tab');
            await addAxe(page);
            expect(await axeViolations(page)).toEqual([]);
          });
        });
      }
    });
  }

  test('4.1 lightbox content: the picture that is shown, two ahead and one behind are loaded', async ({
    page,
  }) => {
    const asked = new Set<string>();
    await page.route('**/media/many-*', (route) => {
      asked.add(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404 });
    });
    await page.goto('/demo/gallery');
    const many = Array.from({ length: 7 }, (_, index) => ({ ...picture, href: `/media/many-${index}.png` }));
    const links = await addGallery(page, many);
    await links.nth(3).click();
    await untilOpen(page);
    const names = [2, 3, 4, 5].map((index) => `/media/many-${index}.png`);
    await expect.poll(() => [...asked].sort()).toEqual(names);
  });

  test('4.2 lightbox: clicks that ask for something else keep what the browser does with them', async ({
    page,
    context,
  }) => {
    await page.goto('/demo/gallery');
    for (const options of [
      { modifiers: ['Control'] as const },
      { modifiers: ['Shift'] as const },
      { button: 'middle' as const },
    ]) {
      const opened = context.waitForEvent('page');
      await thumbnails(page)
        .first()
        .click({ ...options, modifiers: [...(options.modifiers ?? [])] });
      await (await opened).close();
      await expect(lightboxOf(page)).toHaveCount(0);
    }
    const kept = await thumbnails(page)
      .first()
      .evaluate((link) =>
        (['altKey', 'metaKey'] as const).map((key) => {
          let prevented: boolean | undefined;
          // After every other listener; and the picture is not loaded.
          addEventListener(
            'click',
            (event) => {
              prevented = event.defaultPrevented;
              event.preventDefault();
            },
            { once: true },
          );
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
          return prevented;
        }),
      );
    expect(kept).toEqual([false, false]);
    await expect(lightboxOf(page)).toHaveCount(0);
  });

  test('4.2 lightbox: nothing of it is loaded before the first picture is opened', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/demo/gallery');
    await untilAppIsReady(page);
    expect(asked.filter((path) => lightboxFiles.includes(path))).toEqual([]);
    await thumbnails(page).first().click();
    await untilOpen(page);
    expect(asked.filter((path) => lightboxFiles.includes(path)).sort()).toEqual([...lightboxFiles].sort());
  });

  test('4.2 lightbox: opens without React, and says nothing on the console', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    await page.route('**/assets/app-*.js', () => {
      // Never answered.
    });
    await page.goto('/demo/gallery');
    const { length } = said;
    await thumbnails(page).nth(1).click();
    await untilOpen(page);
    await expect(counter(page, '2 / 4')).toBeVisible();
    expect(said.slice(length)).toEqual([]);
  });

  test('4.2 lightbox: a gallery is a circle, one at a time, and leaves no trace in the history', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    const address = page.url();
    const entries = await page.evaluate(() => history.length);
    await thumbnails(page).first().dblclick();
    await untilOpen(page);
    await expect(lightboxOf(page)).toHaveCount(1);
    await expect(counter(page, '1 / 4')).toBeVisible();
    await page.getByRole('button', { name: 'Vorheriges Bild' }).click();
    await expect(counter(page, '4 / 4')).toBeVisible();
    await page.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect(counter(page, '1 / 4')).toBeVisible();
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect(lightboxOf(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    // And it opens again.
    await thumbnails(page).nth(2).click();
    await untilOpen(page);
    await expect(counter(page, '3 / 4')).toBeVisible();
  });

  test('4.2 lightbox: with two pictures the arrows go round; with one there are none', async ({ page }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [picture, picture]);
    await links.nth(1).click();
    await untilOpen(page);
    await page.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect(counter(page, '1 / 2')).toBeVisible();
    // Dragged to the right, there is nothing before the first.
    await drag(page, { x: 500, y: 0 });
    await expect(counter(page, '1 / 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);

    await links.evaluateAll(([first]) => first?.closest('figure')?.remove());
    await links.first().click();
    await untilOpen(page);
    await expect(shownPicture(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nächstes Bild' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Vorheriges Bild' })).toBeHidden();
    await expect(counter(page, '1 / 1')).toBeHidden();
  });

  test('4.2 lightbox: a click on the picture zooms, one beside it closes', async ({ page }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [{ href: drawnPicture(900, 1600), width: 900, height: 1600 }]);
    await links.first().click();
    await untilOpen(page);
    await shownPicture(page).click();
    await expect.poll(() => scaleOf(page, 900)).toBeCloseTo(1, 3);
    await expect(page.getByRole('button', { name: 'Verkleinern' })).toBeVisible();
    await page.getByRole('button', { name: 'Verkleinern' }).click();
    await expect.poll(() => scaleOf(page, 900)).toBeCloseTo(0.5, 3);
    await page.mouse.click(200, 300);
    await expect(lightboxOf(page)).toHaveCount(0);
  });

  test('4.3 keyboard: focus goes in with Enter, stays inside, and comes back with Escape', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    await thumbnails(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(lightboxOf(page)).toBeFocused();
    await untilOpen(page);
    const inside = lightboxOf(page).locator(':focus');
    const labels: (string | null)[] = [];
    for (let stops = 0; stops < 4; stops += 1) {
      await page.keyboard.press('Tab');
      labels.push(await inside.getAttribute('aria-label'));
    }
    expect(labels).toEqual(['Vergrößern', 'Schließen', 'Vorheriges Bild', 'Nächstes Bild']);
    for (let stops = 0; stops < 6; stops += 1) await page.keyboard.press('Shift+Tab');
    await expect(page.locator('main :focus, header :focus, footer :focus')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
    await expect(thumbnails(page).nth(1)).toBeFocused();
  });

  test('4.3 keyboard: focus goes in too where the keyboard clicks with coordinates, as in WebKit', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    const link = thumbnails(page).first();
    await link.evaluate((element) =>
      element.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 400, clientY: 400, detail: 0 }),
      ),
    );
    await expect(lightboxOf(page)).toBeFocused();
  });

  test('4.3 keyboard: opened by mouse, focus goes in at the first Tab, and comes back only then', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    const [first, other] = [thumbnails(page).first(), thumbnails(page).nth(1)];
    await first.click();
    await untilOpen(page);
    await expect(lightboxOf(page).locator(':focus')).toHaveCount(0);
    await expect(lightboxOf(page)).not.toBeFocused();
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : 0,
    );
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
    await expect(first).not.toBeFocused();

    await other.click();
    await untilOpen(page);
    await page.keyboard.press('Tab');
    await expect(lightboxOf(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(other).toBeFocused();
  });

  test('4.3 keyboard: arrows go from picture to picture or move a zoomed one, z zooms; not with Ctrl, Alt or Shift', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [{ href: drawnPicture(4000, 4000), width: 4000, height: 4000 }]);
    await links.first().click();
    await untilOpen(page);
    await page.keyboard.press('Shift+Z');
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Alt+ArrowUp');
    expect(await scaleOf(page, 4000)).toBeCloseTo(0.2, 3);
    await page.keyboard.press('ArrowUp');
    expect(await place(page)).toEqual([240, 0]);
    await page.keyboard.press('z');
    await expect.poll(() => scaleOf(page, 4000)).toBeCloseTo(0.6, 3);
    const [left = 0, top = 0] = await place(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => place(page)).toEqual([left, top - 80]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => place(page)).toEqual([left + 80, top - 80]);
    await page.keyboard.press('z');
    await expect.poll(() => scaleOf(page, 4000)).toBeCloseTo(0.2, 3);
  });

  test('4.3 keyboard: keys that scroll leave the page behind where it is', async ({ page }) => {
    await page.goto('/demo/gallery');
    await thumbnails(page).first().click();
    await untilOpen(page);
    const before = await page.evaluate(() => scrollY);
    const prevented = await page.evaluate(() =>
      ['PageDown', 'End', ' ', 'ArrowDown'].map((key) => {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      }),
    );
    expect(prevented).toEqual([true, true, true, true]);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('4.5 reduced motion: the lightbox opens and zooms without any', async ({ page }) => {
    await page.goto('/demo/gallery');
    await thumbnails(page).first().click();
    await untilOpen(page);
    expect(await running(page)).toBe(0);
    await page.keyboard.press('z');
    expect(await scaleOf(page, 2400)).toBeCloseTo(1, 3);
    expect(await running(page)).toBe(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('4.2 lightbox: without script a picture is a link to its file', async ({ page }) => {
    await page.goto('/demo/gallery');
    const href = await thumbnails(page).first().getAttribute('href');
    await thumbnails(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
});

test.describe('with motion', () => {
  test.use({ viewport: wide });

  test('4.2 lightbox: opens and closes within 333 ms, over a ground that lets the page shine through', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [picture, picture, picture]);
    await page.evaluate(() => {
      const seen: [string, number][] = [];
      Object.assign(window, { seen });
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        const animation = document
          .getAnimations()
          .find(
            (found) =>
              found instanceof CSSTransition &&
              found.effect instanceof KeyframeEffect &&
              found.effect.target === target &&
              found.transitionProperty === propertyName,
          );
        if (target instanceof Element && target.matches('.pswp__bg, .pswp__zoom-wrap'))
          seen.push([propertyName, Number(animation?.effect?.getComputedTiming().duration)]);
      });
    });
    const seen = () => page.evaluate((): unknown => Reflect.get(window, 'seen'));
    await links.first().click();
    await untilOpen(page);
    await expect(page.locator('.pswp__bg')).toHaveCSS('opacity', '0.8');
    expect(await seen()).toEqual(
      expect.arrayContaining([
        ['transform', 333],
        ['opacity', 333],
      ]),
    );
    await expect(counter(page, '1 / 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
    expect(new Set(((await seen()) as [string, number][]).map(([, duration]) => duration))).toEqual(
      new Set([333]),
    );
  });

  test('4.2 lightbox: Escape while it opens is not heard', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T12:00:00Z' });
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [picture]);
    await page.clock.pauseAt('2026-11-21T13:00:00Z');
    await links.first().click();
    await expect(lightboxOf(page)).toBeAttached();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Schließen' }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
    await page.clock.resume();
    await untilOpen(page);
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
  });

  test('4.2 lightbox: swiping changes the picture, dragging it away closes', async ({ page }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [picture, picture, picture]);
    await links.first().click();
    await untilOpen(page);
    await drag(page, { x: -500, y: 0 });
    await expect(counter(page, '2 / 3')).toBeVisible();
    await expect(page.locator('.pswp__item[aria-hidden="false"]')).toHaveCount(1);
    await drag(page, { x: 0, y: 380 });
    await expect(lightboxOf(page)).toHaveCount(0);
  });

  test('4.1 lightbox content: the ring turns after 2 s of waiting, and goes when the picture comes', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/media/held.svg', async (route) => {
      await held;
      await route.fulfill({
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>',
        contentType: 'image/svg+xml',
      });
    });
    await page.clock.install({ time: '2026-11-21T12:00:00Z' });
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [{ ...picture, href: '/media/held.svg' }]);
    await page.clock.pauseAt('2026-11-21T13:00:00Z');
    await links.first().click();
    await expect(lightboxOf(page)).toBeAttached();
    const ring = lightboxOf(page).locator('svg[viewBox="0 0 48 48"]').locator('..');
    await page.clock.runFor(1900);
    await expect(ring).not.toHaveAttribute('data-active');
    await page.clock.runFor(200);
    await expect(ring).toHaveAttribute('data-active');
    await expect(page.getByRole('status').filter({ hasText: 'Das Bild wird geladen' })).toBeAttached();
    release();
    await expect(ring).not.toHaveAttribute('data-active');
  });

  test('1.3 smooth scrolling: stops behind the lightbox and goes on after it', async ({ page }) => {
    await page.goto('/demo/gallery');
    await page.locator('html.lenis').waitFor({ state: 'attached' });
    const links = await addGallery(page, [picture]);
    await links.first().click();
    await untilOpen(page);
    await expect(page.locator('html')).toHaveClass(/lenis-stopped/);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/lenis-stopped/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('4.2 lightbox: a tap takes the controls away, two fingers zoom and close', async ({ page }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [{ href: drawnPicture(1600, 1600), width: 1600, height: 1600 }]);
    await links.first().tap();
    await untilOpen(page);
    await expect(page.getByRole('button', { name: 'Schließen' })).toBeVisible();
    const isVisible = page.locator('.pswp--ui-visible');
    await page.touchscreen.tap(195, 420);
    await expect(isVisible).toHaveCount(0);
    await page.touchscreen.tap(195, 420);
    await expect(isVisible).toHaveCount(1);
    const touch = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          distance === undefined
            ? []
            : [
                { x: 195 - distance, y: 420, id: 1 },
                { x: 195 + distance, y: 420, id: 2 },
              ],
      });
    await fingers('touchStart', 40);
    for (const distance of [60, 90, 120, 150]) await fingers('touchMove', distance);
    await fingers('touchEnd');
    await expect.poll(() => scaleOf(page, 1600)).toBeGreaterThan(0.4);
    await page.getByRole('button', { name: 'Verkleinern' }).tap();
    await expect.poll(() => scaleOf(page, 1600)).toBeCloseTo(390 / 1600, 2);
    await fingers('touchStart', 150);
    for (const distance of [120, 90, 60, 30, 15]) await fingers('touchMove', distance);
    await fingers('touchEnd');
    await expect(lightboxOf(page)).toHaveCount(0);
  });
});
