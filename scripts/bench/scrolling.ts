import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';
import { z } from 'zod';
import { median, ms, tell } from './figures.ts';
import { inBrowser, rounds, slowDown } from './in-browser.ts';
import type { Measured } from './measured-site.ts';

/** One question, a long text, an index, pictures, automatic animation. */
const scrolled = ['/', '/strategie', '/ds-index', '/demo/gallery', '/demo/marquee'];

/** Main thread time of script, styles and layout per second of scrolling, in ms. */
const budget = 30;

/** Duration of each measurement in ms. */
const duration = 4000;

const ownWork = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
const metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

export async function scrolling({ dataDir, paths }: Measured): Promise<void> {
  console.log('\nScript, styles and layout per second of scrolling');
  await inBrowser(dataDir, async (browser, origin) => {
    const pages = (paths.length > 0 ? paths : scrolled).map((path) => ({
      path,
      wheel: [] as number[],
      touch: [] as number[],
    }));
    // In turns, so that a machine that slows down affects all of them.
    for (let round = 0; round < rounds; round += 1)
      for (const { path, wheel, touch } of pages) {
        wheel.push(await workOf(browser, origin + path, turnWheel));
        touch.push(slowDown * (await workOf(browser, origin + path, swipe)));
      }
    for (const { path, wheel, touch } of pages)
      tell(path, { wheel: ms(median(wheel), budget), [`touch, ×${slowDown}`]: ms(median(touch), budget) });
  });
}

type Scroll = (session: CDPSession, gesture: Gesture) => Promise<void>;

interface Gesture {
  x: number;
  y: number;
  /** How far the page can be scrolled, in pixels. */
  room: number;
}

/** In ms per second. */
async function workOf(browser: Browser, address: string, scroll: Scroll): Promise<number> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const device = scroll === swipe ? phone : { viewport: { width: 1280, height: 800 } };
  const context = await browser.newContext({ ...device, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await scrollOnce(page);
  const session = await context.newCDPSession(page);
  // CPU time, so that other processes' load does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () =>
    metrics
      .parse(await session.send('Performance.getMetrics'))
      .metrics.filter(({ name }) => ownWork.includes(name))
      .reduce((sum, { value }) => sum + 1000 * value, 0);
  const { width, height } = page.viewportSize() ?? { width: 400, height: 800 };
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const [before, began] = [await work(), performance.now()];
  if (room > 50) await scroll(session, { x: width / 2, y: height / 2, room });
  const [after, ended] = [await work(), performance.now()];
  await context.close();
  return (1000 * (after - before)) / (ended - began);
}

/** To the end and back, to load and decode pictures beforehand, and until what that has moved is at rest. */
function scrollOnce(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
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
}

/** Scrolls with the wheel for one measurement, back and forth if the page is short. */
async function turnWheel(session: CDPSession, { x, y, room }: Gesture): Promise<void> {
  const speed = 1200;
  let left = (speed * duration) / 1000;
  const distance = Math.min(room, left);
  for (let direction = -1; left > 0; direction = -direction, left -= distance) {
    const yDistance = direction * Math.min(distance, left);
    const gesture = { x, y, yDistance, speed, gestureSourceType: 'mouse', preventFling: true } as const;
    await session.send('Input.synthesizeScrollGesture', gesture);
  }
}

/** Swipes for one measurement, with single touch events: synthesized gestures do not scroll with phone emulation. */
async function swipe(session: CDPSession, { x, y, room }: Gesture): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  const reach = y * 0.7;
  const step = 16;
  const end = performance.now() + duration;
  let scrolled = 0;
  let direction = -1;
  while (performance.now() < end) {
    let at = y - direction * reach;
    await touch('touchStart', at);
    for (let moved = 0; moved < 2 * reach; moved += step) {
      at += direction * step;
      await touch('touchMove', at);
      await wait(step);
    }
    await touch('touchEnd');
    scrolled -= direction * 2 * reach;
    if (scrolled + 2 * reach > room || scrolled <= 0) direction = -direction;
  }
}
