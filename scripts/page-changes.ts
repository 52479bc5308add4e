import type { Browser, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';

/** In ms. */
export const pageChangeBudget = {
  /** From the click until the new page's title is shown, on a machine like this one. */
  heading: 100,
  /** The longest task, on a machine four times slower. */
  task: 100,
} as const;

/**
 * CPU slowdown of the simulated device. Chromium's throttling makes the thread wait, which is not CPU time, so CPU time
 * is multiplied instead.
 */
const slowDown = 4;

export interface PageChange {
  /** In ms from the click until the new page's `h1` is laid out in a frame. */
  heading: number;
  /** In ms: the longest task on a slow machine, from the click until the page is at rest. */
  task: number;
}

/** Measures a change to a page not seen before, whose resources were preloaded. */
export async function measurePageChange(
  browser: Browser,
  origin: string,
  { from, to }: { from: string; to: string },
): Promise<PageChange> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
  try {
    const page = await openPage(context, origin + from);
    await addLink(page, to);
    // Hovering triggers the preload.
    await page.mouse.move(linkAt.x, linkAt.y);
    await page.mouse.down();
    await page.mouse.move(linkAt.x + 600, linkAt.y + 300);
    await page.mouse.up();
    await page.locator(`[data-page="${to}"] h1`).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.mouse.move(linkAt.x, linkAt.y);
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    // Evaluated before the click, so that none of this script runs within the measurement.
    const headingTime = page.evaluate(() => window.headingTime);
    await page.mouse.click(linkAt.x, linkAt.y);
    const heading = await headingTime;
    await page.locator('html:not([data-transition])').waitFor({ state: 'attached' });
    await page.locator('[data-deferred]').first().waitFor({ state: 'detached' });
    const trace = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
    return { heading, task: longestTask(trace.traceEvents) * slowDown };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** In ms from the click until the title is laid out in a frame. */
    headingTime: Promise<number>;
  }
}

const linkAt = { x: 30, y: 320 };

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page;
}

async function addLink(page: Page, to: string): Promise<void> {
  await page.evaluate(
    ({ to, x, y }) => {
      const link = document.createElement('a');
      link.href = to;
      link.style.cssText = `position: fixed; z-index: 99; left: ${x - 20}px; top: ${y - 20}px; width: 40px; height: 40px`;
      document.body.append(link);
      const isThere = () => {
        const heading = document.querySelector(`[data-page="${CSS.escape(to)}"] h1`);
        return heading !== null && heading.getBoundingClientRect().height > 0;
      };
      window.headingTime = new Promise((resolve) => {
        link.addEventListener('click', ({ timeStamp }) => {
          const look = () => {
            if (isThere()) resolve(performance.now() - timeStamp);
            else requestAnimationFrame(look);
          };
          look();
        });
      });
    },
    { to, ...linkAt },
  );
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      /** CPU time in microseconds. */
      tdur: z.number().optional(),
      args: z
        .looseObject({ data: z.looseObject({ type: z.unknown() }).optional().catch(undefined) })
        .optional(),
    }),
  ),
});

/** The main thread's longest task after the click, in ms of CPU time. */
function longestTask(events: z.infer<typeof traceSchema>['traceEvents']): number {
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  if (!click) throw new Error('Nothing was clicked.');
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === click.pid && tid === click.tid && ts >= click.ts,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
