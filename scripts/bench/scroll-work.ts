import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, devices } from '@playwright/test';
import { z } from 'zod';

/** Main thread time of script, styles and layout per second of scrolling, in ms. */
export const scrollBudget = 30;

/**
 * CPU slowdown of the simulated device. Chromium's throttling makes the thread wait, which is not CPU time, so CPU time
 * is multiplied instead.
 */
const slowDown = { desktop: 1, phone: 4 } as const;

/** Duration of each measurement in ms. */
const duration = 4000;

type Machine = keyof typeof slowDown;

/** Main thread time per second of scrolling in ms, scaled to the simulated device. */
export interface ScrollWork {
  own: number;
  /** Everything, including the browser's own work of scrolling any page. */
  all: number;
}

/** A tall empty page: the baseline cost of scrolling in this browser. */
export const emptyPage = 'data:text/html,<!doctype html><body style="height:8000px">';

/** Measures main thread work while scrolling: with the wheel on a desktop, by touch on a phone. */
export async function measureScrolling(
  browser: Browser,
  address: string,
): Promise<Record<Machine, ScrollWork>> {
  return {
    desktop: await measureOne(browser, address, 'desktop'),
    phone: await measureOne(browser, address, 'phone'),
  };
}

async function measureOne(browser: Browser, address: string, machine: Machine): Promise<ScrollWork> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext(
    machine === 'phone'
      ? { ...phone, locale: 'de-DE' }
      : { viewport: { width: 1280, height: 800 }, locale: 'de-DE' },
  );
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  if (address !== emptyPage) await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  // Once to the end and back, to load and decode pictures beforehand.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // Waits for finite animations that this has triggered.
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          Number(effect?.getComputedTiming().endTime) < Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  const session = await context.newCDPSession(page);
  // CPU time, so that other processes' load does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { width, height } = page.viewportSize() ?? { width: 400, height: 800 };
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const scroll = machine === 'phone' ? swipe : turnWheel;
  const { own, all } = await workPerSecond(session, () =>
    scroll(session, { x: width / 2, y: height / 2, room }),
  );
  await context.close();
  return { own: own * slowDown[machine], all: all * slowDown[machine] };
}

interface Gesture {
  x: number;
  y: number;
  /** How far the page can be scrolled, in pixels. */
  room: number;
}

/** Scrolls with the wheel for one measurement, back and forth if the page is short. */
async function turnWheel(session: CDPSession, { x, y, room }: Gesture): Promise<void> {
  const speed = 1200;
  const distance = Math.min(room, (speed * duration) / 1000);
  if (distance < 50) return;
  let left = (speed * duration) / 1000;
  for (let direction = -1; left > 0; direction = -direction, left -= distance) {
    await session.send('Input.synthesizeScrollGesture', {
      x,
      y,
      yDistance: direction * Math.min(distance, left),
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
}

/** Swipes for one measurement, with single touch events: synthesized gestures do not scroll with phone emulation. */
async function swipe(session: CDPSession, { x, y, room }: Gesture): Promise<void> {
  if (room < 50) return;
  const reach = y * 0.7;
  const step = 16;
  const end = performance.now() + duration;
  let scrolled = 0;
  let direction = -1;
  while (performance.now() < end) {
    let at = y - direction * reach;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: at }] });
    for (let moved = 0; moved < 2 * reach; moved += step) {
      at += direction * step;
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: at }] });
      await wait(step);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    scrolled -= direction * 2 * reach;
    if (scrolled + 2 * reach > room || scrolled <= 0) direction = -direction;
  }
}

const metricsSchema = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

const ownWork = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** In ms per second. */
async function workPerSecond(session: CDPSession, during: () => Promise<void>): Promise<ScrollWork> {
  const read = async () => {
    const { metrics } = metricsSchema.parse(await session.send('Performance.getMetrics'));
    const sumOf = (names: readonly string[]) =>
      metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value, 0);
    return { own: sumOf(ownWork), all: sumOf(['ThreadTime']), at: performance.now() };
  };
  const before = await read();
  await during();
  const after = await read();
  const seconds = (after.at - before.at) / 1000;
  return {
    own: ((after.own - before.own) * 1000) / seconds,
    all: ((after.all - before.all) * 1000) / seconds,
  };
}
