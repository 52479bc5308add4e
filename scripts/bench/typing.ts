import { chromium, expect, type Frame, type Page } from '@playwright/test';
import { ContentEditor } from '../../tests/support/content-editor.ts';
import { openAtDesk, signInAtDesk } from '../../tests/support/desk-views.ts';
import type { Product } from '../../tests/support/product.ts';
import { chromiumOrExit } from '../browser/find-chromium.ts';
import { median, ms, quantile, tell } from './figures.ts';
import { withProduct } from './measured-site.ts';

const blocks = 30;
const letters = 60;

/** In ms. */
const budget = { middle: 150, late: 400 };

/** From a key to its picture in the preview, at the end of a heading in the middle of a long page. */
export function typing(): Promise<void> {
  return withProduct(async (product) => {
    const browser = await chromium.launch({ executablePath: chromiumOrExit() });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    const times = await typeInTurn(page, product).finally(() => browser.close());
    console.log(`\nFrom a key to its picture in the preview, on a page of ${blocks} blocks`);
    tell('a letter', {
      median: ms(median(times), budget.middle),
      p95: ms(quantile(times, 0.95), budget.late),
    });
  });
}

/** One letter at a time, each once the previous one is visible. Returns how long each took in ms. */
async function typeInTurn(page: Page, product: Product): Promise<number[]> {
  const editor = await ContentEditor.signIn(product);
  const id = await editor.save('POST', '/pages?locale=de', {
    path: '/bench',
    title: 'Gemessen',
    blocks: Array.from({ length: blocks }, (_, index) =>
      index % 2 === 0
        ? { blockType: 'headline', title: `Abschnitt ${index}` }
        : { blockType: 'blockquote', quote: `Ein Satz, der zum Abschnitt davor gehört, Nummer ${index}.` },
    ),
    _status: 'published',
  });
  await signInAtDesk(page, product);
  await openAtDesk(page, `${product.siteUrl}/admin/collections/pages/${id}?locale=de`);
  if (!(await page.locator('.live-preview-window--is-live-previewing').isVisible()))
    await page.locator('#live-preview-toggler').click();
  const nth = Math.floor(blocks / 4) * 2;
  const preview = page.frameLocator('#live-preview-iframe');
  await preview.locator(`h2:has-text("Abschnitt ${nth}")`).waitFor();
  const field = page.locator(`#field-blocks__${nth}__title`);
  await expect(async () => {
    await page.getByRole('button', { name: 'Alle anzeigen' }).first().click();
    await page.locator(`#blocks-row-${nth}`).scrollIntoViewIfNeeded({ timeout: 3000 });
    await field.scrollIntoViewIfNeeded({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  const frame = await (await page.locator('#live-preview-iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no preview beside the form.');
  await field.press('End');
  const times: number[] = [];
  for (let letter = 0; letter < letters; letter += 1) {
    const seen = seenAt(frame, `${await field.inputValue()}x`);
    const pressed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const tell = () => resolve(performance.timeOrigin + performance.now());
          addEventListener('keydown', tell, { once: true, capture: true });
        }),
    );
    await field.press('x');
    times.push((await seen) - (await pressed));
  }
  return times;
}

/** When a heading with this text is painted in the preview, in ms since 1970. */
function seenAt(frame: Frame, text: string): Promise<number> {
  return frame.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent === wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())),
          );
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
}
