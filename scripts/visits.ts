import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, devices, type Page } from '@playwright/test';
import sharp from 'sharp';
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
  /** In ms from the click until the new heading is seen, without and with slowdown. */
  seen: number;
  seenSlowly: number;
  /** In ms of a slow machine: the longest task from the click until the page is at rest. */
  task: number;
}

/** Measures a click on a link that has been in sight for a while. `path` is the link's target. */
export async function measureMove(browser: Browser, from: string, path: string): Promise<Move> {
  const fast = await moveOnce(browser, from, path, 1);
  const slow = await moveOnce(browser, from, path, slowDown);
  return { seen: fast.seen, seenSlowly: slow.seen, task: fast.task };
}

async function moveOnce(browser: Browser, from: string, path: string, throttling: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
  try {
    const page = await openAtLink(context, from, path);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.screenshot'];
    await browser.startTracing(page, { categories });
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await page.waitForURL((url) => url.pathname === path);
    await wait(2000);
    const box = await page.locator('h1:visible').first().boundingBox();
    if (!box) throw new Error(`${path} has no heading.`);
    const events = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString())).traceEvents;
    const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
    if (!click) throw new Error('Nothing was clicked.');
    return { seen: await timeSeen(events, click, box), task: longestTask(events, click) };
  } finally {
    await context.close();
  }
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
          snapshot: z.string().optional().catch(undefined),
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

/** How much of the heading's difference between the first and the last frame is left when it counts as seen. */
const seenFrom = 0.25;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** When the heading's place looks like at the end, in ms after the click, by the frames that were painted. */
async function timeSeen(events: readonly TraceEvent[], click: TraceEvent, box: Box): Promise<number> {
  const frames = events.flatMap(({ ts, args }) => (args?.snapshot ? [{ ts, jpeg: args.snapshot }] : []));
  const places = await Promise.all(
    frames.map(async ({ ts, jpeg }) => ({ ts, pixels: await placeIn(Buffer.from(jpeg, 'base64'), box) })),
  );
  const last = places.at(-1);
  const first = places.findLast(({ ts }) => ts <= click.ts) ?? places[0];
  if (!last || !first) throw new Error('No frame was painted.');
  const whole = difference(first.pixels, last.pixels);
  const seen = places.find(
    ({ ts, pixels }) => ts > click.ts && difference(pixels, last.pixels) < whole * seenFrom,
  );
  return ((seen ?? last).ts - click.ts) / 1000;
}

async function placeIn(frame: Buffer, { x, y, width, height }: Box): Promise<Buffer> {
  const picture = sharp(frame);
  const size = await picture.metadata();
  // Frames in traces are smaller than the window.
  const scale = size.width / 1280;
  const left = Math.max(0, Math.floor(x * scale));
  const top = Math.max(0, Math.floor(y * scale));
  return await picture
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(size.width - left, Math.floor(width * scale))),
      height: Math.max(1, Math.min(size.height - top, Math.floor(height * scale))),
    })
    .greyscale()
    .raw()
    .toBuffer();
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}
