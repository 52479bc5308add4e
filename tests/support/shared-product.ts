import { cp } from 'node:fs/promises';
import { ContentEditor } from './content-editor.ts';
import { providePollExamples } from './poll-examples.ts';
import { Product, temporaryDirectory } from './product.ts';
import { provideTestForm } from './test-forms.ts';
import { provideTestPolls } from './test-polls.ts';

/**
 * Starts the product that all browser tests share, on data seeded for this run, and keeps a copy of the data
 * from before the first test for those that run products of their own. Tests get their addresses by environment.
 */
export default async function startSharedProduct(): Promise<() => Promise<void>> {
  const data = await temporaryDirectory();
  const copy = await temporaryDirectory();
  const product = await Product.create({ dataDir: data.path });
  const stop = async () => {
    await product.stop();
    await Promise.all([data.remove(), copy.remove()]);
  };
  try {
    await product.startContent();
    // Seeded and quiet: stopped for a moment, so that the copy is whole.
    await product.end('content');
    await cp(data.path, copy.path, { recursive: true });
    await product.start();
    await provideTestContent(product);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.SEEDED_DATA_DIR = copy.path;
  process.env.SITE_URL_UNDER_TEST = product.siteUrl;
  process.env.CONTENT_URL_UNDER_TEST = product.contentUrl;
  return stop;
}

/** Here and not in a test: every change gives the content another version, which other tests may be looking at. */
async function provideTestContent(product: Product): Promise<void> {
  await providePollExamples(product.contentUrl);
  const editor = await ContentEditor.signIn(product);
  await provideTestPolls(editor);
  await provideTestForm(editor);
  await product.untilCurrent();
}
