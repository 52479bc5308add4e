import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';
import { statesOfRow } from './states-of-row.ts';

const block = z.looseObject({ id: z.string(), twin: z.string() });
const stored = z.looseObject({ blocks: z.array(block) });

describe.each(databasesOfSuite)('the other language of a page, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor, save } = backend;

  const headline = (title: string) => ({ blockType: 'headline', title });
  const quote = (text: string) => ({ blockType: 'blockquote', quote: text });

  async function blocksOf(id: number, locale: string): Promise<z.infer<typeof block>[]> {
    const answer = await editor('GET', `/pages/${id}?locale=${locale}&draft=true&depth=0`);
    return stored.parse(await answer.json()).blocks;
  }

  async function other(id: number, locale: string): Promise<unknown> {
    return (await editor('GET', `/pages/${id}/other-language?locale=${locale}`)).json();
  }

  test('is read with its twins, and with what changed since the translation was touched, and what exactly', async () => {
    const page = { title: 'Seite', path: '/seite', blocks: [headline('Am Samstag'), quote('Wir kommen.')] };
    const id = await save('POST', '/pages?locale=de&draft=true', page);
    expect(await other(id, 'en')).toMatchObject({ locale: 'de', title: 'Seite', twins: {} });
    // In another order: at first a block is matched by its kind.
    const english = { title: 'Page', blocks: [quote('We come.'), headline('On Saturday')] };
    await save('PATCH', `/pages/${id}?locale=en&draft=true`, english);
    const [german, translated] = [await blocksOf(id, 'de'), await blocksOf(id, 'en')];
    expect(translated.map(({ twin }) => twin)).toEqual([german[1]?.twin, german[0]?.twin]);

    const [first, second] = german;
    await save('PATCH', `/pages/${id}?locale=de&draft=true`, {
      title: 'Neue Seite',
      seo: { description: 'Wann wir spielen.' },
      blocks: [{ ...second }, headline('Dazu'), { ...first, title: 'Am Sonntag' }],
    });
    // A setting is not translatable, so this doesn't count as an update of the translation.
    await save('PATCH', `/pages/${id}?locale=en&draft=true`, { seo: { hidden: true } });
    expect(await other(id, 'en')).toMatchObject({
      title: 'Neue Seite',
      page: {
        texts: [
          { path: 'title', text: 'Neue Seite' },
          { path: 'seo.description', text: 'Wann wir spielen.' },
        ],
        changes: [
          { path: 'title', before: 'Seite', after: 'Neue Seite' },
          { path: 'seo.description', before: '', after: 'Wann wir spielen.' },
        ],
      },
      translatedAt: expect.any(String),
      twins: { [translated[0]?.id ?? '']: second?.twin, [translated[1]?.id ?? '']: first?.twin },
      blocks: [
        { twin: second?.twin, changes: [] },
        { position: 2, changes: [], carried: { blockType: 'headline', title: 'Dazu' } },
        { twin: first?.twin, changes: [{ path: 'title', before: 'Am Samstag', after: 'Am Sonntag' }] },
      ],
    });
    // The source's form shows the translation's texts, but no changes.
    expect(await other(id, 'de')).toMatchObject({
      locale: 'en',
      title: 'Page',
      page: { texts: [{ path: 'title', text: 'Page' }], changes: [] },
      blocks: [{ changes: [] }, {}],
    });

    await save('PATCH', `/pages/${id}?locale=en&draft=true`, {
      blocks: [translated[0] ?? {}, { ...translated[1], title: 'On Sunday' }],
    });
    expect(JSON.stringify(await other(id, 'en'))).not.toContain('Am Samstag');
  });

  test('names the rows of a block by their twins, in whichever order they stand', async () => {
    const rows = z.array(z.looseObject({ id: z.string(), twin: z.string() }));
    const buttons = (...items: (string | object)[]) => ({
      blockType: 'buttons',
      items: items.map((item) => (typeof item === 'string' ? { link: { label: item, href: '/' } } : item)),
    });
    const id = await save('POST', '/pages?locale=de&draft=true', {
      path: '/reihen',
      title: 'Reihen',
      blocks: [buttons('Eins', 'Zwei')],
    });
    await save('PATCH', `/pages/${id}?locale=en&draft=true`, {
      title: 'Rows',
      blocks: [buttons('One', 'Two')],
    });
    const [german] = await blocksOf(id, 'de');
    const [first, second] = rows.parse(german?.items);
    const [english] = await blocksOf(id, 'en');
    const translated = rows.parse(english?.items);
    expect(translated.map(({ twin }) => twin)).toEqual([first?.twin, second?.twin]);
    // A row is inserted before them in German only, and they swap places.
    const items = [
      { link: { label: 'Null', href: '/' } },
      second,
      { ...first, link: { label: 'Eins!', href: '/' } },
    ];
    await save('PATCH', `/pages/${id}?locale=de&draft=true`, { blocks: [{ ...german, items }] });
    const text = (row: string | undefined, words: string) =>
      expect.objectContaining({ path: `items.${row}.link.label`, text: words });
    expect(await other(id, 'en')).toMatchObject({
      blocks: [
        {
          texts: [{ text: 'Null' }, text(second?.twin, 'Zwei'), text(first?.twin, 'Eins!')],
          changes: [
            { before: '', after: 'Null' },
            { path: `items.${first?.twin}.link.label`, before: 'Eins', after: 'Eins!' },
          ],
          carried: { items: [{}, { twin: second?.twin }, { twin: first?.twin }] },
        },
      ],
      twins: { [translated[0]?.id ?? '']: first?.twin, [translated[1]?.id ?? '']: second?.twin },
    });
  });

  test('is told to accounts alone', async () => {
    expect((await backend.request('GET', '/pages/1/other-language?locale=en')).status).toBe(403);
    expect((await editor('GET', '/pages/99999/other-language?locale=en')).status).toBe(404);
  });

  test('is known of all rows of a list with a few questions, until a row changes', async () => {
    const titles = { '/eins': 'Eins', '/zwei': 'Zwei' };
    const ids: number[] = [];
    for (const [path, title] of Object.entries(titles))
      ids.push(await save('POST', '/pages?locale=de&draft=true', { path, title }));
    const find = vi.spyOn(backend.payload, 'find');
    const read = (id: number) => statesOfRow(backend.payload, 'pages', id);
    const [one, two, none] = await Promise.all([...ids, 999_999].map(read));
    expect([one?.[1], two?.[0], none]).toEqual([
      expect.objectContaining({ locale: 'en', exists: false }),
      expect.objectContaining({ locale: 'de', exists: true }),
      [],
    ]);
    // For what has changed, and for those documents; in each language for what is shown and what is planned.
    expect(find).toHaveBeenCalledTimes(2 + 2 * 3);
    await Promise.all(ids.map(read));
    expect(find).toHaveBeenCalledTimes(8 + 1 + 2 * 3);
    await save('PATCH', `/pages/${ids[0]}?locale=en&draft=true`, { title: 'One' });
    expect((await read(Number(ids[0])))[1]).toMatchObject({ exists: true, isOutdated: false });
    find.mockRestore();
  });

  test('is told in lists to have changed since, of pages and of what stands on them', async () => {
    const english = async (collection: 'pages' | 'polls', id: number) =>
      (await statesOfRow(backend.payload, collection, id))[1];
    const page = await save('POST', '/pages?locale=de', {
      path: '/drei',
      title: 'Drei',
      blocks: [quote('Drei.')],
    });
    await save('PATCH', `/pages/${page}?locale=en`, { title: 'Three', blocks: [quote('Three.')] });
    expect(await english('pages', page)).toMatchObject({ missingBlocks: 0, isOutdated: false });
    const [block] = await blocksOf(page, 'de');
    await save('PATCH', `/pages/${page}?locale=de`, {
      blocks: [{ ...block, quote: 'Vier.' }, quote('Neu.')],
    });
    expect(await english('pages', page)).toMatchObject({ missingBlocks: 1, isOutdated: true });

    const options = [{ label: 'Ja' }, { label: 'Nein' }];
    const poll = await save('POST', '/polls?locale=de', { question: 'Drei?', method: 'single', options });
    await save('PATCH', `/polls/${poll}?locale=en`, { question: 'Three?' });
    expect(await english('polls', poll)).toMatchObject({ missingTexts: 2, isOutdated: false });
    await save('PATCH', `/polls/${poll}?locale=de`, { question: 'Vier?' });
    expect(await english('polls', poll)).toMatchObject({ isOutdated: true });
    await save('PATCH', `/polls/${poll}?locale=en`, { question: 'Four?' });
    expect(await english('polls', poll)).toMatchObject({ isOutdated: false });
  });
});
