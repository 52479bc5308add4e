import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { weighPage, weightBudget } from '../../scripts/page-weight.ts';
import { blockKindNames } from '../../src/blocks/kinds.ts';
import { allPages, browserLocale } from '../support/pages-of-the-specification.ts';
import { expect, test } from '../support/under-test.ts';

const manifest = z
  .record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).optional() }))
  .parse(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')));

for (const { address, locale } of allPages) {
  test.describe(address, () => {
    test.use({ locale: browserLocale[locale] });

    test('weighs what it may, and brings nothing for kinds of block that it has not', async ({ page }) => {
      const weight = await weighPage(page, address);
      const { html, styles, early, script, fonts, files } = weight;
      expect.soft(html, 'HTML').toBeLessThanOrEqual(weightBudget.html);
      expect.soft(styles, 'stylesheets').toBeLessThanOrEqual(weightBudget.styles);
      expect.soft(early, 'script before the first touch').toBeLessThanOrEqual(weightBudget.early);
      expect
        .soft(script, 'all script, with motion')
        .toBeLessThanOrEqual(weightBudget.script + weightBudget.motion);
      expect.soft(fonts, 'fonts').toBeLessThanOrEqual(weightBudget.fonts);

      const kinds = new Set(
        await page
          .locator('[data-block]')
          .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block'))),
      );
      const foreign = blockKindNames
        .filter((kind) => !kinds.has(kind))
        .filter((kind) => filesOf(kind).some((file) => files.some((url) => url.endsWith(`/${file}`))));
      expect(foreign).toEqual([]);
    });

    test('brings no script for motion where motion is not wanted', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        locale: browserLocale[locale],
        reducedMotion: 'reduce',
        ...(baseURL ? { baseURL } : {}),
      });
      const { script } = await weighPage(await context.newPage(), address);
      await context.close();
      expect(script).toBeLessThanOrEqual(weightBudget.script);
    });
  });
}

/** A kind's own files; what it shares with other kinds are files of their own. */
function filesOf(kind: string): string[] {
  const entry = manifest[`src/blocks/${kind}/${kind}.tsx`];
  return entry ? [entry.file, ...(entry.css ?? [])] : [];
}
