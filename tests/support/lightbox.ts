import type { Locator, Page } from '@playwright/test';
import { builtFiles } from './built-files.ts';
import { expect } from './under-test.ts';

export interface AddedLink {
  href: string;
  width?: number;
  height?: number;
  type?: 'html';
  cropped?: boolean;
  alt?: string;
  caption?: string;
}

export function drawnPicture(width: number, height: number): string {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#888" d="M0 0h${width}v${height}H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

export const picture = { href: drawnPicture(1600, 900), width: 1600, height: 900 };

/** Inserts a block with these links at the top, immediately visible. Thumbnails are 300 by 200 pixels. */
export async function addGallery(page: Page, links: readonly AddedLink[]): Promise<Locator> {
  await page.evaluate(
    ({ links, thumbnail }) => {
      const block = document.createElement('div');
      block.dataset.block = 'added';
      for (const { href, width, height, type, cropped, alt, caption } of links) {
        const link = document.createElement('a');
        link.href = href;
        link.dataset.pswpWidth = String(width ?? '');
        if (height) link.dataset.pswpHeight = String(height);
        if (type) link.dataset.pswpType = type;
        if (cropped) link.dataset.pswpCropped = 'true';
        const image = document.createElement('img');
        image.src = thumbnail;
        image.alt = alt ?? '';
        Object.assign(image.style, {
          width: '300px',
          height: '200px',
          objectFit: cropped ? 'cover' : 'fill',
        });
        link.append(image);
        const figure = document.createElement('figure');
        figure.append(link);
        if (caption) {
          const words = document.createElement('figcaption');
          words.textContent = caption;
          figure.append(words);
        }
        block.append(figure);
      }
      document.body.prepend(block);
    },
    { links, thumbnail: drawnPicture(300, 200) },
  );
  return page.locator('[data-block="added"] a');
}

export function thumbnails(page: Page): Locator {
  return page.locator('[data-block="gallery"]').first().locator('a');
}

export function lightboxOf(page: Page): Locator {
  return page.getByRole('dialog');
}

export function counter(page: Page, text: string): Locator {
  return lightboxOf(page).getByText(text, { exact: true });
}

export function shownPicture(page: Page): Locator {
  return page.locator('.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)');
}

/** Image pixels per window pixel. */
export function scaleOf(page: Page, width: number): Promise<number> {
  return shownPicture(page).evaluate((image, width) => image.getBoundingClientRect().width / width, width);
}

/**
 * Drags from the window's centre by this many pixels, frame by frame, because gestures are evaluated once per frame.
 */
export async function drag(page: Page, way: { x: number; y: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const frame = () => page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(width / 2 + (way.x * step) / 8, height / 2 + (way.y * step) / 8);
    await frame();
  }
  await page.mouse.up();
}

/** Waits until the lightbox has opened: only then do its keys work and the neighbouring pictures have their places. */
export async function untilOpen(page: Page): Promise<void> {
  await expect(lightboxOf(page)).toBeVisible();
  await expect(page.locator('.pswp__item').first()).toHaveCSS('display', 'block');
}

export const lightboxFiles = [
  'src/site/lightbox/open-lightbox.ts',
  'node_modules/photoswipe/dist/photoswipe.esm.js',
]
  .flatMap((source) => {
    const entry = builtFiles[source];
    if (!entry) throw new Error(`The build has no ${source}.`);
    return [entry.file, ...(entry.css ?? [])];
  })
  .map((file) => `/${file}`);

export const photoSwipeFile = `/${builtFiles['node_modules/photoswipe/dist/photoswipe.esm.js']?.file}`;
