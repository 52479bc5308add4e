import type { Page } from '@playwright/test';
import { followLink, goTo, open, shownPage, untilShown } from '../support/navigation.ts';
import { changeHtml } from '../support/payload-module.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

/** Records every value of the root's `data-transition`, and in every frame how many pages are visible. */
async function watchTransitions(page: Page): Promise<() => Promise<{ values: unknown[]; most: number }>> {
  await page.evaluate(() => {
    const seen: { values: unknown[]; most: number } = { values: [], most: 0 };
    Object.assign(window, { seen });
    const root = document.documentElement;
    new MutationObserver(() => seen.values.push(root.dataset.transition ?? null)).observe(root, {
      attributeFilter: ['data-transition'],
    });
    const count = () => {
      const shown = [...document.querySelectorAll('[data-page]')].filter((one) => one.checkVisibility());
      seen.most = Math.max(seen.most, shown.length);
      requestAnimationFrame(count);
    };
    count();
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen'));
}

test('2.11 transitions: inside the app the root says "page", then nothing, and never are two pages seen', async ({
  page,
}) => {
  await open(page, '/ds-index');
  const seen = await watchTransitions(page);
  await goTo(page, '/impressum');
  expect(await seen()).toEqual({ values: ['page', null], most: 1 });
  await expect(page.locator('.sweep')).toHaveAttribute('data-title', 'Impressum');
});

test(
  '2.11 transitions: inside the app a change of layout says "layout" and never "page"',
  release,
  async ({ page }) => {
    await open(page, '/ds-index');
    const seen = await watchTransitions(page);
    await goTo(page, '/strategie');
    await goTo(page, '/');
    await goTo(page, '/demo/hero');
    const { values, most } = await seen();
    expect(values).toEqual(['layout', null, 'layout', null, 'layout', null]);
    expect(most).toBe(1);
  },
);

test('2.11 transitions: the band moves by its own animations, which all end', release, async ({ page }) => {
  await open(page, '/ds-index');
  await followLink(page, '/impressum');
  await page.locator('html[data-transition="page"]').waitFor({ state: 'attached' });
  const names = await page.evaluate(async () => {
    const animations = document
      .getAnimations()
      .filter((animation): animation is CSSAnimation => animation instanceof CSSAnimation)
      .filter(({ animationName }) => animationName.startsWith('sweep'));
    const durations = animations.map(({ effect }) => effect?.getComputedTiming().duration);
    await Promise.allSettled(animations.map(({ finished }) => finished));
    return { names: animations.map(({ animationName }) => animationName), durations };
  });
  expect(new Set(names.names)).toEqual(new Set(['sweep-window', 'sweep-stay', 'sweep-across']));
  expect(new Set(names.durations)).toEqual(new Set([700]));
  await untilShown(page, '/impressum');
});

test('2.11 transitions: a second link at once ends on the second page', async ({ page }) => {
  await open(page, '/ds-index');
  await goTo(page, '/demo/hero');
  await page.evaluate(() => {
    const add = (href: string) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('[data-page="/demo/hero"] main')?.append(link);
      return link;
    };
    const [one, other] = [add('/strategie'), add('/impressum')];
    one.click();
    other.click();
  });
  await untilShown(page, '/impressum');
  await expect(shownPage(page).locator('h1')).toHaveText('Impressum');
  await expect(page).toHaveTitle(/Impressum/);
  expect(new URL(page.url()).pathname).toBe('/impressum');
  // Also while the band is still moving.
  await followLink(page, '/strategie');
  await page.locator('html[data-transition]').waitFor({ state: 'attached' });
  await followLink(page, '/demo/hero');
  await untilShown(page, '/demo/hero');
});

for (const { name, prepare } of [
  { name: 'with reduced motion', prepare: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  {
    name: 'in a browser without view transitions',
    prepare: (page: Page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(Document.prototype, 'startViewTransition');
      }),
  },
]) {
  test(`2.11 transitions: ${name} pages change at once, and the root says nothing`, async ({ page }) => {
    await prepare(page);
    await open(page, '/ds-index');
    const seen = await watchTransitions(page);
    await goTo(page, '/strategie');
    await goTo(page, '/impressum');
    expect(await seen()).toEqual({ values: [], most: 1 });
  });
}

test('2.11 transitions: a page whose metadata says false is there at once', async ({ page }) => {
  await page.route(/\/impressum\/_payload\.js/, async (route) => {
    const response = await route.fetch();
    const body = changeHtml(await response.text(), (html) =>
      html.replace('data-page=', 'data-unswept="" data-page='),
    );
    await route.fulfill({ response, body });
  });
  await open(page, '/ds-index');
  const seen = await watchTransitions(page);
  await goTo(page, '/impressum');
  await goTo(page, '/ds-index');
  expect((await seen()).values).toEqual(['page', null]);
});
