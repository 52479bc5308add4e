import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, devices, type Page } from '@playwright/test';
import { z } from 'zod';

/** How long a visitor stays and touches nothing, in ms. */
const stay = 15_000;

/**
 * CPU slowdown of the simulated phone. Chromium's throttling makes the thread wait, which is not CPU time, so the CPU
 * time of tasks is multiplied instead.
 */
const slowDown = 4;

export interface Visit {
  /** Bytes on the wire, of all responses and of scripts. */
  bytes: number;
  script: number;
  /** In ms of a slow machine: the longest task after the first contentful paint. */
  task: number;
}

/** Measures a first visit by phone, without a touch. */
export async function measureVisit(browser: Browser, address: string): Promise<Visit> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({ ...phone, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    const weight = await weigh(await context.newCDPSession(page));
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] });
    await page.goto(address, { waitUntil: 'load' });
    await wait(stay);
    const events = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString())).traceEvents;
    const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
    if (!paint) throw new Error(`${address} was not painted.`);
    return { ...weight, task: longestTask(events, paint) };
  } finally {
    await context.close();
  }
}

async function weigh(session: CDPSession): Promise<Pick<Visit, 'bytes' | 'script'>> {
  const weight = { bytes: 0, script: 0 };
  const scripts = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.bytes += encodedDataLength;
    if (scripts.has(requestId)) weight.script += encodedDataLength;
  });
  return weight;
}

export interface Move {
  /** In ms from the click until the new heading is painted (the sweep may still cover it), without and with slowdown. */
  seen: number;
  seenSlowly: number;
  /** In ms of a slow machine: the longest task from the click until the page is at rest. */
  task: number;
}

/** Measures a click on a link that the mouse has been on for a while. `path` is the link's target. */
export async function measureMove(browser: Browser, from: string, path: string): Promise<Move> {
  const fast = await moveOnce(browser, from, path, { throttling: 1, isTraced: false });
  const slow = await moveOnce(browser, from, path, { throttling: slowDown, isTraced: false });
  // Tracing takes time itself.
  const traced = await moveOnce(browser, from, path, { throttling: 1, isTraced: true });
  return { seen: fast.seen, seenSlowly: slow.seen, task: traced.task };
}

async function moveOnce(
  browser: Browser,
  from: string,
  path: string,
  { throttling, isTraced }: { throttling: number; isTraced: boolean },
): Promise<Pick<Move, 'seen' | 'task'>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
  try {
    const page = await openAtLink(context, from, path);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    if (isTraced) await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    const seen = page.evaluate(timeSeen);
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await page.waitForURL((url) => url.pathname === path);
    await wait(2000);
    if (!isTraced) return { seen: await seen, task: 0 };
    const events = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString())).traceEvents;
    const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
    if (!click) throw new Error('Nothing was clicked.');
    return { seen: await seen, task: longestTask(events, click) };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the time from a click until the end of the first frame that has another heading, in ms. */
function timeSeen(): Promise<number> {
  const heading = () => [...document.querySelectorAll('h1')].find((h1) => h1.checkVisibility())?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    const look = (click: number) => {
      const now = heading();
      if (now === undefined || now === before) {
        requestAnimationFrame(() => look(click));
        return;
      }
      setTimeout(() => resolve(performance.now() - click));
    };
    addEventListener('click', () => requestAnimationFrame(look.bind(undefined, performance.now())), {
      capture: true,
      once: true,
    });
  });
}

async function openAtLink(context: BrowserContext, from: string, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(from, { waitUntil: 'load' });
  await page.locator(`a[href="${path}"]:visible`).first().hover();
  // As long as somebody reads before following a link.
  await wait(4000);
  return page;
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** In microseconds. */
      ts: z.number(),
      /** CPU time in microseconds. */
      tdur: z.number().optional(),
      args: z
        .looseObject({
          data: z.looseObject({ type: z.unknown() }).optional().catch(undefined),
        })
        .optional(),
    }),
  ),
});
type TraceEvent = z.infer<typeof traceSchema>['traceEvents'][number];

/** The longest task of a thread after one of its events, in ms of a slow machine. */
function longestTask(events: readonly TraceEvent[], after: TraceEvent): number {
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === after.pid && tid === after.tid && ts >= after.ts,
  );
  return (Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000) * slowDown;
}
