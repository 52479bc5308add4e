import { HtmlValidate } from 'html-validate';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { addAxe, axeViolations } from '../support/axe.ts';
import { kitControls } from '../support/kit-controls.ts';
import { browserLocale } from '../support/pages-of-the-specification.ts';
import { ask, expect, test } from '../support/under-test.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const paths = ['/demo/ui', ...kitControls.map((name) => `/demo/ui/${name}`)];

for (const locale of locales) {
  test.describe(`the kit in ${locale}`, () => {
    // Everything at its final state, and the checker's own script let in.
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      bypassCSP: true,
      locale: browserLocale[locale],
    });

    for (const path of paths) {
      const address = localizedPath(path, locale);

      test(`${address} is valid HTML, in its language, and in no search`, async () => {
        const { status, headers, text } = await ask(address);
        expect(status).toBe(200);
        expect(headers['x-robots-tag']).toBe('noindex');
        expect(text).toContain('<meta name="robots" content="noindex"/>');
        expect(text).toContain(`<html lang="${locale}"`);
        const report = await validator.validateString(text);
        expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
      });

      test(`axe finds nothing at ${address}, on a phone and in a wide window`, async ({ page }) => {
        await page.goto(address);
        await addAxe(page);
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await axeViolations(page), `${width} px`).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `${width} px: nothing reaches over the edge`,
          ).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}

test('a control that there is not has no page', async () => {
  for (const name of ['nope', 'constructor', '__proto__', 'button/more'])
    expect((await ask(`/demo/ui/${name}`)).status, name).toBe(404);
});
