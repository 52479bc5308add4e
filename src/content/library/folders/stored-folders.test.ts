import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';

const folders = z.object({
  folders: z.array(z.object({ folder: z.string(), files: z.number() })),
  without: z.number(),
});

const docs = z.object({ docs: z.array(z.object({ filename: z.string(), folder: z.string().nullable() })) });

describe.each(databases)('folders of the media library, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor } = backend;
  let ids: number[];

  beforeAll(async () => {
    ids = [];
    for (const name of ['eins', 'zwei', 'drei', 'vier', 'fuenf']) ids.push(await file(name));
  });

  async function file(name: string): Promise<number> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${name}</title></svg>`;
    const { id } = await backend.payload.create({
      collection: 'media',
      locale: 'de',
      data: { alt: name },
      file: { name: `${name}.svg`, mimetype: 'image/svg+xml', data: Buffer.from(svg), size: svg.length },
    });
    return Number(id);
  }

  const list = async () => folders.parse(await (await editor('GET', '/media/folders')).json());
  const move = (folder: unknown, which: unknown, ask = editor) =>
    ask('POST', '/media/folders/move', { folder, ids: which });
  const rename = (from: unknown, to: unknown) => editor('POST', '/media/folders/rename', { from, to });
  const filesIn = async (where: string) => {
    const answer = await editor('GET', `/media?${where}&sort=id&depth=0`);
    return docs.parse(await answer.json()).docs.map(({ filename }) => filename.split('-')[0]);
  };

  test('are there as long as files lie in them, by the name that was meant', async () => {
    expect(await list()).toEqual({ folders: [], without: 5 });
    const moved = await move('  Saison 26/27>Heim ', ids.slice(0, 2));
    expect(await moved.json()).toEqual({ moved: 2, folder: 'Saison 26/27 > Heim' });
    expect((await move('Logos', ids.slice(2, 3))).status).toBe(200);
    expect(await list()).toEqual({
      folders: [
        { folder: 'Logos', files: 1 },
        { folder: 'Saison 26/27 > Heim', files: 2 },
      ],
      without: 2,
    });
    expect(await filesIn('where[folder][equals]=Saison%2026/27%20%3E%20Heim')).toEqual(['eins', 'zwei']);
    expect(await filesIn('where[folder][exists]=false')).toEqual(['vier', 'fuenf']);
  });

  test('take everything that a list shows by its filter and search, and no more', async () => {
    const query = '?where[or][0][and][0][folder][exists]=false&search=vier';
    const moved = await editor('POST', `/media/folders/move${query}`, { folder: 'Gesucht' });
    expect(await moved.json()).toEqual({ moved: 1, folder: 'Gesucht' });
    expect(await filesIn('where[folder][equals]=Gesucht')).toEqual(['vier']);
    expect((await move('', [ids[3]])).status).toBe(200);
    expect(await filesIn('where[folder][equals]=Gesucht')).toEqual([]);
    const unsound = await editor('POST', '/media/folders/move?where[folder][near]=1', { folder: 'X' });
    expect(unsound.status).toBe(400);
  });

  test('are renamed with all that lies in them, also in the trash, and become one with another', async () => {
    const [first, second] = ids;
    await editor('PATCH', `/media/${second}`, { deletedAt: new Date().toISOString() });
    expect((await list()).folders).toContainEqual({ folder: 'Saison 26/27 > Heim', files: 1 });
    expect(await (await rename('Saison 26/27', 'Archiv > 26')).json()).toEqual({
      moved: 2,
      folder: 'Archiv > 26',
    });
    await editor('PATCH', `/media/${second}?trash=true`, { deletedAt: null });
    expect(await filesIn('where[folder][equals]=Archiv%20%3E%2026%20%3E%20Heim')).toEqual(['eins', 'zwei']);
    // Into itself: each name is replaced once.
    expect((await move('Archiv', [first])).status).toBe(200);
    expect((await rename('Archiv', 'Archiv > 26')).status).toBe(200);
    expect((await list()).folders).toEqual([
      { folder: 'Archiv > 26', files: 1 },
      { folder: 'Archiv > 26 > 26 > Heim', files: 1 },
      { folder: 'Logos', files: 1 },
    ]);
    expect((await rename('Archiv > 26 > 26 > Heim', 'Logos')).status).toBe(200);
    expect((await list()).folders).toEqual([
      { folder: 'Archiv > 26', files: 1 },
      { folder: 'Logos', files: 2 },
    ]);
  });

  test('are refused in a sentence where they have no name, too long a one, or are gone', async () => {
    const before = await list();
    const sentence = async (answer: Promise<Response>, status: number) => {
      const { status: was, ...rest } = await answer.then(async (one) => ({
        status: one.status,
        text: await one.text(),
      }));
      expect(was, rest.text).toBe(status);
      return rest.text;
    };
    expect(await sentence(move('x'.repeat(201), ids), 400)).toContain('zu lang: 201 Zeichen');
    expect(await sentence(rename('Logos', ' > '), 400)).toContain('braucht einen Namen');
    expect(await sentence(rename('Archiv', `${'x'.repeat(197)}`), 400)).toContain('zu lang');
    expect(await sentence(rename('Nie da', 'Logos'), 404)).toContain('„Nie da“');
    for (const wrong of [move(7, ids), move('X', ['1 OR 1=1']), move('X', 'alle'), rename('', 'X')])
      expect(await sentence(wrong, 400)).toContain('ließ sich nicht lesen');
    expect(await list()).toEqual(before);
  });

  test('are kept by the form as typed, told in the audit log, and no matter of the site', async () => {
    const version = async () => (await backend.payload.findGlobal({ slug: 'publication' })).version;
    const before = await version();
    expect((await move('Zweimal', ids)).status).toBe(200);
    expect(await version()).toEqual(before);
    const { docs: lines } = await backend.payload.find({
      collection: 'audit',
      where: { and: [{ subject: { equals: 'media' } }, { details: { contains: 'Zweimal' } }] },
    });
    expect(lines).toHaveLength(1);
    const saved = await editor('PATCH', `/media/${ids[0]}?locale=de`, { folder: ' Logos>  Klein ' });
    expect(saved.status).toBe(200);
    expect((await list()).folders).toContainEqual({ folder: 'Logos > Klein', files: 1 });
    const tooLong = await editor('PATCH', `/media/${ids[0]}?locale=de`, { folder: 'x'.repeat(201) });
    expect(tooLong.status).toBe(400);
  });

  test('lose nothing when two editors move and rename at once', async () => {
    await move('Zugleich', ids);
    const answers = await Promise.all([
      rename('Zugleich', 'Danach'),
      move('Anders', ids.slice(0, 2)),
      rename('Zugleich', 'Danach'),
      move('Anders', ids.slice(0, 2)),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const { folders: left, without } = await list();
    expect(left.reduce((sum, { files }) => sum + files, without)).toBe(ids.length);
    expect(left.map(({ folder }) => folder)).not.toContain('Zugleich');
  });
});
