import { cancelIdle, requestIdle } from '../../src/site/early/idle-callback.ts';
import { expect, test } from '../support/under-test.ts';

test('9.2 idle fallback: without native idle callbacks what waits for idle time still happens', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });
  const polled = page.waitForRequest(/\/builds\/latest\.json\?\d+$/);
  await page.goto('/');
  expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false);
  await page.locator('[data-island="ballot"][data-waits]').waitFor({ state: 'attached' });
  await polled;
});

// Node has no idle callbacks either.
test('9.2 idle fallback: tells its deadline, and can be cancelled', async () => {
  const called: string[] = [];
  cancelIdle(requestIdle(() => called.push('cancelled')));
  const deadline = await new Promise<IdleDeadline>((resolve) => {
    requestIdle((given) => {
      called.push('waited for');
      resolve(given);
    });
  });
  expect(called).toEqual(['waited for']);
  expect(deadline.didTimeout).toBe(false);
  expect(deadline.timeRemaining()).toBeLessThanOrEqual(50);
  expect(deadline.timeRemaining()).toBeGreaterThanOrEqual(0);
});
