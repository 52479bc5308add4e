import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { uploadOf } from '../../../../tests/support/upload.ts';
import { readPageDocument } from './page-documents.ts';
import { readPublishedPaths } from './published-paths.ts';
import { readShownRecords } from './shown-records.ts';

describe.each(databases)('records that show on pages, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { admin, editor, save } = backend;
  let pictures: number[];
  let poll: number;
  let page: number;

  async function picture(name: string): Promise<number> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><title>${name}</title></svg>`;
    const form = uploadOf(new File([svg], `${name}.svg`, { type: 'image/svg+xml' }), { alt: 'Ein Bild' });
    const id = await save('POST', '/media', form);
    return save('PATCH', `/media/${id}?locale=en`, { alt: 'A picture' });
  }

  /** What the site learns after a change: the records, and whether every page's version is new. */
  async function told(change: () => Promise<unknown>): Promise<{ records: string[]; all: boolean }> {
    const before = await readPublishedPaths(backend.payload);
    await change();
    const after = await readPublishedPaths(backend.payload, before.asOf);
    expect(after.version).not.toBe(before.version);
    const known = new Map(before.changedRecords.map(({ record, version }) => [record, version]));
    return {
      records: after.changedRecords
        .filter(({ record, version }) => known.get(record) !== version)
        .map(({ record }) => record),
      all: after.pages[0]?.version !== before.pages[0]?.version,
    };
  }

  beforeAll(async () => {
    pictures = [await picture('eins'), await picture('zwei'), await picture('drei'), await picture('vier')];
    const [, second, third] = pictures;
    poll = await save('POST', '/polls?locale=de', {
      opensAt: '2025-10-01T08:00:00.000Z',
      question: 'Wie breit?',
      options: [{ label: 'Schmal', image: second }, { label: 'Breit' }],
      _status: 'published',
    });
    page = await save('POST', '/pages?locale=de', {
      title: 'Seite',
      path: '/seite',
      blocks: [
        { blockType: 'media', file: pictures[0] },
        { blockType: 'poll', poll },
      ],
      _status: 'published',
    });
    await save('PATCH', `/pages/${page}?locale=en`, {
      title: 'Page',
      blocks: [{ blockType: 'media', file: third }],
      reason: 'Abgestimmt wird nur auf Deutsch.',
      _status: 'published',
    });
  });

  test('what may show on any page is read once for all, and again after every change', async () => {
    const reading = vi.spyOn(backend.payload, 'findGlobal');
    const times = () => reading.mock.calls.filter(([{ slug }]) => slug === 'embedding').length;
    const read = () => readPageDocument(backend.payload, { path: '/seite', locale: 'de', draft: false });
    await read();
    const before = times();
    await Promise.all([read(), read(), read()]);
    expect(times()).toBe(before);
    expect((await admin('POST', '/globals/embedding', { hosts: [] })).status).toBe(200);
    const saved = times();
    await Promise.all([read(), read()]);
    expect(times()).toBeGreaterThan(saved);
    reading.mockRestore();
  });

  test('pages are listed in the order, the languages and the versions that Payload has them in', async () => {
    await save('POST', '/pages?locale=de', {
      title: 'Nur hier',
      path: '/auf-deutsch',
      _status: 'published',
    });
    await save('POST', '/pages?locale=de&draft=true', { title: 'Entwurf', path: '/entwurf' });
    const trashed = await save('POST', '/pages?locale=de', {
      title: 'Fort',
      path: '/fort',
      _status: 'published',
    });
    await save('PATCH', `/pages/${trashed}`, { deletedAt: new Date().toISOString() });
    const { docs } = await backend.payload.find({
      collection: 'pages',
      where: { _status: { equals: 'published' } },
      locale: 'all',
      pagination: false,
      depth: 0,
      sort: 'path',
    });
    const listed = (await readPublishedPaths(backend.payload)).pages;
    expect(listed.map(({ path, version }) => [path, version.split('-')[0]])).toEqual(
      docs.map(({ path, updatedAt }) => [path, new Date(updatedAt).getTime().toString(36)]),
    );
    const languages = Object.fromEntries(listed.map(({ path, locales }) => [path, locales]));
    expect(languages).toMatchObject({ '/auf-deutsch': ['de'], '/seite': ['de', 'en'] });
  });

  test('are those of a page in all languages, and those on its records', async () => {
    const [first, second, third] = pictures;
    expect((await readShownRecords(backend.payload, String(page))).sort()).toEqual(
      [`media/${first}`, `media/${second}`, `media/${third}`, `polls/${poll}`].sort(),
    );
  });

  test('are named when they change; no page is listed as changed', async () => {
    const [first] = pictures;
    expect(await told(() => save('PATCH', `/media/${first}`, { credit: 'Eine Fotografin' }))).toEqual({
      records: [`media/${first}`],
      all: false,
    });
    expect(
      await told(() => save('PATCH', `/polls/${poll}?locale=de`, { question: 'Wie?', _status: 'published' })),
    ).toEqual({ records: [`polls/${poll}`], all: false });
    expect(await told(() => editor('POST', `/polls/${poll}/close`))).toMatchObject({ all: false });
  });

  test('are also the pages that it links to: one that moves is named by its new path, and no page is listed as changed', async () => {
    const target = await save('POST', '/pages?locale=de', {
      title: 'Ziel',
      path: '/ziel',
      blocks: [{ blockType: 'headline', title: 'Ziel' }],
      _status: 'published',
    });
    const link = { label: 'Dorthin', href: '/ziel' };
    const linking = await save('POST', '/pages?locale=de', {
      title: 'Mit Link',
      path: '/mit-link',
      blocks: [{ blockType: 'buttons', items: [{ link }] }],
      _status: 'published',
    });
    expect(await readShownRecords(backend.payload, String(linking))).toEqual([`pages/${target}`]);
    const moved = await told(() =>
      save('PATCH', `/pages/${target}?locale=de`, { path: '/neues-ziel', _status: 'published' }),
    );
    expect(moved).toEqual({ records: [`pages/${target}`], all: false });
    const rewritten = await told(() =>
      save('PATCH', `/pages/${target}?locale=de`, { title: 'Das Ziel', _status: 'published' }),
    );
    expect(rewritten).toEqual({ records: [], all: false });
  });

  test('that are gone for good, and what pages are made with, change all pages; settings change none', async () => {
    const last = pictures.at(-1);
    await editor('PATCH', `/media/${last}`, { deletedAt: new Date().toISOString() });
    expect(await told(() => admin('DELETE', `/media/${last}?trash=true`))).toMatchObject({ all: true });
    const hosts = { hosts: [] };
    expect(await told(() => admin('POST', '/globals/embedding', hosts))).toMatchObject({ all: true });
    expect(await told(() => admin('POST', '/globals/voting', { networks: [] }))).toEqual({
      records: [],
      all: false,
    });
  });
});
