import { expect, test, untilAwake } from '../support/under-test.ts';

const lacks = {
  'Web Animations': () => Reflect.deleteProperty(Element.prototype, 'animate'),
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
};

for (const [name, remove] of Object.entries(lacks)) {
  test(`8.8 animation engine too old: without ${name} one warning, and nothing hidden`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('[motion]')) messages.push(`${message.type()} ${message.text()}`);
    });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(remove);
    await page.goto('/strategie');
    await expect.poll(() => messages.length).toBe(1);
    expect(messages[0]).toMatch(/^warning \[motion\] Requires /);
    expect(messages[0]).toContain(name);
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('[data-motion]')]
        .map((element) => getComputedStyle(element))
        .filter(
          ({ opacity, transform, clipPath }) =>
            opacity !== '1' || transform !== 'none' || clipPath.includes('100%'),
        ),
    );
    expect(hidden).toEqual([]);
    for (const path of ['/strategie', '/demo/media', '/demo/embed']) {
      await page.goto(path);
      await untilAwake(page);
      await expect(page.locator('h1')).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
}
