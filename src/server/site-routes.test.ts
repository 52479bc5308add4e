import { expect, test } from 'vitest';
import { newSite } from '../../tests/support/site-of-content.ts';
import { directoryForTest } from '../../tests/support/test-directory.ts';

test('the list of entry points, which strangers-work.release.spec.ts walks, has every route of the site', async () => {
  const site = await newSite({ DATA_DIR: directoryForTest(), CONTENT_API_BASE: 'http://127.0.0.1:9' });
  const routes = new Set(site.app.routes.map(({ method, path }) => `${method} ${path}`));
  await site.close();
  await expect(`${[...routes].sort().join('\n')}\n`).toMatchFileSnapshot(
    '../../tests/support/site-routes.txt',
  );
});
