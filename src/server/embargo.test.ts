import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { wallKey } from '#polls/wall-key.server.ts';
import { ContentBackend, databasesOfSuite } from '../../tests/support/content-backend.ts';
import { redPicture } from '../../tests/support/red-picture.ts';
import { asSite, publishedDocument, SiteOfContent, secrets } from '../../tests/support/site-of-content.ts';

const day = 24 * 60 * 60_000;

/** In every word, path and file name of what is scheduled for tomorrow. */
const secret = /geheim/i;

const unknown = '999999';

const saved = z.object({ doc: z.looseObject({ id: z.number() }) });

interface Planned {
  poll: number;
  form: number;
  files: string[];
  frame: string;
}

describe.each(databasesOfSuite)('a page for tomorrow, on %s', (database) => {
  const backend = ContentBackend.forTests({ database, environment: secrets });
  let site: SiteOfContent;
  let planned: Planned;

  beforeAll(async () => {
    site = await SiteOfContent.start(backend);
    planned = await publishForTomorrow(backend);
    await site.untilCurrent();
  });

  afterAll(() => site.end());

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Everything that a response reveals, without what differs in every response. */
  const ask = async (path: string, method = 'GET', base = site.url): Promise<string> => {
    const answer = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        'accept-language': 'de',
        'sec-fetch-site': 'same-origin',
        ...(method === 'POST'
          ? { 'content-type': 'application/json', 'idempotency-key': 'k'.repeat(16) }
          : {}),
      },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    const headers = [...answer.headers].filter(
      ([name]) => !['date', 'set-cookie', 'content-length'].includes(name),
    );
    return JSON.stringify([answer.status, headers, await answer.text()]);
  };

  /** Every address of tomorrow's content, each with a counterpart that never existed. */
  const twins = (): [path: string, twin: string, method?: string][] => {
    const named = (['poll', 'form'] as const).flatMap((kind) =>
      site.routes
        .filter(({ path }) => path.includes(`:${kind}`))
        .map(({ path, method }): [string, string, string?] => {
          const fill = (id: string | number) => path.replace(`:${kind}`, String(id));
          return [fill(planned[kind]), fill(unknown), method === 'ALL' ? 'GET' : method];
        }),
    );
    const page = (path: string): [string, string][] =>
      ['', '/en'].flatMap((prefix) => [
        [prefix + path, prefix + path.replace('geheim', 'nichts')],
        [`${prefix + path}/_payload.js`, `${prefix + path.replace('geheim', 'nichts')}/_payload.js`],
        [`${prefix + path}.md`, `${prefix + path.replace('geheim', 'nichts')}.md`],
      ]);
    return [
      ...named,
      [`/sk/v1/polls/${planned.poll}/votes`, `/sk/v1/polls/${unknown}/votes`, 'POST'],
      ...page('/geheim'),
      ...page('/geheimer-weg'),
      ['/sk/v1/pages?path=/geheim', '/sk/v1/pages?path=/nichts'],
      [planned.frame, planned.frame.replace(/[0-9a-f]{24}$/, '0'.repeat(24))],
      ...planned.files.map((name): [string, string] => [
        `/media/${name}`,
        `/media/${name.replace('geheim', 'nichts')}`,
      ]),
    ];
  };

  test('answers like something that never was, wherever it is asked for', async () => {
    expect(planned.files.length).toBeGreaterThan(4);
    expect(twins().length).toBeGreaterThan(30);
    const blank = (text: string, ...names: (string | number)[]) =>
      names.reduce<string>((blanked, name) => blanked.replaceAll(String(name), '#'), text);
    for (const [path, twin, method] of twins()) {
      const answer = blank(await ask(path, method), 'geheim', planned.poll, planned.form);
      const expected = blank(await ask(twin, method), 'nichts', unknown, planned.poll, planned.form);
      const same = (text: string) =>
        text.replaceAll(/[0-9a-f]{24}/g, '').replaceAll(/"x-request-id","[^"]+"/g, '');
      expect(same(answer), `${method ?? 'GET'} ${path}`).toBe(same(expected));
    }
  });

  test('stands in no answer of the site, nor of the content backend, for a stranger', async () => {
    const build = z
      .object({ id: z.string() })
      .parse(await (await fetch(`${site.url}/builds/latest.json`)).json());
    const { pages } = z
      .object({ pages: z.array(z.object({ path: z.string() })) })
      .parse(await (await fetch(`${site.url}/sk/v1/paths`)).json());
    expect(pages.map(({ path }) => path)).toEqual(['/']);
    const fixed = site.routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
    const addresses = [
      ...fixed,
      `/builds/meta/${build.id}.json`,
      '/',
      '/en',
      '/_payload.js',
      '/en/_payload.js',
      '/nichts',
      '/sk/v1/pages?path=/',
      '/sk/v1/pages?path=/&locale=en',
      ...[
        'media',
        'pages',
        'polls',
        'forms',
        'products',
        'redirects',
        'globals/project-settings',
        'access',
      ].map((name) => `/api/${name}`),
      '/api/media?sort=-createdAt&depth=2',
      '/api/media/count?where[filename][like]=geheim',
      '/api/media/1',
    ];
    for (const path of new Set(addresses)) {
      if (path.startsWith('/admin')) continue;
      expect(await ask(path), path).not.toMatch(secret);
    }
    for (const name of planned.files) {
      const answer = await fetch(`${site.url}/api/media/file/${name}`);
      expect([403, 404], name).toContain(answer.status);
    }
    for (const path of [
      'paths',
      'pages?path=/geheim',
      'polls',
      'forms',
      'changes',
      'project-settings/values',
    ])
      expect(await ask(`/sk/v1/${path}`, 'GET', site.contentUrl), path).toMatch(/^\[404,/);
    for (const name of planned.files)
      expect(await ask(`/sk/v1/media/${name}`, 'GET', site.contentUrl), name).toMatch(/^\[404,/);
  });

  test('a preview link is printed by no 404, however it is written', async () => {
    const { signPreview } = await import('#pages/preview-token.ts');
    const token = signPreview({ path: '/nichts', locale: 'de' }, secrets.PREVIEW_SECRET, Date.now());
    for (const query of [
      `?preview=${token}`,
      `?a=b&preview=1.${token}`,
      `?%70review=${token}&preview=${token}`,
    ]) {
      const answer = await fetch(`${site.url}/nichts${query}`);
      expect(answer.status, query).toBe(404);
      expect(await answer.text(), query).not.toContain(token);
    }
    expect(await (await fetch(`${site.url}/nichts?a=1&b=2`)).text()).toContain('/nichts?a=1&amp;b=2');
  });

  test('is shown with its pictures to whoever has a preview link', async () => {
    const { signPreview } = await import('#pages/preview-token.ts');
    const token = signPreview({ path: '/geheim', locale: 'de' }, secrets.PREVIEW_SECRET, Date.now());
    const html = await (await fetch(`${site.url}/geheim?preview=${token}`)).text();
    expect(html).toMatch(/Geheimfrage/);
    const [source = ''] = /\/media\/geheim[^" ]+\?preview=[^" ]+/.exec(html) ?? [];
    const picture = await fetch(site.url + source.replaceAll('&amp;', '&'));
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await fetch(site.url + source.replace(/geheim[^?]+/, planned.files[0] ?? ''))).status).toBe(
      source.includes(planned.files[0] ?? '') ? 200 : 404,
    );
  });

  test('opens the wall of its poll to whoever has the key, and to nobody else', async () => {
    const wall = (key: string) => fetch(`${site.url}/polls/${planned.poll}/screen?key=${key}`);
    const answer = await wall(wallKey(secrets.VOTES_SECRET, String(planned.poll)));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await answer.text()).toMatch(/Geheimfrage/);
    for (const key of ['', 'x', wallKey(secrets.VOTES_SECRET, unknown), wallKey('', String(planned.poll))])
      expect((await wall(key)).status, key).toBe(404);
  });

  test('is all there once its moment has come, without a change of the content', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * day });
    const { poll, form, files, frame } = planned;
    for (const path of [
      '/geheim',
      '/en/geheim',
      '/geheim/_payload.js',
      '/geheim.md',
      '/sk/v1/pages?path=/geheim',
      `/sk/v1/polls/${poll}`,
      `/polls/${poll}/screen`,
      `/polls/${poll}/share.png`,
      `/sk/v1/forms/${form}`,
      frame,
      ...files.map((name) => `/media/${name}`),
    ])
      expect((await fetch(site.url + path)).status, path).toBe(200);
    const redirected = await fetch(`${site.url}/geheimer-weg`, { redirect: 'manual' });
    expect([redirected.status, redirected.headers.get('location')]).toEqual([302, '/geheim']);
    for (const path of ['/', '/en', '/sk/v1/paths', '/sitemap.xml', '/sk/v1/project-settings/values'])
      expect(await ask(path), path).toMatch(secret);
    const vote = new URLSearchParams({ choice: 'x' });
    const refused = await fetch(`${site.url}/polls/${poll}/vote`, { method: 'POST', body: vote });
    expect([refused.status, /noch nicht geöffnet/.test(await refused.text())]).toEqual([403, true]);
    const [name] = files;
    expect((await fetch(`${site.contentUrl}/sk/v1/media/${name}`, { headers: asSite })).status).toBe(200);
  });
});

