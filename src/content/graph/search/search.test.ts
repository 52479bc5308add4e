import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { wordsIn } from './words.ts';

test.each([
  ['Müllers Straße', ['mullers', 'strasse']],
  ['Mu\u0308llers STRASSE', ['mullers', 'strasse']],
  ['Mueller-Strasse', ['muller', 'strasse']],
  ['Fuß\u00ADball, 2:1!', ['fussball', '2', '1']],
  ['/verein/satzung.pdf', ['verein', 'satzung', 'pdf']],
  ['"*%_(NOT) 🎉 \0', ['not']],
])('%s is searched by its words', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

const saved = z.object({ doc: z.object({ id: z.number() }) });

const answered = z.object({
  hits: z.array(
    z.object({ title: z.string(), address: z.string().optional(), excerpt: z.string().optional() }),
  ),
});

describe.each(databases)('the desk’s search on %s', (database) => {
  let backend: ContentBackend;
  let editor: ContentBackend['request'];

  beforeAll(async () => {
    backend = await ContentBackend.start({ database });
    editor = await backend.as('editor');
  });
  afterAll(() => backend.end());

  async function save(method: string, path: string, data: object): Promise<number> {
    const answer = await editor(method, path, data);
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return saved.parse(JSON.parse(text)).doc.id;
  }

  const page = (path: string, title: string, more: object = {}) =>
    save('POST', '/pages?locale=de', { title, path, _status: 'published', ...more });

  async function search(typed: string, ask = editor) {
    const answer = await ask('GET', `/search?${new URLSearchParams({ typed })}`);
    expect(answer.status).toBe(200);
    return answered.parse(await answer.json()).hits;
  }

  /** The hits that are documents. */
  const titles = async (typed: string, ask = editor) =>
    (await search(typed, ask))
      .filter(({ address }) => address?.includes('/collections/') && /\/\d/.test(address))
      .map(({ title }) => title);

  test('finds a page by title, path and text, in whatever spelling and with a slip', async () => {
    const paragraph = (text: string) => ({
      root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
    });
    const id = await page('/gelaende', 'Die Müllerstraße', {
      blocks: [{ blockType: 'rich-text', content: paragraph('Hier beginnt die Geschäftsstelle ihren Tag.') }],
    });
    for (const typed of [
      'Müllerstraße',
      'mullerstr',
      'Mueller',
      'Mu\u0308llerstrasse',
      'Müllerstrase',
      'gelände',
      'geschaeftsstelle',
      'stelle',
      'Geschäftstelle',
      'müller tag',
      '"Müller*" (%_:',
    ])
      expect(await titles(typed), typed).toEqual(['Die Müllerstraße']);
    for (const typed of ['', '🎉', '"*%_', 'müller xylophon', '\0'])
      expect(await titles(typed), typed).toEqual([]);
    expect(await titles('ü'.repeat(10_000))).toEqual([]);
    const [hit] = await search('beginnt die Geschäftsstelle');
    expect(hit?.excerpt).toBe('Hier beginnt die Geschäftsstelle ihren Tag.');
    expect(hit?.address).toMatch(
      new RegExp(`^/admin/collections/pages/${id}\\?locale=de#block-\\w+\\.content$`),
    );
  });

  test('follows drafts and both languages', async () => {
    const id = await page('/folgen', 'Wacholder');
    await save('PATCH', `/pages/${id}?locale=en&draft=true&autosave=true`, { title: 'Juniper' });
    expect(await titles('juniper')).toEqual(['Juniper']);
    expect(await titles('wacholder')).toEqual(['Wacholder']);
    await save('PATCH', `/pages/${id}?locale=de&draft=true`, { title: 'Holunder' });
    expect(await titles('wacholder')).toEqual([]);
    await save('PATCH', `/pages/${id}?locale=en&publishSpecificLocale=en`, { _status: 'published' });
    expect(await titles('holunder')).toEqual(['Holunder']);
    expect(await titles('juniper')).toEqual(['Juniper']);
  });

  test('leaves out what is in the trash, until it is restored, and what is gone', async () => {
    const id = await page('/weg', 'Quittenbaum');
    await save('PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() });
    expect(await titles('quittenbaum')).toEqual([]);
    await save('PATCH', `/pages/${id}?trash=true`, { deletedAt: null });
    expect(await titles('quittenbaum')).toEqual(['Quittenbaum']);
    await backend.payload.delete({ collection: 'pages', id });
    expect(await titles('quittenbaum')).toEqual([]);
  });

  test('both saves at once count', async () => {
    const id = await page('/zugleich', 'Ahorn');
    const [one, other] = ['Birke', 'Buche'].map((title) =>
      editor('PATCH', `/pages/${id}?locale=de`, { title, _status: 'published' }),
    );
    expect([(await one)?.status, (await other)?.status]).toEqual([200, 200]);
    const { title } = await backend.payload.findByID({ collection: 'pages', id, locale: 'de' });
    expect(await titles(String(title))).toEqual([title]);
    expect(await titles('ahorn')).toEqual([]);
    const others = ['Eiche Eibe', 'Eibe Eiche', 'Esche Eibe'].map((name, index) =>
      page(`/baum-${index}`, name),
    );
    await Promise.all(others);
    expect(await titles('eibe')).toHaveLength(3);
  });

  test('finds accounts for admins alone, by name and address and nothing else', async () => {
    await backend.makeAccount('viewer');
    const admin = await backend.as('admin');
    expect(await titles('kurvenstar', admin)).toEqual(['account-1@example.org']);
    expect(await titles('kurvenstar')).toEqual([]);
    const { docs } = await backend.payload.find({
      collection: 'search-entries',
      where: { subject: { equals: 'users' } },
    });
    expect(docs.map(({ words }) => words)).toContain('kim kurvenstar account 1 example org');
    expect((await backend.request('GET', '/search?typed=kurvenstar')).status).toBe(403);
  });

  test('finds files by name and alternative text, and settings by their label and their text', async () => {
    await backend.payload.db.create({
      collection: 'media',
      data: { filename: 'kurve-sued-1a2b.png', alt: { de: 'Fahnenmeer', en: 'Sea of flags' } },
    });
    const { renewEntries } = await import('./keep-entries.ts');
    await renewEntries(backend.payload);
    expect(await titles('Kurve Süd')).toEqual(['kurve-sued-1a2b.png']);
    expect(await titles('sea flags')).toEqual(['kurve-sued-1a2b.png']);
    await save('POST', '/globals/project-settings?locale=de', { description: 'Der Verein am Fluss.' }).catch(
      () => 0,
    );
    const addresses = async (typed: string) => (await search(typed)).map(({ address }) => address);
    expect(await addresses('Projekteinstellungen')).toContain('/admin/globals/project-settings');
    expect(await addresses('Bild zum Teilen')).toContainEqual(
      expect.stringMatching(/^\/admin\/globals\/project-settings#field-/),
    );
    expect(await addresses('Abstimmungen Codes')).toContain('/admin/guides/polls');
    expect(await addresses('neue Seite')).toContain('/admin/collections/pages/create');
    expect(
      (await search('neue seite', await backend.as('viewer'))).map(({ address }) => address),
    ).not.toContain('/admin/collections/pages/create');
  });

  test('makes all entries anew, once in a month', async () => {
    const { renewEntries } = await import('./keep-entries.ts');
    const { payload } = backend;
    await page('/erneuert', 'Zypresse');
    await payload.db.deleteMany({ collection: 'search-entries', where: { subject: { equals: 'pages' } } });
    const month = 31 * 86_400_000;
    await renewEntries(payload);
    expect(await titles('zypresse')).toEqual([]);
    await renewEntries(payload, Date.now() + month);
    expect(await titles('zypresse')).toEqual(['Zypresse']);
  });
});
