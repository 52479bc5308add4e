import type { Page } from '@playwright/test';
import {
  addColumn,
  finishAnimations,
  lookOf,
  openMoving,
  putTopAt,
  twoFrames,
  withoutViewTimelines,
} from '../support/marked-elements.ts';
import { allPages } from '../support/pages-of-the-specification.ts';
import { release, releaseUnless } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

const waiting = { opacity: 0, scale: 1, y: 30 };
const still = { opacity: 1, scale: 1, y: 0 };

/** Delay and duration of the animation that an element is in, in milliseconds. */
async function timingOf(
  page: Page,
  id: string,
): Promise<{ delay: number; duration: number; easing: string }> {
  return page.evaluate((id) => {
    const [animation] = document.getElementById(id)?.getAnimations() ?? [];
    const timing = animation?.effect?.getTiming();
    const [frame] = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
    return {
      delay: Number(timing?.delay),
      duration: Number(timing?.duration),
      easing: String(frame?.easing ?? timing?.easing),
    };
  }, id);
}

for (const timelines of ['with', 'without'] as const) {
  test.describe(`${timelines} view timelines`, releaseUnless(timelines === 'with'), () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      if (timelines === 'without') await withoutViewTimelines(page);
    });

    test('9.3 trigger sync: state follows a scroll whose events nobody saw', async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true }),
      );
      await openMoving(page);
      await addColumn(page, {
        elements: [
          { id: 'reveals', motion: 'reveal', height: 200 },
          { id: 'moves', motion: 'parallax', distance: 'slow', height: 200 },
        ],
      });
      // The fallback measures what was added once the page has stopped changing its size.
      await putTopAt(page, 'moves', 0.5);
      await expect.poll(() => page.locator('#reveals').getAttribute('data-entered')).not.toBeNull();
      // Whatever still changes its size above them takes them elsewhere.
      const offsetAt = (part: number) => async () => {
        await putTopAt(page, 'moves', part);
        return (await lookOf(page, 'moves')).y;
      };
      await expect.poll(offsetAt(0.5)).toBeCloseTo(-76.8 + 2 * 76.8 * (400 / 1000), 0);
      await expect.poll(offsetAt(0.25)).toBeCloseTo(-76.8 + 2 * 76.8 * (600 / 1000), 0);
    });

    const distances = { subtle1: 20, subtle2: 30, slower: -115.2, slow: 76.8, medium: 115.2, fast: 153.6 };
    for (const [distance, pixels] of Object.entries(distances)) {
      test(
        `9.4 parallax: ${distance} moves from −d to +d while it passes the window`,
        releaseUnless(distance === 'medium'),
        async ({ page }) => {
          await openMoving(page);
          await addColumn(page, { elements: [{ id: 'moves', motion: 'parallax', distance, height: 400 }] });
          const at = async () => (await lookOf(page, 'moves')).y;
          await putTopAt(page, 'moves', 1);
          await expect.poll(at).toBeCloseTo(-pixels, 0);
          await putTopAt(page, 'moves', 0.25);
          await expect.poll(at).toBeCloseTo(0, 0);
          await putTopAt(page, 'moves', -0.5);
          await expect.poll(at).toBeCloseTo(pixels, 0);
          // Beyond its way it stays where it is.
          await putTopAt(page, 'moves', -0.9);
          await expect.poll(at).toBeCloseTo(pixels, 0);
        },
      );
    }

    test('9.4 parallax: no transform below 1025 px, and the window may cross that width', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1024, height: 800 });
      await openMoving(page);
      await addColumn(page, {
        elements: [{ id: 'moves', motion: 'parallax', distance: 'fast', height: 400 }],
      });
      await putTopAt(page, 'moves', 1);
      const transform = () =>
        page.locator('#moves').evaluate((element) => getComputedStyle(element).transform);
      expect(await transform()).toBe('none');
      await page.setViewportSize({ width: 1025, height: 800 });
      await putTopAt(page, 'moves', 1);
      await expect.poll(async () => (await lookOf(page, 'moves')).y).toBeCloseTo(-123, 0);
      await page.setViewportSize({ width: 1024, height: 800 });
      await expect.poll(transform).toBe('none');
    });

    test('9.5 reveal: waits 30 px lower and unseen, plays once when it enters', async ({ page }) => {
      await openMoving(page);
      await addColumn(page, { elements: [{ id: 'reveals', motion: 'reveal', height: 200 }] });
      await twoFrames(page);
      expect(await lookOf(page, 'reveals')).toEqual(waiting);
      // It is laid out one pixel below the window, then one pixel inside.
      await putTopAt(page, 'reveals', 801 / 800);
      expect(await lookOf(page, 'reveals')).toEqual(waiting);
      await putTopAt(page, 'reveals', 798 / 800);
      await expect.poll(() => page.locator('#reveals').getAttribute('data-entered')).toBe('now');
      expect(await timingOf(page, 'reveals')).toEqual({
        delay: 0,
        duration: 700,
        easing: 'cubic-bezier(0.3333, 0.6667, 0.6667, 1)',
      });
      await finishAnimations(page, 'reveals');
      expect(await lookOf(page, 'reveals')).toEqual(still);
      await page.evaluate(() => scrollTo(0, 0));
      await putTopAt(page, 'reveals', 0.5);
      expect(await lookOf(page, 'reveals')).toEqual(still);
      expect(await page.locator('#reveals').evaluate((element) => element.getAnimations().length)).toBe(0);
    });

    test('9.5 reveal: the members of a group follow each other by 0.1 s', async ({ page }) => {
      await openMoving(page);
      const members = [0, 1, 2, 3].map((place) => ({
        id: `member-${place}`,
        motion: 'reveal' as const,
        height: 50,
      }));
      await addColumn(page, { elements: [{ id: 'group', members }] });
      await putTopAt(page, 'group', 0.9);
      await expect.poll(() => page.locator('#member-3').getAttribute('data-entered')).toBe('now');
      for (const place of members.keys())
        expect((await timingOf(page, `member-${place}`)).delay).toBeCloseTo(place * 100);
    });

    test(
      '9.5 reveal: of a group that is taller than the window, the end waits for its turn',
      release,
      async ({ page }) => {
        await openMoving(page);
        const members = [0, 1, 2].map((place) => ({
          id: `member-${place}`,
          motion: 'reveal' as const,
          height: 900,
        }));
        await addColumn(page, { elements: [{ id: 'group', members }] });
        await putTopAt(page, 'group', 0.5);
        await expect.poll(() => page.locator('#member-0').getAttribute('data-entered')).not.toBeNull();
        await twoFrames(page);
        expect(await page.locator('#member-2').getAttribute('data-entered')).toBeNull();
        await putTopAt(page, 'member-2', 0.5);
        await expect.poll(() => page.locator('#member-2').getAttribute('data-entered')).not.toBeNull();
      },
    );

    test('9.5 reveal: what was jumped past is there, what stands in the first window plays at once', async ({
      page,
    }) => {
      await openMoving(page);
      await addColumn(page, { elements: [{ id: 'reveals', motion: 'reveal', height: 200 }] });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => page.locator('#reveals').getAttribute('data-entered')).not.toBeNull();
      await page.goto('/strategie');
      const first = page.locator('[data-block]').first().locator('[data-motion="reveal"]').first();
      await expect(first).toHaveAttribute('data-entered', /now|done/);
    });

    test('9.6 zoom reveal: half size until its top passes 80 % of the window', async ({ page }) => {
      await openMoving(page);
      const members = [0, 1].map((place) => ({ id: `zoom-${place}`, motion: 'zoom' as const, height: 300 }));
      await addColumn(page, { elements: [{ id: 'group', members }] });
      await putTopAt(page, 'group', 0.81);
      expect(await lookOf(page, 'zoom-0')).toEqual({ opacity: 1, scale: 0.5, y: 0 });
      await putTopAt(page, 'group', 0.79);
      await expect.poll(() => page.locator('#zoom-1').getAttribute('data-entered')).toBe('now');
      expect(await timingOf(page, 'zoom-0')).toMatchObject({ delay: 0, duration: 1000 });
      expect(await timingOf(page, 'zoom-1')).toMatchObject({ delay: 200, duration: 1000 });
      await finishAnimations(page, 'group');
      expect(await lookOf(page, 'zoom-1')).toEqual(still);
    });

    test(
      '9.6 zoom reveal: starts at the page’s end where the page ends before 80 %',
      release,
      async ({ page }) => {
        await openMoving(page);
        await addColumn(page, { elements: [{ id: 'zooms', motion: 'zoom', height: 60 }], below: 0 });
        await twoFrames(page);
        expect((await lookOf(page, 'zooms')).scale).toBe(0.5);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect.poll(() => page.locator('#zooms').getAttribute('data-entered')).not.toBeNull();
      },
    );
  });
}

