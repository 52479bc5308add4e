import { addAxe, axeViolations } from '../support/axe.ts';
import { kitControls } from '../support/kit-controls.ts';
import { expect, test } from '../support/under-test.ts';

const paths = ['/demo/ui', ...kitControls.map((name) => `/demo/ui/${name}`)];

// Final states only; bypasses the policy for axe's script.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

for (const address of paths)
  test(`axe finds nothing at ${address}, and nothing reaches over the edge`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    await addAxe(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page), `${width} px`).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
