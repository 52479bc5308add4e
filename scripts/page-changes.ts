import type { Browser, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';

/** What a change from page to page may take: milliseconds. */
export const pageChangeBudget = {
  /** From the click until the new page's title is there, on a machine like this one. */
  heading: 100,
  /** The longest time in which nothing else is answered, on one four times slower. */
  task: 100,
} as const;

/**
 * How much slower the visitor's machine is where tasks are measured. The browser's own means to slow itself down make
 * the thread wait, and waiting is no work; so its work is multiplied.
 */
const slowDown = 4;

export interface PageChange {
  /** Milliseconds from the click until the new page's `h1` is laid out in a frame. */
  heading: number;
  /** Milliseconds that the longest task takes on a slow machine, from the click until all has come to rest. */
  task: number;
}

/** Measures a change between two pages that the visitor has not seen before; what it needs was loaded ahead. */
export async function measurePageChange(
  browser: Browser,
  origin: string,
  { from, to }: { from: string; to: string },
): Promise<PageChange> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
  try {
    const page = await openPage(context, origin + from);
    await addLink(page, to);
    // The pointer that comes down and leaves again is what has everything made ready.
    await page.mouse.move(linkAt.x, linkAt.y);
    await page.mouse.down();
    await page.mouse.move(linkAt.x + 600, linkAt.y + 300);
    await page.mouse.up();
    await page.locator(`[data-page="${to}"] h1`).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.mouse.move(linkAt.x, linkAt.y);
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    // Asked before the click, so that no script of this measurement's runs in what it measures.
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
    /** Milliseconds from the click until the title is laid out in a frame. */
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

/** Not every page has a link to every other one. */
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
      /** Microseconds of the thread's own time. */
      tdur: z.number().optional(),
      args: z
        .looseObject({ data: z.looseObject({ type: z.unknown() }).optional().catch(undefined) })
        .optional(),
    }),
  ),
});

/** Milliseconds of the thread's own time that the longest task of the page's main thread takes from the click on. */
function longestTask(events: z.infer<typeof traceSchema>['traceEvents']): number {
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  if (!click) throw new Error('Nothing was clicked.');
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === click.pid && tid === click.tid && ts >= click.ts,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
