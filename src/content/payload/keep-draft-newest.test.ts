import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../tests/support/content-backend.ts';

const saved = z.object({ doc: z.looseObject({ id: z.number() }) });

describe.each(databases)('publishing one language, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });

  afterEach(() => vi.useRealTimers());

  test('leaves the other one’s draft what the form shows, however fast it is done', async () => {
    const editor = await backend.as('editor');
    const save = async (method: string, path: string, data: object) =>
      saved.parse(await (await editor(method, path, data)).json()).doc;
    const { id } = await save('POST', '/pages?locale=de&draft=true', { title: 'Umbau', path: '/umbau' });
    await save('PATCH', `/pages/${id}?locale=en&draft=true`, { title: 'Rebuilding' });
    // Both versions get the same timestamp.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    await save('PATCH', `/pages/${id}?locale=de&publishSpecificLocale=de`, { _status: 'published' });
    const shown = await editor('GET', `/pages/${id}?locale=en&draft=true&fallback-locale=none`);
    expect(await shown.json()).toMatchObject({ title: 'Rebuilding', _status: 'draft' });
    const newest = { parent: { equals: id }, latest: { equals: true } };
    expect(await backend.payload.db.countVersions({ collection: 'pages', where: newest })).toEqual({
      totalDocs: 1,
    });
  });
});
