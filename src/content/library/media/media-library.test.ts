import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readPageDocument } from '#content/wire/api/page-documents.ts';
import { readPublishedPaths } from '#content/wire/api/published-paths.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { SiteOfContent, secrets } from '../../../../tests/support/site-of-content.ts';
import { uploadOf } from '../../../../tests/support/upload.ts';

const saved = z.object({ doc: z.object({ id: z.number() }) });
const file = z.looseObject({
  id: z.number(),
  filename: z.string(),
  sizes: z.record(z.string(), z.looseObject({ filename: z.string().nullish() })),
});
type Stored = z.infer<typeof file>;

const dayAndMore = 25 * 3_600_000;

describe.each(databases)('the media library on %s', (database) => {
  const backend = ContentBackend.forTests({ database, environment: secrets });
  const { editor } = backend;
  let site: SiteOfContent;
  let forget: typeof import('./replaced-files.ts')['forgetFormerFiles'];

  beforeAll(async () => {
    ({ forgetFormerFiles: forget } = await import('./replaced-files.ts'));
    await backend.provideSettings();
    await save('/pages?locale=de', { path: '/', title: 'Start', _status: 'published' });
    // On one machine, sharing one upload directory.
    site = await SiteOfContent.start(backend, { DATA_DIR: backend.dataDir });
  });

  afterAll(() => site.end());

  async function save(path: string, data: object): Promise<number> {
    const answer = await editor('POST', path, data);
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return saved.parse(JSON.parse(text)).doc.id;
  }

  async function send(
    method: string,
    path: string,
    background: string,
    data: object = {},
  ): Promise<Response> {
    const create = { width: 60, height: 40, channels: 3 as const, background };
    const bytes = await sharp({ create }).png().toBuffer();
    return editor(
      method,
      path,
      uploadOf(new File([new Uint8Array(bytes)], 'Kurve.png', { type: 'image/png' }), data),
      { 'accept-language': 'de' },
    );
  }

  async function upload(background: string, data: object = {}): Promise<Stored> {
    const answer = await send('POST', '/media?locale=de', background, { alt: 'Leere Sitze', ...data });
    const text = await answer.text();
    expect(answer.status, text).toBe(201);
    return file.parse(z.object({ doc: z.unknown() }).parse(JSON.parse(text)).doc);
  }

  async function read({ id }: Pick<Stored, 'id'>): Promise<Stored> {
    return file.parse(await (await editor('GET', `/media/${id}?locale=all&depth=0`)).json());
  }

  const namesOf = ({ filename, sizes }: Stored) =>
    [filename, ...Object.values(sizes).map((size) => size.filename)].flatMap((name) => name ?? []);

  const onDisk = (name: string) => join(backend.dataDir, 'media', name);

  const areThere = (doc: Stored) => namesOf(doc).filter((name) => existsSync(onDisk(name)));

  const linking = (href: string) => ({
    type: 'paragraph',
    children: [{ type: 'link', fields: { url: href }, children: [{ type: 'text', text: 'Bild' }] }],
  });

  describe('replaces a file', () => {
    test('and keeps every link to it, and what was said of it', async () => {
      const folder = 'Saison 26/27';
      const said = { caption: 'Vor dem Umbau', credit: 'Ines Roth', licence: 'Eigenes Bild', folder };
      const before = await upload('red', { ...said, focalX: 30, focalY: 40 });
      await editor('PATCH', `/media/${before.id}?locale=en`, { alt: 'Empty seats' });
      const poll = await save('/polls?locale=de', {
        question: 'Welche Kurve?',
        options: [{ label: 'Diese', image: before.id }, { label: 'Jene' }],
        opensAt: '2025-10-01T08:00:00.000Z',
        _status: 'published',
      });
      const address = `/media/${before.filename}`;
      const blocks = [
        { blockType: 'media', file: before.id },
        { blockType: 'gallery', items: [{ picture: before.id }] },
        { blockType: 'poll', poll },
        { blockType: 'buttons', items: [{ link: { label: 'Bild', href: address } }] },
        {
          blockType: 'rich-text',
          content: {
            root: {
              type: 'root',
              children: [linking(address), { type: 'upload', relationTo: 'media', value: before.id }],
            },
          },
        },
      ];
      const seo = { image: before.id };
      const path = '/zeigt-alles';
      await save('/pages?locale=de', { path, title: 'Zeigt alles', blocks, seo, _status: 'published' });
      const shown = async () =>
        JSON.stringify(await readPageDocument(backend.payload, { path, locale: 'de', draft: false }));
      const uses = async () => {
        const answer = await editor('GET', `/media/${before.id}/used-on`);
        return z.object({ uses: z.array(z.unknown()).min(2) }).parse(await answer.json());
      };
      const [shownBefore, usesBefore] = [await shown(), await uses()];
      const { asOf } = await readPublishedPaths(backend.payload);

      expect((await send('PATCH', `/media/${before.id}?locale=de`, 'blue')).status).toBe(200);

      const after = await read(before);
      expect(after).toMatchObject({
        ...said,
        caption: { de: said.caption },
        alt: { de: 'Leere Sitze', en: 'Empty seats' },
        focalX: 30,
        focalY: 40,
      });
      expect(after.filename).not.toBe(before.filename);
      const [was, is] = [before, after].map(({ filename }) => filename.replace('.png', ''));
      expect(shownBefore.split(String(was)).length).toBeGreaterThan(10);
      expect(await shown()).toBe(shownBefore.replaceAll(String(was), String(is)));
      expect(await uses()).toEqual(usesBefore);
      const { changedRecords } = await readPublishedPaths(backend.payload, asOf);
      expect(changedRecords.map(({ record }) => record)).toContain(`media/${before.id}`);
    });

    test('and still gives its former content to whoever has a page with it open, for an hour; after a day it is gone', async () => {
      const before = await upload('green');
      const blocks = [{ blockType: 'media', file: before.id }];
      await save('/pages?locale=de', { path: '/offen', title: 'Offen', blocks, _status: 'published' });
      await site.untilCurrent();
      const load = ({ filename }: Stored) => fetch(`${site.url}/media/${filename}`);
      const bytes = Buffer.from(await (await load(before)).arrayBuffer());
      expect((await send('PATCH', `/media/${before.id}`, 'yellow')).status).toBe(200);
      const after = await read(before);
      await site.untilCurrent();
      expect((await load(after)).status).toBe(200);
      const answer = await load(before);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);

      await forget(backend.payload);
      expect(areThere(before)).toEqual(namesOf(before));
      await forget(backend.payload, Date.now() + dayAndMore);
      expect(areThere(before)).toEqual([]);
      expect(areThere(after)).toEqual(namesOf(after));
    });

    test('and loses nothing where the change is refused', async () => {
      const before = await upload('white');
      const bytes = await readFile(onDisk(before.filename));
      const answer = await send('PATCH', `/media/${before.id}?locale=de`, 'black', { alt: '' });
      expect(answer.status).toBe(400);
      expect(await read(before)).toMatchObject({ filename: before.filename });
      await forget(backend.payload, Date.now() + dayAndMore);
      expect(areThere(before)).toEqual(namesOf(before));
      expect((await readFile(onDisk(before.filename))).equals(bytes)).toBe(true);
    });

    test('and has it back where the process ended meanwhile', async () => {
      const before = await upload('orange');
      expect((await send('PATCH', `/media/${before.id}`, 'purple')).status).toBe(200);
      const former = join(backend.dataDir, 'replaced-media', before.filename);
      expect(existsSync(former)).toBe(true);
      const current = await read(before);
      await rm(former);
      await rename(onDisk(current.filename), join(backend.dataDir, 'replaced-media', current.filename));
      await forget(backend.payload);
      expect(areThere(current)).toEqual(namesOf(current));
    });

    test('twice at once, and one of them is there', async () => {
      const before = await upload('gray');
      const answers = await Promise.all(
        ['navy', 'olive'].map((colour) => send('PATCH', `/media/${before.id}`, colour)),
      );
      expect(answers.some(({ ok }) => ok)).toBe(true);
      const after = await read(before);
      expect(after.filename).not.toBe(before.filename);
      expect(areThere(after)).toEqual(namesOf(after));
    });
  });

  test('finds a file by its texts in either language, whichever is edited, in its list and for a link', async () => {
    const texts = { alt: 'Flutlichtmast', caption: 'Abendspiel', credit: 'Kim Lang' };
    const { id } = await upload('pink', texts);
    const english = { alt: 'Floodlight mast', caption: 'Evening match' };
    await editor('PATCH', `/media/${id}?locale=en`, english);
    const fields = backend.payload.collections.media?.config.admin.listSearchableFields ?? [];
    const listed = async (search: string, locale: string) => {
      const where = fields.map((field, at) => `where[or][${at}][${field}][like]=${search}`).join('&');
      const answer = await editor('GET', `/media?locale=${locale}&depth=0&${where}`);
      return z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(await answer.json()).docs;
    };
    const offered = async (search: string, locale: string) => {
      const answer = await editor('GET', `/link-targets?kind=file&locale=${locale}&search=${search}`);
      return z.object({ targets: z.array(z.looseObject({})) }).parse(await answer.json()).targets;
    };
    for (const locale of ['de', 'en']) {
      for (const search of ['flutlicht', 'abendspiel', 'floodlight', 'evening', 'lang']) {
        expect(await listed(search, locale), `${search} in ${locale}`).toEqual([{ id }]);
        expect(await offered(search, locale), `${search} in ${locale}`).toMatchObject([
          { target: `file:${id}`, title: locale === 'de' ? texts.alt : english.alt },
        ]);
      }
      expect(await listed('handball', locale)).toEqual([]);
    }
  });
});
