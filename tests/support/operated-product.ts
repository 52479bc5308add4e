import { test as base } from '@playwright/test';
import { ContentEditor } from './content-editor.ts';
import { copyOfSeededData, Product } from './product.ts';

/**
 * Playwright's test with a running product and a signed-in admin, shared by the files of a worker: they leave its processes
 * running, and use their own pages, records and accounts.
 */
export const test = base.extend<object, { operated: Product; admin: ContentEditor }>({
  operated: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are wanted
    async ({}, use) => {
      const data = await copyOfSeededData();
      const product = await Product.create({ dataDir: data.path });
      await product.start();
      await use(product);
      await product.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  admin: [async ({ operated }, use) => use(await ContentEditor.signIn(operated)), { scope: 'worker' }],
});
