import { builtFiles } from '../support/built-files.ts';
import { open } from '../support/navigation.ts';
import { expect, test } from '../support/under-test.ts';

// The loader checks the browser's preference, whatever the page.
for (const path of ['/', '/strategie', '/demo/headline']) {
  test(`${path} brings no script for motion where motion is not wanted`, async ({ browser, baseURL }) => {
    const motion = Object.keys(builtFiles).filter((source) => source.startsWith('src/motion/'));
    expect(motion.length).toBeGreaterThan(0);
    const brought = await Promise.all(
      (['no-preference', 'reduce'] as const).map(async (reducedMotion) => {
        const context = await browser.newContext({ reducedMotion, baseURL });
        const page = await context.newPage();
        const requested: string[] = [];
        page.on('request', (request) => requested.push(new URL(request.url()).pathname));
        await open(page, path);
        await page.waitForLoadState('networkidle');
        await context.close();
        return motion.filter((source) => requested.includes(`/${builtFiles[source]?.file}`));
      }),
    );
    expect(brought).toEqual([expect.arrayContaining(['src/motion/smooth-scroll.ts']), []]);
  });
}