test('9.4 parallax: with view timelines the browser moves it, not a script', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMoving(page);
  await addColumn(page, { elements: [{ id: 'moves', motion: 'parallax', distance: 'slow', height: 400 }] });
  await putTopAt(page, 'moves', 0.5);
  const moved = page.locator('#moves');
  expect(
    await moved.evaluate((element) =>
      element.getAnimations().map(({ timeline }) => timeline?.constructor.name),
    ),
  ).toEqual(['ViewTimeline']);
  expect(await moved.evaluate((element) => element.style.transform)).toBe('');
});

for (const kind of ['gallery', 'logos', 'facts-and-figures', 'feature-list', 'buttons'])
  test(`9.5 reveal: what a block of the kind ${kind} shows enters as a group`, release, async ({ page }) => {
    await page.goto(`/demo/${kind}`);
    const members = page.locator(`[data-block="${kind}"] [data-motion-group] [data-motion="reveal"]`);
    expect(await members.count()).toBeGreaterThan(1);
  });

test('9.5 reveal: without script, and if the early module never comes, everything is visible', async ({
  browser,
  baseURL,
  page,
}) => {
  const scriptless = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await scriptless.newPage();
  await plain.goto('/strategie');
  const marked = plain.locator('[data-motion]:not([data-motion="parallax"], [data-motion="passing"])');
  for (const element of (await marked.all()).slice(0, 12)) {
    await element.scrollIntoViewIfNeeded();
    await expect(element).toHaveCSS('opacity', '1');
    await expect(element).toHaveCSS('transform', 'none');
  }
  await scriptless.close();

  await page.route(/\/assets\/early-/, (route) => route.abort());
  await page.goto('/strategie');
  const delays = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'motion-undone')
      .map((animation) => {
        const delay = animation.effect?.getTiming().delay;
        animation.finish();
        return delay;
      }),
  );
  expect(delays.length).toBeGreaterThan(10);
  expect(new Set(delays)).toEqual(new Set([3000]));
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('[data-motion]:not([data-motion="parallax"])')]
      .map((element) => getComputedStyle(element))
      .filter(
        ({ opacity, transform }) =>
          opacity !== '1' || (transform !== 'none' && transform !== 'matrix(1, 0, 0, 1, 0, 0)'),
      ),
  );
  expect(hidden).toEqual([]);
});