/** A page with a poll, a picture, a product, a form and a framed document; a redirect and a link to it. */
async function publishForTomorrow(backend: ContentBackend): Promise<Planned> {
  const editor = await backend.as('editor');
  const save = async (method: string, path: string, body: object) => {
    const answer = await editor(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
    return text;
  };
  const idOf = (text: string) => saved.parse(JSON.parse(text)).doc.id;
  const title = { title: 'Start', blocks: [{ blockType: 'headline', title: 'Start' }] };
  const start = idOf(await save('POST', '/pages?locale=de&draft=true', { path: '/', ...title }));
  await save('PATCH', `/pages/${start}?locale=en`, { ...title, _status: 'published' });

  const upload = await redPicture('Geheim.png', 'Geheimes Trikot', { width: 1800, height: 1200 });
  const picture = z
    .object({
      doc: z.object({
        id: z.number(),
        filename: z.string(),
        sizes: z.record(
          z.string(),
          z.object({ filename: z.string().nullish(), width: z.number().nullish() }),
        ),
      }),
    })
    .parse(JSON.parse(await save('POST', '/media?locale=de', upload))).doc;
  await save('PATCH', `/media/${picture.id}?locale=en`, { alt: 'Geheimes Trikot' });
  /** Both languages have the same text, because rows keep their ids. */
  const record = async (collection: string, text: Readonly<Record<string, unknown>>) => {
    const id = idOf(await save('POST', `/${collection}?locale=de`, { ...text, _status: 'published' }));
    const answer = await editor('GET', `/${collection}/${id}?locale=de&depth=0`);
    const stored = z.record(z.string(), z.unknown()).parse(await answer.json());
    const inEnglish = Object.fromEntries(Object.keys(text).map((name) => [name, stored[name]]));
    await save('PATCH', `/${collection}/${id}?locale=en`, { ...inEnglish, _status: 'published' });
    return id;
  };
  const poll = await record('polls', {
    question: 'Geheimfrage?',
    options: [{ label: 'Geheim ja', image: picture.id }, { label: 'Geheim nein' }],
  });
  const product = await record('products', {
    name: 'Geheimtrikot',
    description: 'Geheim.',
    price: 9900,
    variants: [{ label: 'Geheim weiß', front: picture.id }],
    sizes: [{ label: 'M', chest: 96, length: 70, width: 50 }],
  });
  const form = await record('forms', {
    title: 'Geheimformular',
    submitLabel: 'Los',
    confirmation: 'Da.',
    fields: [{ type: 'text', label: 'Geheimname' }],
  });
  const blocks = [
    { blockType: 'headline', title: 'Geheim' },
    { blockType: 'media', file: picture.id },
    { blockType: 'poll', poll },
    { blockType: 'product-detail', product },
    { blockType: 'form', form },
    {
      blockType: 'html',
      source: { mode: 'framed', document: '<p>Geheimer Rahmen</p>', title: 'Geheimer Rahmen' },
    },
  ];
  const text = { title: 'Geheim', blocks };
  const route = { visibleFrom: new Date(Date.now() + day).toISOString() };
  const page = idOf(
    await save('POST', '/pages?locale=de&draft=true', { path: '/geheim', layout: 'default', route, ...text }),
  );
  await save('PATCH', `/pages/${page}?locale=en`, { ...text, _status: 'published' });
  await save('POST', '/redirects', { from: '/geheimer-weg', to: '/geheim', status: '302' });
  for (const locale of ['de', 'en']) {
    const words = { title: 'Probe', description: 'Probe' };
    const navigation = [
      { label: 'Start', href: '/' },
      { label: 'Das Geheimtrikot', href: '/geheim' },
    ];
    await save('POST', `/globals/project-settings?locale=${locale}`, {
      ...words,
      navigation,
      footer: navigation,
    });
  }
  const document = await publishedDocument(backend, '/geheim', 'de');
  const kinds = document?.blocks.map(({ kind }) => kind);
  expect(kinds).toEqual(['headline', 'media', 'poll', 'product-detail', 'form', 'html']);
  const frame = /\/frames\/[0-9a-f]{24}/.exec(JSON.stringify(document))?.[0] ?? '';
  const files = [...JSON.stringify(document).matchAll(/\/media\/(geheim[a-z0-9.-]+)/g)].map(
    ([, name = '']) => name,
  );
  return { poll, form, frame, files: [...new Set(files)] };
}
