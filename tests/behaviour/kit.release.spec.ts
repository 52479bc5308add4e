import { editorLanguages } from '../../src/i18n/editor-texts.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { addAxe, axeViolations } from '../support/axe.ts';
import { kitControls } from '../support/kit-controls.ts';
import { browserLocale } from '../support/pages-of-the-specification.ts';
import { expect, test } from '../support/under-test.ts';

const paths = ['/demo/ui', ...kitControls.map((name) => `/demo/ui/${name}`)];

for (const locale of editorLanguages) {
  test.describe(`the kit in ${locale}`, () => {
    // Everything at its final state, and the checker's own script let in.
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      bypassCSP: true,
      locale: browserLocale[locale],
    });

    for (const path of paths) {
      const address = localizedPath(path, locale);

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
    }
  });
}
