import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readPageDocument } from '#content/wire/api/page-documents.ts';
import { readPublishedPaths } from '#content/wire/api/published-paths.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { uploadOf } from '../../../../tests/support/upload.ts';
import { emptyTrash } from './empty-trash.ts';

const saved = z.object({ doc: z.looseObject({ id: z.number() }) });
const refused = z.object({ errors: z.array(z.looseObject({ message: z.string() })) });
const many = z.object({ docs: z.array(z.unknown()), errors: z.array(z.object({ message: z.string() })) });

const day = 86_400_000;

describe.each(databases)('the trash on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor, admin, viewer } = backend;
  let made = 0;

  async function create(collection: string, data: object): Promise<number> {
    const answer = await editor('POST', `/${collection}?locale=de`, data);
    const body: unknown = await answer.json();
    expect(answer.status, JSON.stringify(body)).toBe(201);
    return saved.parse(body).doc.id;
  }

  function page(path: string, blocks: object[] = [], more: object = {}): Promise<number> {
    const reason = 'Manche sind leer';
    return create('pages', { title: `Seite ${path}`, path, blocks, reason, _status: 'published', ...more });
  }

  async function picture(): Promise<{ id: number; filename: string }> {
    made += 1;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><title>${made}</title></svg>`;
    const form = uploadOf(new File([svg], `bild-${made}.svg`, { type: 'image/svg+xml' }), {
      alt: 'Ein Bild',
    });
    const answer = await editor('POST', '/media', form);
    const body: unknown = await answer.json();
    expect(answer.status, JSON.stringify(body)).toBe(201);
    return z.object({ doc: z.object({ id: z.number(), filename: z.string() }) }).parse(body).doc;
  }

  function trash(collection: string, id: number, headers = {}): Promise<Response> {
    return editor('PATCH', `/${collection}/${id}`, { deletedAt: new Date().toISOString() }, headers);
  }

  function restore(collection: string, id: number, data: object = {}): Promise<Response> {
    return editor('PATCH', `/${collection}/${id}?trash=true`, { deletedAt: null, ...data });
  }

  async function sentence(answer: Response): Promise<string> {
    expect(answer.status).toBe(409);
    return refused.parse(await answer.json()).errors[0]?.message ?? '';
  }

  async function publishedPaths(): Promise<string[]> {
    return (await readPublishedPaths(backend.payload)).pages.map(({ path }) => path);
  }

  const text = (url: string) => ({
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: 'ltr',
      children: [
        {
          type: 'paragraph',
          format: '',
          indent: 0,
          version: 1,
          direction: 'ltr',
          children: [
            {
              type: 'link',
              fields: { linkType: 'custom', url },
              format: '',
              indent: 0,
              version: 3,
              direction: 'ltr',
              children: [
                { type: 'text', text: 'Weiter', format: 0, detail: 0, mode: 'normal', style: '', version: 1 },
              ],
            },
          ],
        },
      ],
    },
  });

  test('takes a page off the site at once, and brings it back whole, as a draft', async () => {
    const blocks = [{ blockType: 'rich-text', content: text('https://example.org') }];
    const id = await page('/gehen', blocks);
    const { version } = await readPublishedPaths(backend.payload);
    expect(await publishedPaths()).toContain('/gehen');

    expect((await trash('pages', id)).status).toBe(200);
    const after = await readPublishedPaths(backend.payload);
    expect(after.version).not.toBe(version);
    expect(after.pages.map(({ path }) => path)).not.toContain('/gehen');
    for (const draft of [false, true])
      expect(
        await readPageDocument(backend.payload, { path: '/gehen', locale: 'de', draft }),
      ).toBeUndefined();
    expect((await editor('GET', `/pages/${id}`)).status).toBe(404);

    expect((await restore('pages', id, { _status: 'published' })).status).toBe(200);
    expect(await publishedPaths()).not.toContain('/gehen');
    const restored: unknown = await (await editor('GET', `/pages/${id}?draft=true`)).json();
    expect(restored).toMatchObject({ _status: 'draft', title: 'Seite /gehen', path: '/gehen' });
    expect(restored).toMatchObject({ blocks: [{ blockType: 'rich-text' }] });
  });

  test('keeps a newer draft and the versions of what goes there', async () => {
    const id = await page('/entwurf');
    await editor('PATCH', `/pages/${id}?draft=true`, { title: 'Neuer Titel', _status: 'draft' });
    expect((await trash('pages', id)).status).toBe(200);
    expect((await restore('pages', id)).status).toBe(200);
    const draft: unknown = await (await editor('GET', `/pages/${id}?draft=true`)).json();
    expect(draft).toMatchObject({ title: 'Neuer Titel', _status: 'draft' });
    const versions: unknown = await (
      await editor(
        'GET',
        `/pages/versions?where[parent][equals]=${id}&where[version._status][equals]=published`,
      )
    ).json();
    expect(versions).toMatchObject({ docs: [{ version: { title: 'Seite /entwurf' } }] });
    expect(await publishedPaths()).not.toContain('/entwurf');
  });

  test('gives the address of a page free, and gives it back only while it is free', async () => {
    const id = await page('/frei');
    expect((await trash('pages', id)).status).toBe(200);
    const second = await page('/frei');
    expect(await sentence(await restore('pages', id))).toContain('/frei');
    const third = await editor('POST', '/pages', { title: 'Dritte', path: '/frei', _status: 'published' });
    expect(third.status).toBe(400);
    expect(
      (await editor('PATCH', `/pages/${second}`, { path: '/woanders', _status: 'published' })).status,
    ).toBe(200);
    // A redirect at its old address leads to its new one.
    expect(await sentence(await restore('pages', id))).toContain('/frei');
    expect((await trash('redirects', await redirectFrom('/frei'))).status).toBe(200);
    expect((await restore('pages', id)).status).toBe(200);
  });

  async function redirectFrom(path: string): Promise<number> {
    const answer = await editor('GET', `/redirects?where[from][equals]=${path}&depth=0`);
    const { docs } = z.object({ docs: z.tuple([z.object({ id: z.number() })]) }).parse(await answer.json());
    return docs[0].id;
  }

  test('is the server’s: nobody moves the day, writes what lies there, or makes something deleted', async () => {
    const id = await page('/uhr');
    const before = Date.now();
    await editor('PATCH', `/pages/${id}`, { deletedAt: '1999-01-01T00:00:00.000Z' });
    const { deletedAt } = z
      .object({ deletedAt: z.coerce.date() })
      .parse(await (await editor('GET', `/pages/${id}?trash=true`)).json());
    expect(deletedAt.getTime()).toBeGreaterThanOrEqual(before - 1);
    for (const data of [
      { title: 'Anders' },
      { deletedAt: '1999-01-01T00:00:00.000Z' },
      { _status: 'published' },
    ])
      expect((await editor('PATCH', `/pages/${id}?trash=true`, data)).status).toBe(409);
    const born = await editor('POST', '/redirects', {
      from: '/geboren',
      to: '/',
      status: '301',
      deletedAt: '1999-01-01T00:00:00.000Z',
    });
    expect(await born.json()).toMatchObject({ doc: { deletedAt: null } });
  });

  test('is emptied by admins alone, and nothing skips it', async () => {
    const id = await page('/endgueltig');
    for (const ask of [viewer, editor, admin])
      expect((await ask('DELETE', `/pages/${id}`)).status).toBeGreaterThanOrEqual(400);
    expect((await viewer('PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(403);
    expect((await trash('pages', id)).status).toBe(200);
    for (const ask of [viewer, editor])
      expect((await ask('DELETE', `/pages/${id}?trash=true`)).status).toBe(403);
    expect((await admin('DELETE', `/pages/${id}?trash=true`)).status).toBe(200);
    expect((await editor('GET', `/pages/${id}?trash=true`)).status).toBe(404);
  });

  test('refuses what a published page, the navigation or a redirect needs, in a sentence that says where', async () => {
    const { id: file } = await picture();
    const target = await page('/ziel', [{ blockType: 'headline', title: 'Ziel', anchor: 'da' }]);
    const user = await page('/nutzt', [
      { blockType: 'rich-text', content: text('/ziel?von=hier#da') },
      { blockType: 'media', file },
    ]);
    for (const [collection, id] of [
      ['media', file],
      ['pages', target],
    ] as const) {
      const german = await sentence(await trash(collection, id, { 'accept-language': 'de' }));
      expect(german).toContain('(/nutzt)');
      expect(german).toMatch(/Baustein [12] \(„/);
      expect(await sentence(await trash(collection, id, { 'accept-language': 'en' }))).toContain(
        'still needed',
      );
    }
    // It may be deleted once only a draft uses it.
    await editor('PATCH', `/pages/${user}`, { _status: 'draft' });
    expect((await trash('media', file)).status).toBe(200);

    const redirect = await create('redirects', { from: '/kurz', to: '/ziel', status: '301' });
    expect(await sentence(await trash('pages', target, { 'accept-language': 'de' }))).toContain('/kurz');
    expect((await trash('redirects', redirect)).status).toBe(200);

    const navigate = (href: string) =>
      editor('POST', '/globals/project-settings?locale=en', {
        title: 'Heimspiel',
        description: 'Heimspiel',
        navigation: [{ label: 'Target', href }],
      });
    expect((await navigate('/Ziel')).status).toBe(200);
    expect(await sentence(await trash('pages', target, { 'accept-language': 'de' }))).toContain('Navigation');
    expect((await navigate('/nutzt')).status).toBe(200);
    expect((await trash('pages', target)).status).toBe(200);
  });

  test('refuses among many only those that are needed', async () => {
    const needed = await page('/gebraucht');
    const free = await page('/ungebraucht');
    await page('/braucht', [{ blockType: 'rich-text', content: text('/gebraucht') }]);
    const answer = await editor('PATCH', `/pages?where[id][in]=${needed},${free}`, {
      deletedAt: new Date().toISOString(),
    });
    const { docs, errors } = many.parse(await answer.json());
    expect(docs).toMatchObject([{ id: free }]);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain('/braucht');
    expect(await publishedPaths()).toContain('/gebraucht');
    expect(await publishedPaths()).not.toContain('/ungebraucht');
  });

  test('never loses what a page needs that is published at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id: file } = await picture();
      const user = await editor('POST', '/pages?draft=true&locale=de', {
        title: 'Gleichzeitig',
        path: `/gleichzeitig-${round}`,
        blocks: [{ blockType: 'media', file }],
        _status: 'draft',
      });
      const { id } = saved.parse(await user.json()).doc;
      const [deleted, published] = await Promise.all([
        trash('media', file),
        editor('PATCH', `/pages/${id}?locale=de`, { _status: 'published' }),
      ]);
      expect([deleted.status, published.status].filter((status) => status === 200)).toHaveLength(1);
    }
  });

  test('keeps a file with all its sizes, and gives it out to nobody but editors until it is restored', async () => {
    const { id, filename } = await picture();
    const address = `/media/file/${filename}`;
    expect((await viewer('GET', address)).status).toBe(200);
    expect((await trash('media', id)).status).toBe(200);
    for (const [ask, status] of [
      [backend.request.bind(backend), 403],
      [viewer, 404],
      [editor, 200],
    ] as const)
      expect((await ask('GET', address)).status).toBe(status);
    expect((await restore('media', id)).status).toBe(200);
    expect((await viewer('GET', address)).status).toBe(200);
    expect((await trash('media', id)).status).toBe(200);
    expect((await admin('DELETE', `/media/${id}?trash=true`)).status).toBe(200);
    expect((await editor('GET', address)).ok).toBe(false);
  });

  test('names the addresses that lead nowhere once a page has moved or gone, until they are redirected', async () => {
    const former = async (id: number): Promise<unknown> =>
      z
        .object({ formerAddresses: z.unknown(), address: z.string().optional() })
        .parse(await (await editor('GET', `/pages/${id}/used-on`)).json());
    const id = await page('/vorher');
    await editor('PATCH', `/pages/${id}`, { path: '/nachher', _status: 'published' });
    expect(await former(id)).toEqual({ address: '/nachher', formerAddresses: [] });
    expect((await trash('redirects', await redirectFrom('/vorher'))).status).toBe(200);
    expect(await former(id)).toEqual({ address: '/nachher', formerAddresses: ['/vorher'] });
    await create('redirects', { from: '/vorher', to: '/nachher', status: '301' });
    expect(await former(id)).toEqual({ address: '/nachher', formerAddresses: [] });
    const gone = await page('/gewesen');
    expect((await trash('pages', gone)).status).toBe(200);
    expect(await former(gone)).toEqual({ formerAddresses: ['/gewesen'] });
    await create('redirects', { from: '/gewesen', to: '/nachher', status: '301' });
    expect(await sentence(await restore('pages', gone))).toContain('/gewesen');
  });

  test('says where something is used, in drafts as well, to every account and nobody else', async () => {
    const { id: file } = await picture();
    const id = await page('/oeffentlich', [{ blockType: 'media', file }]);
    const draft = await create('pages', { title: 'Entwurf', path: '/geheim', _status: 'draft' });
    await editor('PATCH', `/pages/${draft}?draft=true&locale=en`, {
      title: 'Draft',
      blocks: [{ blockType: 'media', file }],
    });
    expect((await backend.request('GET', `/media/${file}/used-on`)).status).toBe(403);
    expect((await viewer('GET', '/media/999999/used-on')).status).toBe(404);
    const answer: unknown = await (await viewer('GET', `/media/${file}/used-on`)).json();
    expect(answer).toMatchObject({
      uses: [
        {
          slug: 'pages',
          id: String(id),
          state: 'published',
          path: '/oeffentlich',
          places: [{ locale: 'de' }],
        },
        { slug: 'pages', id: String(draft), state: 'draft', path: '/geheim', places: [{ locale: 'en' }] },
      ],
    });
  });

  test('is emptied after thirty days, whatever else fails', async () => {
    const old = await page('/alt-genug');
    const young = await page('/zu-jung');
    const stuck = await page('/klemmt');
    for (const id of [old, young, stuck]) expect((await trash('pages', id)).status).toBe(200);
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    for (const [id, days] of [
      [stuck, 40],
      [old, 31],
      [young, 29],
    ] as const)
      await backend.payload.db.updateOne({ collection: 'pages', id, data: { deletedAt: ago(days) } });
    const hooks = backend.payload.collections.pages?.config.hooks.beforeDelete ?? [];
    const jam = ({ id }: { id: number | string }) => {
      if (id === stuck) throw new Error('It is stuck.');
    };
    hooks.push(jam);
    await emptyTrash(backend.payload);
    hooks.splice(hooks.indexOf(jam), 1);
    const left = async (id: number) => (await admin('GET', `/pages/${id}?trash=true`)).status;
    expect([await left(old), await left(young), await left(stuck)]).toEqual([404, 200, 200]);
  });
});
