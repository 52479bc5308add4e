import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import {
  consoleOf,
  expectShown,
  followLink,
  goTo,
  markDocument,
  open,
  shownPage,
} from '../support/navigation.ts';
import { allPages, specifiedPages } from '../support/pages-of-the-specification.ts';
import { expect, test } from '../support/under-test.ts';

const counted = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });
const found = z.object({ result: z.object({ objectId: z.string() }) });
const queried = z.object({ objects: z.object({ objectId: z.string() }) });
const length = z.object({ result: z.object({ value: z.number() }) });

async function countAlive(session: CDPSession, name: string): Promise<number> {
  const { result } = found.parse(
    await session.send('Runtime.evaluate', { expression: `${name}.prototype`, objectGroup: 'count' }),
  );
  const { objects } = queried.parse(
    await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup: 'count' }),
  );
  const answer = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'count' });
  return length.parse(answer).result.value;
}

async function measure(
  page: Page,
): Promise<{ listeners: number; observers: number; heap: number; pages: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  // One collection frees what the next one can collect.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const observers = await Promise.all(
    ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'].map((name) => countAlive(session, name)),
  );
  const { metrics } = counted.parse(await session.send('Performance.getMetrics'));
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  await session.detach();
  return {
    listeners: metric('JSEventListeners'),
    observers: observers.reduce((sum, count) => sum + count, 0),
    heap: metric('JSHeapUsedSize'),
    pages: await page.locator('[data-page]').count(),
  };
}

test('all pages in one session: each says what its document says, and the console nothing', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const lines = consoleOf(page);
  await open(page, '/ds-index');
  const isSame = await markDocument(page);
  for (const { address, layout, locale } of allPages) {
    await goTo(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(shownPage(page).locator('h1')).toHaveCount(1);
    await expect(shownPage(page).locator('h1')).toBeFocused();
    expect(await page.locator('[data-page]').count()).toBeLessThanOrEqual(10);
  }
  expect(await isSame()).toBe(true);
  expect(lines).toEqual([]);
});

test('all pages in one session: the second round leaves no listener, observer or memory behind', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await open(page, '/ds-index');
  // Not before it has settled: leaving at once sometimes creates a view less, and so fewer listeners.
  const visit = async (address: string) => {
    await followLink(page, address);
    await expectShown(page, address);
  };
  const round = async () => {
    for (const { address } of specifiedPages) await visit(address);
    await visit('/ds-index');
  };
  await round();
  const before = await measure(page);
  await round();
  const after = await measure(page);
  expect(after.pages).toBe(10);
  expect(after.listeners).toBe(before.listeners);
  expect(after.observers).toBe(before.observers);
  expect(after.heap).toBeLessThan(before.heap * 1.1);
});
