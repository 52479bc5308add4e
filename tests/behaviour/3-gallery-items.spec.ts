import {
  addGallery,
  drawnPicture,
  lightboxOf,
  photoSwipeFile,
  scaleOf,
  shownPicture,
  untilOpen,
} from '../support/lightbox.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

const wide = { width: 1280, height: 800 };

test.describe('without motion', () => {
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

  test('3.2 gallery item: w comes before width', async ({ page }) => {
    await page.goto('/demo/gallery');
    const widths = await page.evaluate(async (file) => {
      const { default: Lightbox } = await import(file);
      const widthOf = (item: object) => new Lightbox().createContentFromData({ src: '/x', ...item }, 0).width;
      return [widthOf({ w: 800, width: 1600 }), widthOf({ width: 1600 }), widthOf({})];
    }, photoSwipeFile);
    expect(widths).toEqual([800, 1600, 0]);
  });

  test('3.2 gallery item: a picture has the description of its thumbnail, and its caption', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    const thumbnail = page.locator('a[data-pswp-width]').first();
    const alt = (await thumbnail.locator('img').getAttribute('alt')) ?? '';
    expect(alt).not.toBe('');
    await thumbnail.click();
    await untilOpen(page);
    await expect(shownPicture(page)).toHaveAttribute('alt', alt);
    await expect(lightboxOf(page).getByText('Feld. Mittelkreis, hart angeschnitten.')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightboxOf(page).getByText('Kurve. Eine Choreografie, von oben gedacht.')).toBeVisible();
  });

  test(
    '3.2 gallery item: a caption keeps credit and styled letters, and leaves what is folded',
    release,
    async ({ page }) => {
      await page.goto('/demo/media');
      const links = await addGallery(page, [
        { href: drawnPicture(800, 600), width: 800, height: 600, caption: 'Feld' },
      ]);
      await links.first().evaluate((link) => {
        const caption = link.closest('figure')?.querySelector('figcaption');
        const credit = document.createElement('small');
        const letter = document.createElement('span');
        letter.dataset.brandLetter = '';
        letter.textContent = 'f';
        credit.append('V', letter, 'B');
        caption?.append(credit, document.createElement('details'));
        caption?.querySelector('details')?.append('gefaltet');
      });
      await links.first().click();
      await untilOpen(page);
      const credit = lightboxOf(page).locator('small');
      await expect(credit).toHaveText('VfB');
      await expect(credit.locator('[data-brand-letter]')).toHaveText('f');
      await expect(lightboxOf(page).getByText('gefaltet')).toHaveCount(0);
    },
  );

  test(
    '3.2 gallery item: is as sharp as it is wide, in the format of its thumbnail, and never less again',
    release,
    async ({ page }) => {
      await page.goto('/demo/gallery');
      const thumbnail = page.locator('a[data-pswp-width]').first();
      await thumbnail.click();
      await untilOpen(page);
      const picture = shownPicture(page);
      const avif = await thumbnail.locator('source[type="image/avif"]').getAttribute('srcset');
      await expect(picture).toHaveAttribute('srcset', avif ?? '');
      await expect(picture).toHaveAttribute('sizes', '1200px');
      await page.keyboard.press('z');
      await expect(picture).toHaveAttribute('sizes', '2400px');
      await page.keyboard.press('z');
      await expect.poll(() => scaleOf(page, 2400)).toBeCloseTo(0.5, 3);
      await expect(picture).toHaveAttribute('sizes', '2400px');
    },
  );

  test('3.2 gallery item: other content is shown as it stands on the page, and can’t be zoomed', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    await page.evaluate(() => {
      const template = document.createElement('template');
      template.id = 'squad';
      const heading = document.createElement('h2');
      heading.id = 'heading';
      heading.append('Elf ', document.createElement('em'));
      heading.querySelector('em')?.append('Freunde');
      template.content.append(heading);
      document.body.append(template);
    });
    const links = await addGallery(page, [
      { href: '#squad', type: 'html' },
      { href: drawnPicture(1600, 900), width: 1600, height: 900 },
    ]);
    await links.first().click();
    await untilOpen(page);
    const heading = lightboxOf(page).getByRole('heading', { name: 'Elf Freunde' });
    await expect(heading).toBeVisible();
    await expect(heading.locator('em')).toHaveText('Freunde');
    // The page keeps its one.
    await expect(heading).not.toHaveAttribute('id');
    await expect(page.getByRole('button', { name: 'Vergrößern' })).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(shownPicture(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Vergrößern' })).toBeVisible();
    // What is not shown can’t be reached either.
    await expect(heading).toBeHidden();
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).hash).toBe('');
  });

  test('3.2 gallery item: a document is named and led to, and neither loaded nor zoomed', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const links = await addGallery(page, [{ href: '/media/satzung.pdf', type: 'html' }]);
    await links.first().evaluate((link) => {
      link.dataset.opens = 'document';
      link.ariaLabel = 'Dokument öffnen: Satzung';
    });
    await links.first().click();
    await untilOpen(page);
    const link = lightboxOf(page).getByRole('link', { name: 'Dokument öffnen: Satzung' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /\/media\/satzung\.pdf$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('button', { name: 'Vergrößern' })).toBeHidden();
    expect(asked).not.toContain('/media/satzung.pdf');
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeFocused();
  });

  for (const block of ['gallery', 'media'])
    test(
      `3.2 gallery item: a document opens as its picture, whole, and is led to: ${block}`,
      release,
      async ({ page }) => {
        await page.goto(`/en/demo/${block}`);
        const opener = page.locator('a[data-opens="document"]').first();
        await expect(opener).toHaveAttribute('href', /^\/media\/vor-dem-andruck-en.*\.pdf$/);
        await opener.click();
        await untilOpen(page);
        const link = lightboxOf(page).getByRole('link', { name: 'Open the document: Before it prints' });
        const sheet = link.locator('img');
        await expect(sheet).toBeInViewport({ ratio: 1 });
        await expect
          .poll(() => sheet.evaluate(({ clientWidth, clientHeight }) => clientHeight / clientWidth))
          .toBeCloseTo(1697 / 1200, 1);
        const address = (await opener.getAttribute('href')) ?? '';
        await expect(link).toHaveJSProperty('href', new URL(address, page.url()).href);
      },
    );

  test('3.2 gallery item: a picture of unknown size is drawn as large as the window and can’t be zoomed', async ({
    page,
  }) => {
    await page.goto('/demo/gallery');
    const links = await addGallery(page, [{ href: drawnPicture(1600, 900) }]);
    await links.first().click();
    await untilOpen(page);
    await expect(shownPicture(page)).toHaveJSProperty('offsetWidth', wide.width);
    await expect(shownPicture(page)).toHaveJSProperty('offsetHeight', wide.height);
    await expect(page.getByRole('button', { name: 'Vergrößern' })).toBeHidden();
  });

  test(
    '3.2 gallery item: only the picture that is opened begins as its thumbnail',
    release,
    async ({ page }) => {
      await page.route('**/media/held-*', () => {
        // Never answered.
      });
      await page.goto('/demo/gallery');
      const held = (name: string) => ({ href: `/media/held-${name}.png`, width: 1600, height: 900 });
      const links = await addGallery(page, [held('a'), held('b')]);
      await links.first().click();
      await untilOpen(page);
      const placeholder = page.locator('.pswp__item[aria-hidden="false"] .pswp__img--placeholder');
      await expect(placeholder).toHaveAttribute('src', drawnPicture(300, 200));
      await page.keyboard.press('ArrowRight');
      await expect(placeholder).toHaveJSProperty('tagName', 'DIV');
    },
  );
});

