import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { chromiumOrExit } from '../browser/find-chromium.ts';
import { startSite } from './measured-site.ts';

/** As often as each figure of a browser is taken; the median is told. */
export const rounds = 3;

/**
 * CPU slowdown of the simulated phone. Chromium's throttling makes the thread wait, which is not CPU time, so CPU time
 * is multiplied instead.
 */
export const slowDown = 4;

export async function inBrowser(
  dataDir: string,
  measure: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const site = await startSite(dataDir);
  try {
    const browser = await chromium.launch({ executablePath: chromiumOrExit(), args: ['--disable-gpu'] });
    await measure(browser, site.siteUrl).finally(() => browser.close());
  } finally {
    await site.stop();
  }
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
        .looseObject({ data: z.looseObject({ type: z.unknown() }).optional().catch(undefined) })
        .optional(),
    }),
  ),
});
type TraceEvent = z.infer<typeof traceSchema>['traceEvents'][number];

/** The longest task meanwhile, of the thread of one event and after it, in ms of a slow machine. */
export async function longestTask(
  browser: Browser,
  page: Page,
  meanwhile: () => Promise<void>,
  isFirst: (event: TraceEvent) => boolean,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] });
  await meanwhile();
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  const first = traceEvents.findLast(isFirst);
  if (!first) throw new Error(`${page.url()} was not painted, or nothing was clicked.`);
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === first.pid && tid === first.tid && ts >= first.ts,
  );
  return (Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000) * slowDown;
}
