import type { Page, Route } from '@playwright/test';
import { routeRulesOf } from '../../src/site/updating/route-rules.ts';
import { release } from '../support/suite.ts';
import { expect, test, untilAwake } from '../support/under-test.ts';

const hour = 3_600_000;

function watchBuildRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/builds/')) asked.push(pathname + search);
  });
  return asked;
}

declare global {
  interface Window {
    answersRead: number;
  }
}

/**
 * Counts poll responses that the page has read. A response merely sent is not enough: if the clock moved on by an hour
 * before it is read, there would be another poll.
 */
async function countAnswersRead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.answersRead = 0;
    const read = Response.prototype.json;
    Response.prototype.json = async function () {
      try {
        return await read.call(this);
      } finally {
        if (this.url.includes('/builds/latest.json')) window.answersRead += 1;
      }
    };
  });
}

async function openReady(page: Page, path = '/'): Promise<void> {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.clock.pauseAt('2026-11-21T12:00:01Z');
  await page.goto(path);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      }),
  );
  // The fake clock runs idle callbacks after 50 ms.
  await page.clock.runFor(60);
}

const polls = (asked: readonly string[]) => asked.filter((address) => address.includes('latest.json'));

test('7.2 manifest: rules by path, prefix and nested prefix, the most specific winning', () => {
  const matcher = {
    static: { '/x/y': { redirect: '/z' }, '/': { prerender: false }, '/d/e/f': { redirect: '/static' } },
    wildcard: { '/x': { prerender: true }, '/d/e': { prerender: true }, '/d': { prerender: false } },
    dynamic: {
      '/d': {
        static: { '/e/f': { redirect: '/dynamic', prerender: false } },
        wildcard: { '/': { redirect: '/nested' } },
        dynamic: {},
      },
    },
  };
  expect(routeRulesOf(matcher, '/x/y/')).toEqual({ redirect: '/z', prerender: true });
  expect(routeRulesOf(matcher, '/x/y')).toEqual({ redirect: '/z', prerender: true });
  expect(routeRulesOf(matcher, '/x/yy')).toEqual({ prerender: true });
  expect(routeRulesOf(matcher, '/x')).toEqual({ prerender: true });
  expect(routeRulesOf(matcher, '/xx')).toEqual({});
  expect(routeRulesOf(matcher, '/X/y')).toEqual({});
  expect(routeRulesOf(matcher, '/')).toEqual({ prerender: false });
  expect(routeRulesOf(matcher, '/d/e/f')).toEqual({ prerender: false, redirect: '/static' });
  expect(routeRulesOf(matcher, '/d/e/g')).toEqual({ prerender: true, redirect: '/nested' });
  expect(routeRulesOf(matcher, '/constructor')).toEqual({});
});

test('7.2 manifest (D10): asked for once per load, a second after the page is ready', async ({ page }) => {
  const asked = watchBuildRequests(page);
  await openReady(page);
  await page.clock.runFor(900);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.clock.runFor(150);
  await expect.poll(() => asked.length).toBe(2);
  const build = await page.locator('html').getAttribute('data-build');
  expect(asked[0]).toBe(`/builds/meta/${build}.json`);
  await page.clock.fastForward(hour);
  await expect.poll(() => polls(asked).length).toBe(2);
  expect(asked.filter((address) => address.includes('/meta/'))).toHaveLength(1);
});

test('7.2 manifest: without it, one message on the console; the page works, and the polling goes on', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('[site]')) errors.push(message.text());
  });
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 500 }));
  const asked = watchBuildRequests(page);
  await openReady(page);
  await page.clock.runFor(1100);
  await expect.poll(() => errors.length).toBe(1);
  expect(errors[0]).toMatch(/^\[site\] Error fetching app manifest\. .*500/);
  // It is requested again when needed: for links in view, and by the next poll.
  await untilAwake(page);
  await expect.poll(() => errors.length).toBe(2);
  await expect(page.locator('h1')).toBeVisible();
  await page.clock.fastForward(hour);
  await expect.poll(() => errors.length).toBe(3);
  expect(polls(asked)).toHaveLength(2);
  expect(crashes).toEqual([]);
});

test('7.3 build polling (D1, D10): one poll a second after the page is ready, without a touch, and one each hour', async ({
  page,
}) => {
  const asked = watchBuildRequests(page);
  await openReady(page);
  await page.clock.runFor(900);
  expect(polls(asked)).toEqual([]);
  await page.clock.runFor(150);
  await expect.poll(() => polls(asked).length).toBe(1);
  const time = await page.evaluate(() => Date.now());
  expect(Number(polls(asked)[0]?.split('?')[1])).toBeLessThanOrEqual(time);
  expect(Number(polls(asked)[0]?.split('?')[1])).toBeGreaterThan(time - 1100);
  await page.clock.fastForward(hour - 10_000);
  await page.waitForLoadState('networkidle');
  expect(polls(asked)).toHaveLength(1);
  await page.clock.fastForward(10_000);
  await expect.poll(() => polls(asked).length).toBe(2);
});

test('7.3 build polling: error pages poll too', release, async ({ page }) => {
  const asked = watchBuildRequests(page);
  await openReady(page, '/gibt-es-nicht');
  await page.clock.runFor(1100);
  await expect.poll(() => polls(asked).length).toBe(1);
});

test('7.3 build polling: a failed poll says nothing and does not end it; another build does', async ({
  page,
}) => {
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 500, json: { id: 'another' } }),
    (route) => route.fulfill({ body: 'no JSON' }),
    (route) => route.fulfill({ json: { id: 'another', timestamp: 1, content: '' } }),
  ];
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[site]')) messages.push(message.text());
  });
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  const asked = watchBuildRequests(page);
  await page.route('**/builds/latest.json?*', (route) => answers[polls(asked).length - 1]?.(route));
  await countAnswersRead(page);
  await openReady(page);
  await page.clock.runFor(1100);
  for (let count = 1; count <= answers.length; count += 1) {
    await expect.poll(() => polls(asked).length).toBe(count);
    // The first has no response.
    await expect.poll(() => page.evaluate(() => window.answersRead)).toBe(count - 1);
    await page.clock.fastForward(hour);
  }
  await page.clock.fastForward(hour);
  expect(polls(asked)).toHaveLength(answers.length);
  expect(messages).toEqual([]);
  expect(crashes).toEqual([]);
});

for (const [effectiveType, count] of [
  ['slow-2g', 0],
  ['2g', 1],
  [undefined, 1],
] as const) {
  test(
    `7.3 build polling: ${count ? '' : 'not '}with a connection of type ${effectiveType}`,
    release,
    async ({ page }) => {
      await page.addInitScript((type) => {
        const connection = type && { effectiveType: type };
        Object.defineProperty(navigator, 'connection', { value: connection });
      }, effectiveType);
      const asked = watchBuildRequests(page);
      await openReady(page);
      await page.clock.runFor(1100);
      if (count > 0) await expect.poll(() => polls(asked).length).toBe(count);
      await untilAwake(page);
      await page.waitForLoadState('networkidle');
      expect(polls(asked)).toHaveLength(count);
    },
  );
}
