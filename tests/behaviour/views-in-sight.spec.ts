import { expect, test, untilAppIsReady } from '../support/under-test.ts';

test('a specimen comes to life where its visitor gets to, and what was pressed or typed before that counts', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const asked = (name: string) => scripts.some((url) => url.includes(`/assets/${name}-`));
  // Its script is late, so that the visitor is there before it.
  let letThrough = () => {};
  const pressed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/motion-specimen-.*\.js/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/demo/specimen');
  await untilAppIsReady(page);
  expect(asked('specimen')).toBe(true);
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
