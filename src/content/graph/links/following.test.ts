import { describe, expect, test } from 'vitest';
import { readPageDocument } from '#content/wire/api/page-documents.ts';
import { readPublishedPaths } from '#content/wire/api/published-paths.ts';
import { readProjectSettings } from '#content/wire/api/settings-values.ts';
import { readShownRecords } from '#content/wire/api/shown-records.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';

describe.each(databases)('links on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor, save } = backend;

  const publish = (path: string, more: object = {}) =>
    save('POST', '/pages?locale=de', { title: path.slice(1), path, _status: 'published', ...more });

  const buttons = (href: string) => [
    { blockType: 'buttons', items: [{ link: { label: 'Zum Ziel', href } }] },
    {
      blockType: 'rich-text',
      content: {
        root: {
          type: 'root',
          children: [
            {
              type: 'paragraph',
              children: [
                { type: 'link', fields: { url: href }, children: [{ type: 'text', text: 'Zum Ziel' }] },
              ],
            },
          ],
        },
      },
    },
  ];

  /** The links of a page as visitors get them. */
  async function links(path: string): Promise<string[]> {
    const document = await readPageDocument(backend.payload, { path, locale: 'de', draft: false });
    return [...JSON.stringify(document?.blocks).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href ?? '');
  }

  /** Past every hook: as it was saved before there was a page at its path, or while there was one that is gone. */
  async function storePastHooks(id: number, blocks: object[]): Promise<void> {
    await backend.payload.db.updateOne({
      collection: 'pages',
      id,
      data: { title: { de: 'Von' }, blocks: { de: blocks } },
      locale: 'all',
    });
  }

  test('typed paths become references, and follow a page that moves; where it was is a redirect', async () => {
    const target = await publish('/ziel', {
      blocks: [{ blockType: 'headline', title: 'Ziel', anchor: 'zahlen' }],
    });
    const from = await publish('/von', { blocks: buttons('/ziel#zahlen') });
    expect(await links('/von')).toEqual(['/ziel#zahlen', '/ziel#zahlen']);
    const before = await readPublishedPaths(backend.payload);
    await save('PATCH', `/pages/${target}?locale=de&draft=true`, { path: '/neues-ziel' });
    expect(await links('/von'), 'a draft moves nothing').toEqual(['/ziel#zahlen', '/ziel#zahlen']);
    await save('PATCH', `/pages/${target}?locale=de`, { path: '/neues-ziel', _status: 'published' });
    expect(await links('/von')).toEqual(['/neues-ziel#zahlen', '/neues-ziel#zahlen']);
    const after = await readPublishedPaths(backend.payload);
    expect(after.redirects).toContainEqual({ from: '/ziel', to: '/neues-ziel', status: 301 });
    const moved = { record: `pages/${target}`, version: '/neues-ziel' };
    expect(before.changedRecords).not.toContainEqual(moved);
    expect(after.changedRecords, 'the site reads again what links there').toContainEqual(moved);
    expect(await readShownRecords(backend.payload, String(from))).toContain(moved.record);
    // After another move, the first address leads there directly; after moving back, its redirect is gone.
    await save('PATCH', `/pages/${target}?locale=de`, { path: '/drittes-ziel', _status: 'published' });
    expect((await readPublishedPaths(backend.payload)).redirects).toEqual(
      expect.arrayContaining([
        { from: '/ziel', to: '/drittes-ziel', status: 301 },
        { from: '/neues-ziel', to: '/drittes-ziel', status: 301 },
      ]),
    );
    await save('PATCH', `/pages/${target}?locale=de`, { path: '/ziel', _status: 'published' });
    const { redirects } = await readPublishedPaths(backend.payload);
    expect(redirects.map(({ from }) => from)).not.toContain('/ziel');
    expect(redirects).toContainEqual({ from: '/drittes-ziel', to: '/ziel', status: 301 });
    expect(await links('/von')).toEqual(['/ziel#zahlen', '/ziel#zahlen']);
  });

  test('what was stored as a path goes on working, and becomes a reference with the next save', async () => {
    const target = await publish('/alt-ziel');
    const from = await publish('/alt-von');
    await storePastHooks(from, buttons('/alt-ziel?a=b#c'));
    expect(await links('/alt-von')).toEqual(['/alt-ziel?a=b#c', '/alt-ziel?a=b#c']);
    // As a form sends the values that it was opened with.
    const before = await backend.payload.findByID({ collection: 'pages', id: from, depth: 0 });
    await save('PATCH', `/pages/${from}?locale=de&draft=true`, { blocks: before.blocks });
    const draft = await backend.payload.findByID({ collection: 'pages', id: from, draft: true, depth: 0 });
    expect(JSON.stringify(draft.blocks)).toContain(`"href":"page:${target}?a=b#c"`);
    expect(JSON.stringify(draft.blocks)).toContain(`"url":"page:${target}?a=b#c"`);
  });

  test('pages that link by reference are named where a page is used, and it is not deleted under them', async () => {
    const target = await publish('/gebraucht');
    const from = await publish('/braucht', { blocks: buttons(`page:${target}#content`) });
    const answer = await editor('GET', `/pages/${target}/used-on`);
    expect(await answer.json()).toMatchObject({ uses: [{ slug: 'pages', id: String(from) }] });
    const deleting = await editor('PATCH', `/pages/${target}`, { deletedAt: new Date().toISOString() });
    expect(deleting.status).toBe(409);
    expect(await deleting.text()).toContain('/braucht');
  });

  test('navigation and redirects follow, too', async () => {
    const target = await publish('/wandert');
    const settings = {
      title: 'Verein',
      description: 'Verein',
      navigation: [{ label: 'Wandert', href: '/wandert' }],
    };
    const stored = await editor('POST', '/globals/project-settings?locale=de', settings);
    expect(await stored.text()).toContain(`page:${target}`);
    await save('POST', '/redirects', { from: '/kurz', to: '/wandert', status: '302' });
    await save('PATCH', `/pages/${target}?locale=de`, { path: '/gewandert', _status: 'published' });
    const shown = await readProjectSettings(backend.payload);
    expect(shown?.locales.de.navigation).toEqual([{ label: 'Wandert', href: '/gewandert' }]);
    expect((await readPublishedPaths(backend.payload)).redirects).toEqual(
      expect.arrayContaining([
        { from: '/kurz', to: '/gewandert', status: 302 },
        { from: '/wandert', to: '/gewandert', status: 301 },
      ]),
    );
    const circle = await editor('PATCH', `/pages/${target}?locale=de`, {
      route: { redirectTo: '/kurz' },
      _status: 'published',
    });
    expect(await circle.text()).toContain('/gewandert → /kurz → /gewandert');
  });

  test('a link to what is gone is refused in words, and shown to nobody', async () => {
    const page = { title: 'Leer', path: '/leer', _status: 'published', blocks: buttons('page:99999') };
    const refused = await editor('POST', '/pages?locale=de', page, { 'accept-language': 'de' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('führt zu einer Seite, die es nicht mehr gibt');
    const id = await publish('/leer');
    await storePastHooks(id, buttons('page:99999'));
    expect(await links('/leer')).toEqual([]);
  });

  test('are offered by name and path, and a poll by the page that shows it', async () => {
    const poll = await save('POST', '/polls?locale=de', {
      question: 'Welches Trikot?',
      options: [{ label: 'Rot' }, { label: 'Weiß' }],
      opensAt: '2026-01-01T00:00:00.000Z',
      _status: 'published',
    });
    const asked = async (query: string) => (await editor('GET', `/link-targets?locale=de&${query}`)).json();
    expect(await asked('kind=poll&search=trikot')).toMatchObject({
      targets: [{ title: 'Welches Trikot?', isPublished: false }],
    });
    const page = await publish('/wahl', { blocks: [{ blockType: 'poll', poll, anchor: 'trikot' }] });
    const target = { target: `page:${page}#trikot`, address: '/wahl#trikot', isPublished: true };
    expect(await asked('kind=poll&search=trikot')).toMatchObject({ targets: [target] });
    expect(await asked('kind=page&search=/wahl')).toMatchObject({
      targets: [{ target: `page:${page}`, title: 'wahl', languages: ['de'], isPublished: true }],
    });
    expect(await asked(`target=page:${page}`)).toMatchObject({ targets: [{ anchors: ['trikot'] }] });
    expect(await asked('target=page:99999')).toEqual({ targets: [] });
    expect((await editor('GET', '/link-targets?kind=users&locale=de')).status).toBe(400);
    expect((await backend.request('GET', '/link-targets?kind=page&locale=de')).status).toBe(403);
  });
});
