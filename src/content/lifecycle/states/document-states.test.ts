import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';

const made = z.object({ doc: z.object({ id: z.number() }) });

describe.each(databases)('what visitors get of a document, on %s', (database) => {
  let backend: ContentBackend;
  let editor: ContentBackend['request'];
  let statesOf: typeof import('./document-states.ts').statesOf;

  beforeAll(async () => {
    backend = await ContentBackend.start({ database });
    editor = await backend.as('editor');
    ({ statesOf } = await import('./document-states.ts'));
  });
  afterAll(() => backend.end());

  const save = async (method: string, path: string, data: object) => {
    const answer = await editor(method, path, data);
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return made.parse(JSON.parse(text)).doc.id;
  };
  const states = async (id: number) => {
    const both = await Promise.all(
      (['de', 'en'] as const).map((locale) => statesOf(backend.payload, 'pages', [id], locale)),
    );
    return both.map((inLocale) => inLocale.get(String(id)));
  };
  const shown = async (id: number, locale: string) =>
    (await editor('GET', `/pages/${id}/state?locale=${locale}`)).json();

  test('is told in each language by what differs, whichever version is the newest', async () => {
    const blocks = [{ blockType: 'headline', title: 'Tag der offenen Tür' }];
    const id = await save('POST', '/pages?locale=de', { path: '/stand', title: 'Stand', blocks });
    const address = `/pages/${id}`;
    expect(await states(id)).toEqual(['draft', undefined]);
    await save('PATCH', `${address}?locale=de`, { _status: 'published', reason: 'Zum Probieren' });
    await save('PATCH', `${address}?locale=en`, {
      title: 'State',
      blocks: [{ blockType: 'headline', title: 'Open day' }],
      _status: 'published',
      reason: 'Zum Probieren',
    });
    expect(await states(id)).toEqual(['live', 'live']);
    expect(await shown(id, 'en')).toMatchObject({
      state: 'live',
      address: expect.stringMatching(/\/en\/stand$/),
    });

    await save('PATCH', `${address}?locale=en&draft=true`, { title: 'State, changed' });
    expect(await states(id)).toEqual(['live', 'changed']);
    // German alone: the newest version keeps the English draft.
    const german = { title: 'Stand heute', _status: 'published', reason: 'Zum Probieren' };
    await save('PATCH', `${address}?locale=de&publishSpecificLocale=de`, german);
    expect(await states(id)).toEqual(['live', 'changed']);
    // What is typed back has changed nothing.
    await save('PATCH', `${address}?locale=en&draft=true`, { title: 'State' });
    expect(await states(id)).toEqual(['live', 'live']);

    await save('PATCH', `${address}?locale=de&draft=true`, { title: 'Stand morgen' });
    await backend.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: String(id) }, locale: 'de' },
      waitUntil: new Date('2126-11-24T18:00:00Z'),
    });
    expect(await states(id)).toEqual(['planned', 'live']);
    expect(await shown(id, 'de')).toMatchObject({
      state: 'planned',
      address: expect.stringMatching(/\/stand$/),
    });
  });
});
