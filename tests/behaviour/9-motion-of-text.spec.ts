import { addColumn, openMoving, putTopAt, twoFrames } from '../support/marked-elements.ts';
import { openDrawers } from '../support/settled-page.ts';
import { release, releaseUnless } from '../support/suite.ts';
import { expect, test, untilAwake } from '../support/under-test.ts';

test('9.7 heading reveal: more lines in a narrow window, its text stays its text', async ({ page }) => {
  const lines: number[] = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openMoving(page, '/strategie');
    await page.evaluate(() => document.fonts.ready);
    const headings = page.locator('h2[data-motion="heading"]:not([data-entered])');
    const lengths = await headings.evaluateAll((all) =>
      all.map(({ textContent }) => textContent?.length ?? 0),
    );
    // Located by its id, because it is marked as entered meanwhile.
    await headings.nth(lengths.indexOf(Math.max(...lengths))).evaluate((element) => {
      element.id = 'longest';
    });
    const heading = page.locator('#longest');
    const before = await heading.evaluate((element) => ({
      text: element.textContent,
      html: element.outerHTML,
    }));
    // Recorded as it happens, because the animation takes only a second.
    await heading.evaluate((element) => {
      const seen = { lines: 0, label: '', hidden: true, delays: [0], text: '' };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const lines = [...element.querySelectorAll('[data-motion-line]')];
        if (lines.length === 0) return;
        seen.lines = lines.length;
        seen.label = element.getAttribute('aria-label') ?? '';
        seen.hidden = lines.every((line) => line.getAttribute('aria-hidden') === 'true');
        seen.delays = element
          .getAnimations({ subtree: true })
          // In whole milliseconds, because of floating point: 3 × 0.1 s is not exactly 0.3 s.
          .map((animation) => Math.round(Number(animation.effect?.getTiming().delay)));
        seen.text = element.textContent ?? '';
      }).observe(element, { childList: true });
    });
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(heading).toHaveAttribute('data-entered', 'done');
    const seen = await page.evaluate((): unknown => Reflect.get(window, 'seen'));
    const text = (before.text ?? '').replaceAll('\u00AD', '');
    expect(seen).toMatchObject({ label: text, hidden: true });
    const { lines: count, delays } = seen as { lines: number; delays: number[] };
    expect(delays).toEqual(Array.from({ length: count }, (_, line) => line * 100));
    lines.push(count);
    expect(await heading.evaluate((element) => element.textContent)).toBe(before.text);
    expect(await heading.getAttribute('aria-label')).toBeNull();
  }
  expect(lines[0]).toBeGreaterThan(lines[1] ?? 0);
});

for (const [address, width] of [
  ['/strategie', 1280],
  ['/strategie', 390],
  ['/demo/blockquote', 1280],
] as const) {
  test(
    `9.7 heading reveal: on ${address} at ${width} px whatever has several lines rises line by line`,
    releaseUnless(address === '/strategie' && width === 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openMoving(page, address);
      // Hydration doesn't change the text.
      await untilAwake(page);
      await openDrawers(page);
      const headings = page.locator('main [data-motion="heading"]:not([data-entered], [data-still] *, h1)');
      await headings.evaluateAll((all) => {
        const seen = all.map((heading) => {
          const line = Number.parseFloat(getComputedStyle(heading).lineHeight);
          const tall = heading.getBoundingClientRect().height > line * 1.5;
          const entry = { text: heading.textContent ?? '', tall, lines: 0 };
          new MutationObserver(() => {
            entry.lines = Math.max(entry.lines, heading.querySelectorAll('[data-motion-line]').length);
          }).observe(heading, { childList: true });
          heading.setAttribute('data-watched', '');
          return entry;
        });
        Object.assign(window, { seen });
      });
      for (const heading of await page.locator('[data-watched]').all()) {
        await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await expect(heading).toHaveAttribute('data-entered', /now|done/);
      }
      await expect(page.locator('[data-watched]').last()).toHaveAttribute('data-entered', 'done');
      const seen = (await page.evaluate((): unknown => Reflect.get(window, 'seen'))) as {
        text: string;
        tall: boolean;
        lines: number;
      }[];
      const tall = seen.filter((heading) => heading.tall);
      expect(tall.length).toBeGreaterThan(2);
      expect(tall.filter(({ lines }) => lines < 2).map(({ text }) => text)).toEqual([]);
    },
  );
}

