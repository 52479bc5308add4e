import type { Page } from '@playwright/test';

export interface MarkedElement {
  id: string;
  motion?: 'reveal' | 'zoom' | 'heading' | 'band' | 'count' | 'parallax';
  distance?: string;
  /** In pixels. */
  height?: number;
  text?: string;
  /** Children, staggered as a group. */
  members?: readonly MarkedElement[];
}

interface Column {
  elements: readonly MarkedElement[];
  /** Empty space above and below, in pixels. */
  above?: number;
  below?: number;
}

export async function addColumn(page: Page, { elements, above = 3000, below = 3000 }: Column): Promise<void> {
  await page.evaluate(
    ({ elements, above, below }) => {
      const make = (marked: MarkedElement): HTMLElement => {
        const element = document.createElement('div');
        element.id = marked.id;
        if (marked.motion) element.dataset.motion = marked.motion;
        if (marked.distance) element.dataset.motionDistance = marked.distance;
        if (marked.height) element.style.height = `${marked.height}px`;
        if (marked.text) element.textContent = marked.text;
        if (marked.members) {
          element.dataset.motionGroup = '';
          element.append(...marked.members.map(make));
        }
        return element;
      };
      const space = (height: number) => {
        const element = document.createElement('div');
        element.style.height = `${height}px`;
        return element;
      };
      document.getElementById('app')?.append(space(above), ...elements.map(make), space(below));
    },
    { elements, above, below },
  );
}

/**
 * Scrolls at once so that the element's untransformed top is at this part of the window's height: 0 is the top, 1 the
 * bottom.
 */
export async function putTopAt(page: Page, id: string, part: number): Promise<void> {
  await page.evaluate(
    ({ id, part }) => {
      const element = document.getElementById(id);
      if (!element) throw new Error(`There is no #${id}.`);
      let top = 0;
      for (
        let at: HTMLElement | null = element;
        at;
        at = at.offsetParent instanceof HTMLElement ? at.offsetParent : null
      )
        top += at.offsetTop;
      scrollTo({ top: top - innerHeight * part, behavior: 'instant' });
    },
    { id, part },
  );
  await twoFrames(page);
}

/** Waits until changes have been laid out, observed and painted. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

export interface Look {
  opacity: number;
  scale: number;
  /** In pixels, downward. */
  y: number;
}

export async function lookOf(page: Page, id: string): Promise<Look> {
  return page.evaluate((id) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`There is no #${id}.`);
    const { opacity, transform } = getComputedStyle(element);
    const matrix = new DOMMatrixReadOnly(transform === 'none' ? '' : transform);
    return { opacity: Number(opacity), scale: matrix.a, y: Math.round(matrix.f * 100) / 100 };
  }, id);
}

export async function finishAnimations(page: Page, id: string): Promise<void> {
  await page.evaluate((id) => {
    for (const animation of document.getElementById(id)?.getAnimations({ subtree: true }) ?? [])
      animation.finish();
  }, id);
  await twoFrames(page);
}

/** Removes view timelines before the page loads, and other features from its stylesheets. */
export async function withoutViewTimelines(
  page: Page,
  changeStyles = (styles: string) => styles,
): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition: [string] | [string, string]) =>
      condition.join(':').includes('animation-timeline')
        ? false
        : condition.length === 1
          ? supports(condition[0])
          : supports(condition[0], condition[1]);
  });
  await page.route(/\.css$/, async (route) => {
    try {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /@supports\s*\(\s*animation-timeline/g,
        '@supports (no-timeline',
      );
      await route.fulfill({ response, body: changeStyles(body) });
    } catch {
      // The test ended before the stylesheet was loaded.
    }
  });
}

export async function openMoving(page: Page, path = '/impressum'): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-motion-ready]').waitFor({ state: 'attached' });
  // The height of the content above is final only then.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
