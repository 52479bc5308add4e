import { ContentEditor } from './content-editor.ts';
import { providePollExamples } from './poll-examples.ts';
import { copyOfSeededData, Product } from './product.ts';
import { seededData } from './seeded-data.ts';
import { provideTestForm } from './test-forms.ts';
import { provideTestPolls } from './test-polls.ts';

/**
 * Starts the product that all browser tests share, on a copy of the seeded data. Tests with their own products use
 * further copies. Data and addresses are passed by environment. `WITHOUT_SHARED_PRODUCT` skips it.
 */
export default async function startSharedProduct(): Promise<(() => Promise<void>) | undefined> {
  process.env.SEEDED_DATA_DIR = await seededData();
  if (process.env.WITHOUT_SHARED_PRODUCT) return undefined;
  const data = await copyOfSeededData();
  const product = await Product.create({ dataDir: data.path });
  const stop = async () => {
    await product.stop();
    await data.remove();
  };
  try {
    await product.start();
    await provideTestContent(product);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.SITE_URL_UNDER_TEST = product.siteUrl;
  process.env.CONTENT_URL_UNDER_TEST = product.contentUrl;
  return stop;
}

/** Here rather than in a test: every change creates a new content version, which other tests may be checking. */
async function provideTestContent(product: Product): Promise<void> {
  await providePollExamples(product.contentUrl);
  const editor = await ContentEditor.signIn(product);
  await provideTestPolls(editor);
  await provideTestForm(editor);
  await product.untilCurrent();
}