test(
  '9.7 heading reveal: a page’s title rises, too, where the page begins above it',
  release,
  async ({ page }) => {
    await openMoving(page);
    await page.evaluate(() => {
      const space = document.createElement('div');
      space.style.height = '3000px';
      const title = document.createElement('h1');
      title.id = 'title';
      title.dataset.motion = 'heading';
      title.style.width = '300px';
      title.textContent = 'Wo man erst nach langem Lesen hinkommt';
      Object.assign(window, { lines: 0 });
      new MutationObserver(() => {
        const lines = title.querySelectorAll('[data-motion-line]').length;
        if (lines > 0) Object.assign(window, { lines });
      }).observe(title, { childList: true });
      document.getElementById('app')?.append(space, title);
    });
    await twoFrames(page);
    await expect(page.locator('#title')).toHaveCSS('opacity', '1');
    await page.locator('#title').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('#title')).toHaveAttribute('data-entered', 'done');
    expect(Number(await page.evaluate((): unknown => Reflect.get(window, 'lines')))).toBeGreaterThan(1);
  },
);

test(
  '9.7 heading reveal: a heading whose code comes while its island wakes stays as it is',
  release,
  async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/enter-heading-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await openMoving(page, '/demo/marquee');
    const heading = page.locator('h2[data-motion="heading"]').last();
    await heading.evaluate(async (element) => {
      Object.assign(window, { changes: 0 });
      new MutationObserver(() => Object.assign(window, { changes: 1 })).observe(element, { childList: true });
      element.scrollIntoView();
      // Observers are called in the order of their creation, so the page's own has run by then.
      await new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element);
      });
    });
    await heading.evaluate((element) => element.parentElement?.setAttribute('data-waking', ''));
    release();
    await expect(heading).toHaveAttribute('data-entered', 'done');
    expect(await page.evaluate((): unknown => Reflect.get(window, 'changes'))).toBe(0);
  },
);

test('9.7 heading reveal: a title in the first window rises with the page, and is never hidden', async ({
  page,
}) => {
  // The page goes on loading.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/demo/headline', { waitUntil: 'domcontentloaded' });
  const title = page.locator('h1');
  await expect(title).toHaveCSS('animation-name', 'motion-title');
  await expect(title).toHaveCSS('opacity', '1');
  await expect(title).toHaveCSS('clip-path', 'none');
});

test('9.7 heading reveal: a title’s soft hyphens and styled letters survive', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openMoving(page, '/demo/headline');
  await openDrawers(page);
  const headings = page.locator(':is(h2, h3)[data-motion="heading"]');
  const markup = () => headings.evaluateAll((all) => all.map((heading) => heading.innerHTML));
  const written = await (await page.request.get('/demo/headline')).text();
  for (const heading of await headings.all()) {
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(heading).toHaveAttribute('data-entered', 'done');
  }
  const missing = (await markup()).filter((html) => !written.includes(html));
  expect(missing).toEqual([]);
});

test(
  '9.7 heading reveal: lines end at the soft hyphens where the browser broke them',
  release,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openMoving(page, '/demo/shop/product-detail');
    await openDrawers(page);
    const heading = page.locator(':is(h2, h3)[data-motion="heading"]', { hasText: 'futter' }).first();
    const { broken, width } = await heading.evaluate(async (element) => {
      await document.fonts.ready;
      // Letter by letter: which line each is on.
      const lines = new Map<number, string>();
      const text = element.firstChild;
      if (!(text instanceof Text)) throw new Error('The heading is not one text.');
      for (let at = 0; at < text.length; at += 1) {
        const letter = text.data.charAt(at);
        if (letter === '\u00AD') continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const line = Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
        lines.set(line, (lines.get(line) ?? '') + letter);
      }
      const split: string[] = [];
      Object.assign(window, { split });
      new MutationObserver(() => {
        for (const line of element.querySelectorAll('[data-motion-line]'))
          split.push((line.textContent ?? '').replaceAll(/[\u00AD\u2010]/g, ''));
      }).observe(element, { childList: true });
      return { broken: [...lines.values()], width: element.clientWidth };
    });
    expect(broken.length).toBeGreaterThan(1);
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(heading).toHaveAttribute('data-entered', 'now');
    expect(await heading.evaluate((element) => element.clientWidth)).toBe(width);
    expect(await page.evaluate((): unknown => Reflect.get(window, 'split'))).toEqual(broken);
  },
);

test('figures count up once, in their own places, and end at what the document says', async ({ page }) => {
  await openMoving(page);
  await addColumn(page, { elements: [{ id: 'figure', motion: 'count', text: '1.893', height: 100 }] });
  const figure = page.locator('#figure');
  await figure.evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(element.textContent ?? '')).observe(element, {
      characterData: true,
      subtree: true,
    });
  });
  await putTopAt(page, 'figure', 0.5);
  await expect(figure).toHaveAttribute('data-entered', 'done');
  await expect(figure).toHaveText('1.893');
  const seen = (await page.evaluate((): unknown => Reflect.get(window, 'seen'))) as string[];
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.every((text) => /^\d\.\d{3}$/.test(text))).toBe(true);
  expect(seen).toEqual([...seen].sort());
});
