import type { Page } from '@playwright/test';
import { frameHeights } from '../../src/blocks/html/frame-heights.ts';
import { untilAppIsReady } from './under-test.ts';

/** Opens what is folded away at the end of a page: a demo page's stress tests. */
export async function openDrawers(page: Page): Promise<void> {
  await page.locator('details[data-drawer]').evaluateAll((drawers) => {
    for (const drawer of drawers) drawer.setAttribute('open', '');
  });
}

/** Loads the pictures further down too, and returns the addresses of those that are broken. */
export function loadEveryPicture(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const results = await Promise.all(
      Array.from(document.images, (image) => {
        image.loading = 'eager';
        image.decoding = 'sync';
        return image.decode().then(
          () => undefined,
          () => image.currentSrc || image.src,
        );
      }),
    );
    return results.filter((source) => source !== undefined);
  });
}

/** Waits until React has taken the page over. Without a payload, as on an error page or a preview, it never does. */
export async function untilAppIsReadyIfAny(page: Page): Promise<void> {
  if (await page.locator('#app[data-payload]').count()) await untilAppIsReady(page);
}

/** Waits until what stands in frames is there and has said how tall it is. */
async function loadEveryFrame(page: Page): Promise<void> {
  for (const element of await page.locator('iframe').all()) {
    // Out of sight a frame measures nothing, and would grow while it is drawn.
    await element.scrollIntoViewIfNeeded();
    const frame = await (await element.elementHandle())?.contentFrame();
    await frame?.waitForURL('**/frames/**');
    // What it says of its height, within the bounds that the page keeps, is the height it has; in a frame that has not
    // got its width yet, lines break elsewhere.
    const width = await element.evaluate(({ clientWidth }) => clientWidth);
    await frame?.waitForFunction(
      ({ least, most, width }) => {
        const said = Math.ceil(document.documentElement.getBoundingClientRect().height);
        return window.innerWidth === width && window.innerHeight === Math.min(most, Math.max(least, said));
      },
      { ...frameHeights, width },
    );
  }
}

/** Goes to films and sounds until all have our controls, which come near the window. Without app they don't. */
export async function untilPlayersAreOurs(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const players = document.querySelectorAll('html[data-app="ready"] [data-player="native"]');
    const next = [...players].find((player) => player.checkVisibility());
    next?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return next === undefined;
  });
}

/** Goes to sliders until each says its value: of a view that waits for being in sight, the script comes last. */
async function untilSlidersAreSet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const unset = document.querySelectorAll(
      'html[data-app="ready"] input[type="range"]:not([aria-valuetext])',
    );
    const next = [...unset].find((slider) => slider.checkVisibility());
    next?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return next === undefined;
  });
}

/** Goes through the page from top to bottom, a window at a time, so that everything that waits for being seen was. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await frame();
    await frame();
  });
}

/** Brings the page to rest: app there, pictures and fonts loaded, videos at their posters, back at the top. */
export async function settle(page: Page): Promise<void> {
  await untilAppIsReadyIfAny(page);
  await openDrawers(page);
  await scrollThrough(page);
  const broken = await loadEveryPicture(page);
  if (broken.length > 0) throw new Error(`Broken pictures: ${broken.join(', ')}`);
  await loadEveryFrame(page);
  await untilPlayersAreOurs(page);
  await untilSlidersAreSet(page);
  await page.evaluate(async () => {
    for (const video of document.querySelectorAll('video')) {
      video.autoplay = false;
      // Whatever was loaded by now is forgotten, and nothing more is: which frame it is would be a matter of luck.
      video.preload = 'none';
      video.pause();
      video.load();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}
