import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, devices } from '@playwright/test';
import { z } from 'zod';

/** How much of each second of scrolling the main thread may be busy, in milliseconds, on a machine a quarter as fast. */
export const scrollBudget = 30;

/**
 * By how much the processor's time is multiplied. Slowing the browser down by its own means would count the time in
 * which other programs have the processor as well, and so measure the machine's other work.
 */
const slowDown = 4;

/** How long each measurement lasts, in milliseconds. */
const duration = 4000;

interface ScrollWork {
  desktop: number;
  phone: number;
}

/** As tall as a page and without anything on it: what scrolling costs in this browser whatever a page does. */
export const emptyPage = 'data:text/html,<!doctype html><body style="height:8000px">';

/** Measures how busy scrolling keeps the main thread, in milliseconds per second, what happens anyway taken off. */
export async function measureScrolling(browser: Browser, address: string): Promise<ScrollWork> {
  return {
    desktop: await measureOne(browser, address, 'desktop'),
    phone: await measureOne(browser, address, 'phone'),
  };
}

async function measureOne(browser: Browser, address: string, machine: keyof ScrollWork): Promise<number> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext(
    machine === 'phone'
      ? { ...phone, locale: 'de-DE' }
      : { viewport: { width: 1280, height: 800 }, locale: 'de-DE' },
  );
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  if (address !== emptyPage) {
    await page.keyboard.press('Shift');
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  }
  await page.waitForLoadState('networkidle');
  // Once to the end and back: loading and decoding pictures is not scrolling.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.waitForTimeout(1000);
  const idle = await busyPerSecond(session, () => page.waitForTimeout(duration));
  const { width, height } = page.viewportSize() ?? { width: 400, height: 800 };
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const scroll = machine === 'phone' ? swipe : turnWheel;
  const scrolling = await busyPerSecond(session, () =>
    scroll(session, { x: width / 2, y: height / 2, room }),
  );
  await context.close();
  return Math.max(0, scrolling - idle);
}

interface Gesture {
  x: number;
  y: number;
  /** How far the page can be scrolled, in pixels. */
  room: number;
}

/** Turns the wheel for as long as a measurement lasts, down and up again if the page is short. */
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

/**
 * Swipes with a finger for as long as a measurement lasts. Touch by touch: a synthesized touch gesture does not scroll
 * a page that emulates a phone.
 */
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

/** Processor time of the main thread, in milliseconds per second of the clock on the wall. */
async function busyPerSecond(session: CDPSession, during: () => Promise<void>): Promise<number> {
  const read = async () => {
    const { metrics } = metricsSchema.parse(await session.send('Performance.getMetrics'));
    return { busy: metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0, at: performance.now() };
  };
  const before = await read();
  await during();
  const after = await read();
  return ((after.busy - before.busy) * 1000 * slowDown) / ((after.at - before.at) / 1000);
}
