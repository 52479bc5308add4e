import { expect, test, untilAwake } from '../support/under-test.ts';

test('a specimen comes to life where its visitor gets to, and what was pressed or typed before that counts', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const asked = (name: string) => scripts.some((url) => url.includes(`/assets/${name}-`));
  // Its script is delayed, so that the visitor gets there first.
  let letThrough = () => {};
  const pressed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/motion-specimen-.*\.js/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/demo/specimen');
  await untilAwake(page);
  expect(asked('motion-specimen')).toBe(false);

  await page.locator('[data-subject="motion"] button').first().click();
  letThrough();
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.target?.hasAttribute('data-moving') === true,
      ),
  );

  await page.locator('[data-subject="type"] input').first().fill('Größe 10');
  await expect(page.locator('[data-subject="type"] [data-face]').first()).toHaveText('Größe 10');
  expect(problems).toEqual([]);
});

test('a specimen that its visitor got to without a network comes to life with it, and what was pressed counts', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/demo/specimen');
  await untilAwake(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await page.locator('[data-subject="motion"] button').first().click();
  await failed;
  await context.setOffline(false);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.target?.hasAttribute('data-moving') === true,
      ),
  );
});