test.describe('with motion', () => {
  test.use({ viewport: wide });

  test('3.2 gallery item: a cropped thumbnail grows out of its box', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T12:00:00Z' });
    await page.goto('/demo/gallery');
    const picture = { href: drawnPicture(1600, 400), width: 1600, height: 400, cropped: true };
    const links = await addGallery(page, [picture]);
    // The important part is on the left.
    await links.first().evaluate((link) => {
      const image = link.querySelector('img');
      if (image) image.style.objectPosition = '25% 50%';
    });
    const box = await links.first().locator('img').boundingBox();
    await page.clock.pauseAt('2026-11-21T13:00:00Z');
    await links.first().click();
    // Nothing moves before the clock does.
    await expect(lightboxOf(page)).toBeAttached();
    const { window, image } = await page.evaluate(() => {
      const rectangle = (selector: string) => {
        const [element] = [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility());
        const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
        return { left, top, right, bottom };
      };
      const outer = rectangle('.pswp__container');
      const inner = rectangle('.pswp__item');
      return {
        window: {
          left: Math.max(outer.left, inner.left),
          top: Math.max(outer.top, inner.top),
          right: Math.min(outer.right, inner.right),
          bottom: Math.min(outer.bottom, inner.bottom),
        },
        image: rectangle('.pswp__img--placeholder'),
      };
    });
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    expect(window.left).toBeCloseTo(x, 0);
    expect(window.top).toBeCloseTo(y, 0);
    expect(window.right).toBeCloseTo(x + width, 0);
    expect(window.bottom).toBeCloseTo(y + height, 0);
    // 200 pixels high it is 800 wide, of which 500 are cut off: a quarter of them on the left.
    expect(image.left).toBeCloseTo(x - 125, 0);
    expect(image.right).toBeCloseTo(x - 125 + 800, 0);
  });
});
