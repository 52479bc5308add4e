import type { Page } from '@playwright/test';
import { build } from 'vite';
import { siteUrl } from './under-test.ts';

const address = '/harness.html';

let script: Promise<string> | undefined;

/** The modules of `tests/harness`, as the product's own build would make them. */
async function buildHarness(): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'tests/harness/harness.ts', formats: ['es'], fileName: 'harness' } },
  });
  const [made] = [output].flat();
  if (!made || !('output' in made)) throw new Error('The harness was not built.');
  return made.output[0].code;
}

/** Opens the harness in a real browser, at the site's origin, which does not serve it. */
export async function openHarness(page: Page): Promise<void> {
  script ??= buildHarness();
  const code = await script;
  await page.route(`**${address}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Harness</title><script type="importmap">{"imports":{"harness":"/harness.js"}}</script>',
    }),
  );
  await page.route('**/harness.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.goto(siteUrl() + address);
}
