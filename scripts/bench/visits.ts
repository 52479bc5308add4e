import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, devices } from '@playwright/test';
import { type Figure, median, ms, tell } from './figures.ts';
import { inBrowser, longestTask, rounds } from './in-browser.ts';
import type { Measured } from './measured-site.ts';

/** How long a visitor stays and touches nothing, in ms. */
const stay = 15_000;

const visited = ['/', '/en', '/strategie', '/ds-index', '/trikot-der-saison', '/demo/gallery', '/demo/media'];

interface Visit {
  /** Bytes on the wire, of all responses and of scripts. */
  bytes: number;
  script: number;
  /** In ms of a slow machine: the longest task after the first contentful paint. */
  task: number;
}

export async function visits({ dataDir, paths }: Measured): Promise<void> {
  console.log('\nA first visit by phone, without a touch');
  await inBrowser(dataDir, async (browser, origin) => {
    for (const path of paths.length > 0 ? paths : visited) {
      const runs: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await visit(browser, origin + path));
      const of = (name: keyof Visit) => median(runs.map((run) => run[name]));
      const kilobytes = (bytes: number, most?: number): Figure => ({ value: bytes / 1000, unit: 'kB', most });
      tell(path, {
        all: kilobytes(of('bytes')),
        script: kilobytes(of('script'), 8),
        'longest task': ms(of('task'), 50),
      });
    }
  });
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({ ...phone, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
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
    const stayThere = async () => {
      await page.goto(address, { waitUntil: 'load' });
      await wait(stay);
    };
    const isPaint = ({ name }: { name: string }) => name === 'firstContentfulPaint';
    return { task: await longestTask(browser, page, stayThere, isPaint), ...weight };
  } finally {
    await context.close();
  }
}
