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
      expect.soft(script, 'all script, with motion').toBeLessThanOrEqual(weightBudget.script);
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
  });
}

// What loads it asks the browser before, whatever the page.
for (const path of ['/', '/strategie', '/demo/headline']) {
  test(`${path} brings no script for motion where motion is not wanted`, async ({ browser, baseURL }) => {
    const motion = Object.keys(manifest).filter((source) => source.startsWith('src/motion/'));
    expect(motion.length).toBeGreaterThan(0);
    const brought = await Promise.all(
      (['no-preference', 'reduce'] as const).map(async (reducedMotion) => {
        const context = await browser.newContext({ reducedMotion, baseURL });
        const { files } = await weighPage(await context.newPage(), path);
        await context.close();
        return motion.filter((source) => files.some((url) => url.endsWith(`/${manifest[source]?.file}`)));
      }),
    );
    expect(brought).toEqual([expect.arrayContaining(['src/motion/smooth-scroll.ts']), []]);
  });
}

/** A kind's own files; what it shares with other kinds are files of their own. */
function filesOf(kind: string): string[] {
  const entry = manifest[`src/blocks/${kind}/${kind}.tsx`];
  return entry ? [entry.file, ...(entry.css ?? [])] : [];
}
