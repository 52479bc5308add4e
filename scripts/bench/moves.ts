import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { median, ms, tell } from './figures.ts';
import { inBrowser, longestTask, rounds, slowDown } from './in-browser.ts';
import type { Measured } from './measured-site.ts';

const moved = [
  { from: '/', to: '/strategie' },
  { from: '/', to: '/ds-index' },
  { from: '/strategie', to: '/ds-index' },
];

export async function moves({ dataDir }: Measured): Promise<void> {
  console.log('\nFrom a click on a link that the mouse has been on, until the new heading is painted');
  await inBrowser(dataDir, async (browser, origin) => {
    for (const { from, to } of moved) {
      const [seen, seenSlowly, tasks]: [number[], number[], number[]] = [[], [], []];
      for (let round = 0; round < rounds; round += 1) {
        seen.push((await move(browser, origin + from, to, 'fast')).seen);
        seenSlowly.push((await move(browser, origin + from, to, 'slowed down')).seen);
        // Tracing takes time itself.
        tasks.push((await move(browser, origin + from, to, 'traced')).task);
      }
      tell(`${from} → ${to}`, {
        seen: ms(median(seen), 80),
        [`seen, ×${slowDown}`]: ms(median(seenSlowly), 160),
        'longest task': ms(median(tasks), 100),
      });
    }
  });
}

/** In ms. The sweep may still cover the heading. */
async function move(
  browser: Browser,
  from: string,
  path: string,
  how: 'fast' | 'slowed down' | 'traced',
): Promise<{ seen: number; task: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    await page.goto(from, { waitUntil: 'load' });
    const link = page.locator(`a[href="${path}"]:visible`).first();
    await link.hover();
    // As long as somebody reads before following a link.
    await wait(4000);
    const session = await context.newCDPSession(page);
    const rate = how === 'slowed down' ? slowDown : 1;
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    let seen = Promise.resolve(0);
    const follow = async () => {
      seen = page.evaluate(timeSeen);
      await link.click();
      await page.waitForURL((url) => url.pathname === path);
      await wait(2000);
    };
    if (how === 'traced') {
      const task = await longestTask(
        browser,
        page,
        follow,
        ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click',
      );
      return { seen: await seen, task };
    }
    await follow();
    return { seen: await seen, task: 0 };
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
      if (now === undefined || now === before) requestAnimationFrame(() => look(click));
      else setTimeout(() => resolve(performance.now() - click));
    };
    addEventListener('click', () => requestAnimationFrame(look.bind(undefined, performance.now())), {
      capture: true,
      once: true,
    });
  });
}
