import { expect } from '../support/under-test.ts';
import { inEveryEngine, test } from './engine-test.ts';
import { addressOf, countOf, textOf, untilAlive, untilEqual } from './looking.ts';
import type { Visitor } from './visitor.ts';

const pictures = '[data-block="gallery"] a[data-pswp-width]';
const dialog = '[role="dialog"]';

/** Its keys work from then on. */
const untilOpen = (visitor: Visitor) =>
  untilEqual(
    () =>
      visitor.run(() => {
        const item = document.querySelector('[role="dialog"] .pswp__item');
        return item !== null && getComputedStyle(item).display;
      }),
    'block',
  );

const counterOf = (visitor: Visitor) => textOf(visitor, `${dialog} p[aria-hidden="true"]`);

const isPictureThere = (visitor: Visitor) =>
  visitor.run(() => {
    const picture = document.querySelector(
      '.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)',
    );
    return picture instanceof HTMLImageElement && picture.naturalWidth > 0 && picture.checkVisibility();
  });

const widthOf = async (visitor: Visitor) =>
  Number(
    await visitor.run(
      () =>
        document
          .querySelector('.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)')
          ?.getBoundingClientRect().width ?? 0,
    ),
  );

/** Whether focus is on or within the first matching element. */
const hasFocus = (visitor: Visitor, selector: string) =>
  visitor.run(
    (selector) => document.querySelector(selector)?.contains(document.activeElement) ?? false,
    selector,
  );

inEveryEngine(() => {
  test('4.2, 4.3, 9.8 lightbox: opened by key, gone through, zoomed, closed by Escape, focus comes back', async ({
    visitor,
  }) => {
    await visitor.open('/demo/gallery');
    await untilAlive(visitor);
    await visitor.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), pictures);
    await visitor.press('Enter');
    await untilOpen(visitor);
    expect(await counterOf(visitor)).toBe('1 / 4');
    await untilEqual(() => hasFocus(visitor, dialog), true);
    await untilEqual(() => isPictureThere(visitor), true);
    await visitor.press('ArrowRight');
    await untilEqual(() => counterOf(visitor), '2 / 4');
    await untilEqual(() => isPictureThere(visitor), true);
    // 9.8: larger than the window, and back to fit.
    const fit = await widthOf(visitor);
    await visitor.press('z');
    await untilEqual(async () => (await widthOf(visitor)) > fit * 1.2, true);
    await visitor.press('z');
    await untilEqual(async () => Math.abs((await widthOf(visitor)) - fit) < 2, true);
    await visitor.press('Escape');
    await untilEqual(() => countOf(visitor, dialog), 0);
    await untilEqual(() => hasFocus(visitor, pictures), true);
    expect(await addressOf(visitor)).toBe('/demo/gallery');
  });

  test('4.2, 4.3 lightbox: opened and gone through by mouse, focus comes back after the first Tab', async ({
    visitor,
  }) => {
    await visitor.open('/demo/gallery');
    await visitor.click(pictures);
    await untilOpen(visitor);
    await visitor.click(`${dialog} button[aria-label="Nächstes Bild"]`);
    await untilEqual(() => counterOf(visitor), '2 / 4');
    await visitor.press('Tab');
    await visitor.press('Escape');
    await untilEqual(() => countOf(visitor, dialog), 0);
    await untilEqual(() => hasFocus(visitor, pictures), true);
  });
});
