import type { Page } from '@playwright/test';
import { frameHeights } from '../../src/blocks/html/frame-heights.ts';
import { untilAwake } from './under-test.ts';

/** Expands the drawers at the end of a page: a demo page's stress tests. */
export async function openDrawers(page: Page): Promise<void> {
  await page.locator('details[data-drawer]').evaluateAll((drawers) => {
    for (const drawer of drawers) drawer.setAttribute('open', '');
  });
}

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

/** The same of documents that may have no script, such as previews. */
export async function untilAwakeIfAny(page: Page): Promise<void> {
  if (await page.locator('script[type="module"][src*="/early-"]').count()) await untilAwake(page);
}

async function loadEveryFrame(page: Page): Promise<void> {
  for (const element of await page.locator('iframe').all()) {
    // Off-screen frames don't measure, and would grow during the screenshot.
    await element.scrollIntoViewIfNeeded();
    const frame = await (await element.elementHandle())?.contentFrame();
    await frame?.waitForURL('**/frames/**');
    // The height is final once the reported one, clamped by the page, is applied; before the frame has its width, lines
    // break differently.
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

/** Scrolls to films and sounds until all have our controls, which load near the viewport. Not without the app. */
export async function untilPlayersAreOurs(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const players = document.querySelectorAll('[data-player="native"]');
    const next = [...players].find((player) => player.checkVisibility());
    next?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return next === undefined;
  });
}

/** Scrolls to sliders until each has its value, because the scripts of lazily loaded views come last. */
async function untilSlidersAreSet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const unset = document.querySelectorAll('input[type="range"]:not([aria-valuetext])');
    const next = [...unset].find((slider) => slider.checkVisibility());
    next?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return next === undefined;
  });
}

/** Scrolls to islands until each is awake. Not without script; in a draft they sleep. */
async function untilIslandsAreAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if ('draft' in document.documentElement.dataset) return true;
    const sleeping = document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake], [data-waits])');
    // A React island has no box of its own.
    const boxes = [...sleeping].map((island) =>
      island.dataset.props === undefined ? island : island.parentElement,
    );
    const next = boxes.find((box) => box?.checkVisibility());
    next?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return next === undefined;
  });
}

/** Scrolls through the page, window by window, to trigger everything that waits for visibility. */
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

/** Brings the page to rest: app, pictures and fonts loaded, videos at their posters, scrolled to the top. */
export async function settle(page: Page): Promise<void> {
  await untilAwakeIfAny(page);
  await openDrawers(page);
  await scrollThrough(page);
  const broken = await loadEveryPicture(page);
  if (broken.length > 0) throw new Error(`Broken pictures: ${broken.join(', ')}`);
  await untilIslandsAreAwake(page);
  await loadEveryFrame(page);
  await untilPlayersAreOurs(page);
  await untilSlidersAreSet(page);
  await page.evaluate(async () => {
    for (const video of document.querySelectorAll('video')) {
      video.autoplay = false;
      // Discards what has loaded, because the frame shown would be random.
      video.preload = 'none';
      video.pause();
      video.load();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}
