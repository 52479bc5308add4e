import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { blockExamples } from '../../src/blocks/examples.ts';
import { type AuthoredPageBlock, storeBlock } from '../../src/blocks/stored-blocks.ts';
import { type EditorLanguage, editorLanguages } from '../../src/i18n/editor-texts.ts';
import { signPreview } from '../../src/pages/preview-token.ts';
import { ContentEditor } from './content-editor.ts';
import { signInAt } from './product.ts';

const path = '/test/poll-examples';

/**
 * Creates a page with the poll's examples, the only kind without a demo page. It stays a draft, so that it is not
 * listed; the browser sees a preview. Each example's anchor is its id.
 */
export async function providePollExamples(contentUrl: string): Promise<void> {
  const signIn = (account?: { email: string; password: string }) => signInAt(contentUrl, account);
  const editor = await ContentEditor.signIn({ contentUrl, signIn });
  if (await exists(editor)) return;
  const ids = await pollIds(editor);
  const textIn = (locale: EditorLanguage) => ({ title: 'Polls', blocks: blocksIn(locale, ids) });
  const [first, ...others] = editorLanguages;
  const id = await editor.save('POST', `/pages?locale=${first}&draft=true`, {
    path,
    layout: 'default',
    ...textIn(first),
  });
  for (const locale of others)
    await editor.save('PATCH', `/pages/${id}?locale=${locale}&draft=true`, textIn(locale));
}

/** The page's address with a preview token, issued at `now` (ms) with the site's secret. */
export async function pollExamplesAddress(locale: EditorLanguage, now = Date.now()): Promise<string> {
  return previewAddress({ path, locale }, now);
}

/** A page's address with a preview token, issued at `now` (ms) with the site's secret. */
export async function previewAddress(
  page: { path: string; locale: EditorLanguage },
  now = Date.now(),
): Promise<string> {
  const dataDir = process.env.SEEDED_DATA_DIR;
  if (!dataDir) throw new Error('SEEDED_DATA_DIR is not set. Run the tests with npm test.');
  const secrets = z
    .object({ preview: z.string() })
    .parse(JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')));
  const token = signPreview(page, secrets.preview, now);
  return `${page.locale === 'de' ? '' : `/${page.locale}`}${page.path}?preview=${token}`;
}

async function exists(editor: ContentEditor): Promise<boolean> {
  const query = new URLSearchParams({ 'where[path][equals]': path, draft: 'true', depth: '0' });
  const answer = await editor.request('GET', `/pages?${query}`);
  return z.object({ totalDocs: z.number() }).parse(await answer.json()).totalDocs > 0;
}

async function pollIds(editor: ContentEditor): Promise<Map<string, string | number>> {
  const answer = await editor.request('GET', '/polls?limit=100&depth=0');
  const poll = z.object({ id: z.union([z.number(), z.string()]), key: z.string().nullish() });
  const { docs } = z.object({ docs: z.array(poll) }).parse(await answer.json());
  return new Map(docs.map(({ id, key }) => [key ?? '', id]));
}

function blocksIn(
  locale: EditorLanguage,
  ids: ReadonlyMap<string, string | number>,
): Record<string, unknown>[] {
  const unexpected = (value: string): never => {
    throw new Error(`A poll's block names its poll and nothing else, but here is "${value}".`);
  };
  const record = (_collection: string, key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`There is no poll "${key}".`);
    return id;
  };
  const references = { media: unexpected, record, richText: unexpected };
  const authored = blockExamples.poll.flatMap(({ id, name, content }): AuthoredPageBlock[] => [
    { kind: 'headline', title: name[locale], size: 'medium', ground: content[locale].ground ?? 'white' },
    { ...content[locale], kind: 'poll', anchor: id },
  ]);
  return authored.map((block) => storeBlock(block, references));
}
