import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readFormList } from '#content/wire/api/form-list.ts';
import { readPageDocument } from '#content/wire/api/page-documents.ts';
import { readPollList } from '#content/wire/api/poll-list.ts';
import { readPublishedPaths } from '#content/wire/api/published-paths.ts';
import { readProjectSettings } from '#content/wire/api/settings-values.ts';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';

const saved = z.object({ doc: z.looseObject({ id: z.number() }) });

const stored = z.looseObject({ id: z.number(), _status: z.string().nullish(), path: z.string().nullish() });

const rows = z.object({ options: z.array(z.looseObject({ id: z.string(), label: z.string() })) });

const opened = { opensAt: '2026-01-01T00:00:00.000Z' };

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';

describe.each(databasesOfSuite)('what visitors get, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor } = backend;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    ids.media = await uploaded('Quadrat.svg', square);
    ids.polls = await publish('polls', {
      question: 'Wie breit?',
      options: [{ label: 'Schmal', image: ids.media }, { label: 'Breit' }],
      integrity: 'code',
      ...opened,
    });
    ids.forms = await publish('forms', {
      title: 'Schreib uns',
      submitLabel: 'Senden',
      confirmation: 'Danke.',
      fields: [{ label: 'Name', type: 'text' }],
    });
    ids.products = await publish('products', product('Trikot'));
    ids.pages = await publish('pages', {
      title: 'Neues Trikot',
      path: '/neues-trikot',
      route: { visibleFrom: '2026-01-01T00:00:00.000Z' },
      blocks: blocks(),
    });
    await change('media', '?locale=en', { alt: 'A square' });
    const english = blocks().filter(({ blockType }) => ['headline', 'media'].includes(blockType));
    await change('pages', '?locale=en', {
      title: 'New shirt',
      blocks: english,
      _status: 'published',
    });
    await expectSaved(editor('POST', '/redirects', { from: '/alt', to: '/neues-trikot', status: '301' }));
    await expectSaved(
      editor('POST', '/globals/project-settings?locale=de', {
        title: 'Heimspiel',
        description: 'Ein Verein.',
      }),
    );
  });

  const product = (name: string) => ({
    name,
    price: 90,
    description: name,
    variants: [{ label: 'Heim', front: ids.media, availability: 'inStock' }],
    sizes: [{ label: 'M', chest: '50' }],
  });

  const blocks = () => [
    { blockType: 'headline', title: 'Breit' },
    { blockType: 'poll', poll: ids.polls },
    { blockType: 'form', form: ids.forms },
    { blockType: 'product-detail', product: ids.products },
    { blockType: 'media', file: ids.media },
  ];

  /** Everything that the content API returns, except when the site should poll again. */
  async function live(): Promise<unknown> {
    const { payload } = backend;
    const { asOf: _, changedRecords: __, ...paths } = await readPublishedPaths(payload);
    const documents = await Promise.all(
      paths.pages.flatMap(({ path, locales }) =>
        locales.map((locale) => readPageDocument(payload, { path, locale, draft: false })),
      ),
    );
    const lists = [await readPollList(payload), await readFormList(payload)];
    return { paths, documents, lists, settings: await readProjectSettings(payload) };
  }

  async function expectSaved(answering: Promise<Response>): Promise<number> {
    const answer = await answering;
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return saved.safeParse(JSON.parse(text)).data?.doc.id ?? 0;
  }

  async function uploaded(name: string, text: string): Promise<number> {
    const data = Buffer.from(text);
    const { id } = await backend.payload.create({
      collection: 'media',
      locale: 'de',
      data: { alt: 'Ein Quadrat' },
      file: { data, name, mimetype: 'image/svg+xml', size: data.length },
    });
    return Number(id);
  }

  const publish = (collection: string, data: object) =>
    expectSaved(editor('POST', `/${collection}?locale=de`, { ...data, _status: 'published' }));

  /** Publishing the page needs a reason: its poll, form and product exist only in German. */
  const change = (collection: string, query: string, data: object) => {
    const isReasoned = collection === 'pages' && '_status' in data && data._status === 'published';
    const reason = isReasoned ? { reason: 'Abgestimmt, gefragt und gekauft wird nur auf Deutsch.' } : {};
    return expectSaved(editor('PATCH', `/${collection}/${ids[collection]}${query}`, { ...data, ...reason }));
  };

  async function read(collection: string, id = ids[collection], query = ''): Promise<z.infer<typeof stored>> {
    return stored.parse(await (await editor('GET', `/${collection}/${id}?depth=0${query}`)).json());
  }

  const written: Record<string, object> = {
    pages: { title: 'Geheim', route: { redirectTo: '/geheim' } },
    polls: { question: 'Geheim?', closesAt: '2026-02-01T00:00:00.000Z', method: 'ranking', options: [] },
    forms: { title: 'Geheim', retentionDays: 1, fields: [], recipients: [{ address: 'x@example.org' }] },
    products: { name: 'Geheim', price: 1, sizes: [] },
  };

  test('is there to begin with', async () => {
    const before = JSON.stringify(await live());
    for (const word of ['Wie breit?', 'Schreib uns', 'Trikot', 'New shirt', 'quadrat-', '/alt', 'Heimspiel'])
      expect(before).toContain(word);
  });

  describe.each(Object.keys(written))('of %s', (collection) => {
    const data = written[collection] ?? {};
    /** Every way to save, in the admin or by API, except “Publish”. */
    const actions: Record<string, () => Promise<unknown>> = {
      'saving a draft': () => change(collection, '?locale=de&draft=true', { ...data, _status: 'draft' }),
      'saving a draft in the other language': () => change(collection, '?locale=en&draft=true', data),
      'saving by itself': () => change(collection, '?locale=de&draft=true&autosave=true', data),
      'copying into a language': () =>
        change(collection, '?locale=en&draft=true', { ...data, _status: 'published' }),
      'a change that says nothing of publishing': () => change(collection, '?locale=de', data),
      'editing many at once': () => editor('PATCH', `/${collection}?where[id][exists]=true&locale=de`, data),
      'restoring any version': async () => {
        const versions = await editor('GET', `/${collection}/versions?depth=0&limit=100`);
        const { docs } = z
          .object({ docs: z.array(z.object({ id: z.number() })) })
          .parse(await versions.json());
        for (const { id } of docs)
          for (const query of ['', '?draft=false', '?draft=true'])
            await expectSaved(editor('POST', `/${collection}/versions/${id}${query}`));
      },
      duplicating: async () => {
        for (const query of ['', '?draft=false', '?draft=true']) {
          const copy = `/${collection}/${ids[collection]}/duplicate${query}`;
          await expectSaved(editor('POST', copy, {}));
          await expectSaved(editor('POST', copy, { _status: 'published' }));
        }
      },
      'making another': () =>
        expectSaved(editor('POST', `/${collection}?locale=de`, { ...data, path: '/geheim' })),
    };

    test.each(Object.entries(actions))('is the same after %s', async (_, act) => {
      const before = await live();
      await act();
      expect(await live()).toEqual(before);
    });

    test('changes with publishing, and ends with taking it off the site, and only then', async () => {
      const before = await live();
      await change(collection, '?locale=de&draft=true', { ...data, _status: 'draft' });
      // As the admin sends it; the draft may be unfinished.
      await change(collection, '?unpublishAllLocales=true', { _status: 'draft' });
      const without = JSON.stringify(await live());
      expect(without).not.toEqual(JSON.stringify(before));
      expect(without).not.toContain('Geheim');
      const published = await versionOf(collection);
      await expectSaved(editor('POST', `/${collection}/versions/${published}`));
      await change(collection, '', { _status: 'published' });
      const after = z.object({ documents: z.array(z.unknown()) }).parse(await live());
      expect(after.documents).toEqual(
        z
          .object({ documents: z.array(z.unknown()) })
          .parse(before)
          .documents.map(changedAnyhow),
      );
    });
  });

  /** The first published version. */
  async function versionOf(collection: string): Promise<number> {
    const query = `where[parent][equals]=${ids[collection]}&where[version._status][equals]=published&sort=-id&limit=1`;
    const answer = await editor('GET', `/${collection}/versions?depth=0&${query}`);
    const [newest] = z
      .object({ docs: z.array(z.object({ id: z.number() })) })
      .parse(await answer.json()).docs;
    return newest?.id ?? 0;
  }

  const changedAnyhow = (document: unknown) => ({
    ...z.looseObject({}).parse(document),
    updatedAt: expect.any(String),
  });

  test('a copy has a free path, no name of the demo content and no time of its own', async () => {
    const copies = await editor('GET', '/pages?draft=true&depth=0&sort=path&where[path][like]=neues-trikot-');
    const { docs } = z.object({ docs: z.array(stored) }).parse(await copies.json());
    expect(docs.length).toBeGreaterThan(5);
    const paths = docs.map((_, index) => `/neues-trikot-kopie${index === 0 ? '' : `-${index + 1}`}`);
    expect(new Set(docs.map(({ path }) => path))).toEqual(new Set(paths));
    const titled = z.object({ title: z.object({ de: z.string().optional(), en: z.string().optional() }) });
    const page = await expectSaved(
      editor('POST', '/pages?locale=de', { title: 'Neu', path: '/zwei-sprachen' }),
    );
    await expectSaved(editor('PATCH', `/pages/${page}?locale=en&draft=true`, { title: 'New' }));
    const copy = await expectSaved(editor('POST', `/pages/${page}/duplicate`, {}));
    const again = await expectSaved(editor('POST', `/pages/${copy}/duplicate`, {}));
    for (const id of [copy, again]) {
      const answer = await editor('GET', `/pages/${id}?draft=true&depth=0&locale=all`);
      expect(titled.parse(await answer.json()).title).toEqual({ de: 'Neu (Kopie)', en: 'New (copy)' });
    }
    for (const { route, _status } of docs)
      expect([z.looseObject({}).parse(route).visibleFrom ?? null, _status]).toEqual([null, 'draft']);
    const poll = z
      .object({ doc: z.looseObject({ id: z.number() }) })
      .parse(await (await editor('POST', `/polls/${ids.polls}/duplicate`, {})).json()).doc;
    expect(poll).toMatchObject({ opensAt: null, _status: 'draft', codesIssued: 0 });
    expect((await editor('POST', '/redirects/1/duplicate', {})).status).toBe(404);
  });

  test('a page is not published with a poll that is a draft, and says so', async () => {
    const draft = await expectSaved(editor('POST', '/polls?locale=de', { question: 'Noch nicht?' }));
    const answer = await editor(
      'POST',
      '/pages?locale=de',
      {
        title: 'Zu früh',
        path: '/zu-frueh',
        blocks: [{ blockType: 'poll', poll: draft }],
        _status: 'published',
      },
      { 'accept-language': 'de' },
    );
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(
      'Die Abstimmung in Baustein 1 („Abstimmung“) ist nicht veröffentlicht',
    );
    expect(JSON.stringify(await live())).not.toContain('Noch nicht?');
  });

  test('an open poll is closed without what somebody is writing; a later publication leaves it closed', async () => {
    const id = await publish('polls', {
      question: 'Rund?',
      options: [{ label: 'Ja' }, { label: 'Nein' }],
      ...opened,
    });
    const poll = rows.parse(await read('polls', id));
    expect((await editor('POST', `/polls/${id}/codes`, { count: 3 })).status).toBe(409);
    await expectSaved(
      editor('PATCH', `/polls/${id}?locale=de&draft=true`, {
        question: 'Rund oder eckig?',
        integrity: 'code',
      }),
    );
    expect((await editor('POST', `/polls/${id}/codes`, { count: 3 })).status).toBe(200);
    expect((await editor('POST', `/polls/${id}/close`)).status).toBe(200);
    expect(await read('polls', id)).toMatchObject({
      question: 'Rund?',
      options: poll.options,
      closesAt: expect.any(String),
      codesIssued: 3,
      _status: 'published',
    });
    const draft = await read('polls', id, '&draft=true');
    expect(draft).toMatchObject({ question: 'Rund oder eckig?', closesAt: expect.any(String) });
    await expectSaved(editor('PATCH', `/polls/${id}?locale=de`, { _status: 'published' }));
    expect(await read('polls', id)).toMatchObject({
      question: 'Rund oder eckig?',
      closesAt: draft.closesAt,
      codesIssued: 3,
    });
    expect((await editor('POST', `/polls/${id}/close`)).status).toBe(409);
  });

  test('a planned publication leaves it as it is until then', async () => {
    const before = await live();
    await backend.payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(inAnHour()),
      input: { type: 'unpublish', doc: { relationTo: 'pages', value: ids.pages } },
    });
    await backend.payload.jobs.run();
    expect(await live()).toEqual(before);
  });
});
