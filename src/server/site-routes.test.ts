import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { secrets } from '../../tests/support/site-of-content.ts';
import { createSite } from './create-site.ts';
import { DevelopmentAssets } from './development-assets.ts';

test('the list of entry points, which strangers-work.release.spec.ts walks, has every route of the site', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-site-'));
  const site = await createSite({
    settings: readSettings({ ...secrets, DATA_DIR: dataDir, CONTENT_API_BASE: 'http://127.0.0.1:9' }),
    assets: new DevelopmentAssets('/early.ts'),
    assetDirectory: resolve('src'),
    sharedAssets: undefined,
    bucket: undefined,
    publicDirectory: resolve('public'),
  });
  const routes = new Set(site.app.routes.map(({ method, path }) => `${method} ${path}`));
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
  await expect(`${[...routes].sort().join('\n')}\n`).toMatchFileSnapshot(
    '../../tests/support/site-routes.txt',
  );
});