for (const [screen, viewport] of Object.entries({
  'a desktop': { width: 1280, height: 720 },
  'a phone': { width: 412, height: 823 },
}))
  test(
    `9.5 reveal: the largest element of a first screen on ${screen} never starts unseen, and is asked for at once`,
    release,
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        const found: Element[] = [];
        Object.assign(window, { largest: found });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('element' in entry && entry.element instanceof Element) found.push(entry.element);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      for (const { address } of allPages.filter(({ locale }) => locale === 'de')) {
        await page.goto(address);
        await page.waitForFunction(() => {
          const isInWindow = (element: Element) => {
            const { top, bottom, left, right } = element.getBoundingClientRect();
            return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          };
          // What enters is there at once, so that nobody has to wait for it.
          const entering = document
            .getAnimations()
            .filter(
              ({ playState, timeline, effect }) =>
                playState === 'running' &&
                timeline === document.timeline &&
                effect?.getComputedTiming().endTime !== Infinity,
            );
          for (const animation of entering) animation.finish();
          const isLoaded = [...document.images].filter(isInWindow).every(({ complete }) => complete);
          // What a frame painted is told some frames later.
          const still: unknown = Reflect.get(window, 'stillFrames');
          const frames = isLoaded && entering.length === 0 && typeof still === 'number' ? still + 1 : 0;
          Object.assign(window, { stillFrames: frames });
          return frames > 10;
        });
        const mark = () =>
          page.evaluate(() => {
            const found: unknown = Reflect.get(window, 'largest');
            const last: unknown = Array.isArray(found) ? found.at(-1) : undefined;
            if (!(last instanceof Element)) return 'no element';
            if (last instanceof HTMLImageElement && last.loading === 'lazy') return `found late: ${last.src}`;
            const hiding = last.closest(
              '[data-motion]:not(h1, [data-motion="parallax"], [data-motion="band"], [data-motion="passing"], [data-motion="marquee"])',
            );
            return hiding && !hiding.closest('[data-block]:first-child [data-motion="zoom"]')
              ? `${hiding.localName} ${hiding.getAttribute('data-motion')}: ${last.textContent?.slice(0, 60)}`
              : '';
          });
        await expect.configure({ soft: true }).poll(mark, { message: address }).toBe('');
      }
    },
  );
