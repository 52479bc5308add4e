import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';

const made = z.object({ doc: z.object({ id: z.number() }) });

const now = Date.parse('2026-11-23T12:00:00Z');

const buttons = (...hrefs: string[]) => ({
  id: `row-${hrefs.join()}`,
  blockType: 'buttons',
  items: hrefs.map((href) => ({ link: { label: 'Zum Ziel', href } })),
});

describe.each(databases)('links that lead nowhere, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor } = backend;
  let links: typeof import('./broken-links.ts');

  beforeAll(async () => {
    links = await import('./broken-links.ts');
  });

  const save = async (method: string, path: string, data: object) => {
    const answer = await editor(method, path, data);
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return text;
  };

  const create = async (path: string, data: object) =>
    made.parse(JSON.parse(await save('POST', path, data))).doc.id;

  const page = (path: string, ...blocks: object[]) =>
    create('/pages?locale=de', {
      path,
      title: path.slice(1),
      blocks,
      reason: 'Manche sind leer',
      _status: 'published',
    });

  const found = async (at = now) =>
    (await links.brokenLinks(backend.payload, at)).map(
      ({ slug, name, locale, message }) => `${slug} ${name.de} ${locale ?? 'all'}: ${message.de}`,
    );

  test('are none where there are none', async () => {
    expect(await found()).toEqual([]);
  });

  test('are those to a page that was taken off the site, thrown away, or lost its anchor, until it is back', async () => {
    const target = await page('/ziel', { blockType: 'headline', title: 'Ziel', anchor: 'zahlen' });
    const from = await page('/von', buttons('/ziel#zahlen', '#top', 'https://example.org/fort'));
    expect(await found()).toEqual([]);

    await save('PATCH', `/pages/${target}?locale=de`, {
      blocks: [{ blockType: 'headline', title: 'Ziel' }],
      _status: 'published',
    });
    expect(await links.brokenLinks(backend.payload, now)).toMatchObject([
      {
        slug: 'pages',
        id: String(from),
        name: { de: 'von', en: 'von' },
        locale: 'de',
        block: expect.any(String),
        message: { de: expect.stringContaining('führt zum Sprungziel „#zahlen“') },
      },
    ]);

    await save('PATCH', `/pages/${target}?locale=de`, { _status: 'draft' });
    expect(await found()).toEqual([
      'pages von de: Der Link „Zum Ziel“ in Baustein 1 („Knöpfe“) führt zu „/ziel“. Diese Seite ist auf Deutsch nicht veröffentlicht.',
    ]);

    await save('PATCH', `/pages/${target}`, { deletedAt: new Date(now).toISOString() });
    expect(await found()).toEqual([
      'pages von de: Der Link „Zum Ziel“ in Baustein 1 („Knöpfe“) führt zu „/ziel“. Diese Seite gibt es auf Deutsch nicht. Bitte ein anderes Ziel eintragen.',
    ]);

    await save('PATCH', `/pages/${from}?locale=de`, { blocks: [buttons('#top')], _status: 'published' });
    expect(await found()).toEqual([]);
  });

  test('are those to a page while it can’t be seen, with nothing saved meanwhile', async () => {
    const route = { visibleFrom: '2026-11-20T12:00:00Z', visibleUntil: '2026-11-24T12:00:00Z' };
    const target = await create('/pages?locale=de', {
      path: '/kurz',
      title: 'Kurz',
      route,
      _status: 'published',
    });
    const from = await page('/kurz-von', buttons('/kurz'));
    expect(await found()).toEqual([]);
    const hidden = [expect.stringContaining('führt zu „/kurz“. Diese Seite ist gerade nicht zu sehen')];
    expect(await found(Date.parse('2026-11-24T12:00:01Z'))).toEqual(hidden);
    for (const id of [from, target]) await save('PATCH', `/pages/${id}?locale=de`, { _status: 'draft' });
  });

  test('are polls that are not published any more, and files that are gone', async () => {
    const poll = await create('/polls?locale=de', {
      question: 'Welches Trikot?',
      options: [{ label: 'Rot' }, { label: 'Weiß' }],
      opensAt: '2026-11-01T12:00:00Z',
      _status: 'published',
    });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
    const { id: file, filename } = await backend.payload.create({
      collection: 'media',
      locale: 'de',
      data: { alt: 'Ein Bild' },
      file: { name: 'bild.svg', mimetype: 'image/svg+xml', data: Buffer.from(svg), size: svg.length },
    });
    const from = await page('/zeigt', { blockType: 'poll', poll }, buttons(`/media/${String(filename)}`));
    expect(await found()).toEqual([]);
    await save('PATCH', `/polls/${poll}?locale=de`, { _status: 'draft' });
    await backend.payload.db.deleteOne({ collection: 'media', where: { id: { equals: file } } });
    expect(await found()).toEqual([
      expect.stringMatching(/^pages zeigt de: Die Abstimmung in Baustein 1 .* ist nicht veröffentlicht/),
      expect.stringMatching(
        /^pages zeigt de: Der Link „Zum Ziel“ in Baustein 2 .* führt zu einer Datei, die es nicht mehr gibt/,
      ),
    ]);
    await save('PATCH', `/pages/${from}?locale=de`, { _status: 'draft' });
  });

  test('stand in menus and redirects, too; a redirect leads somewhere if it does in one language', async () => {
    const english = await create('/pages?locale=en', {
      path: '/only-english',
      title: 'Only',
      _status: 'published',
    });
    await create('/redirects', { from: '/alt', to: '/only-english', status: '301' });
    await create('/redirects', { from: '/aelter', to: '/gibt-es-nicht', status: '301' });
    const onward = await create('/pages?locale=de', {
      path: '/weiter',
      title: 'weiter',
      route: { redirectTo: '/only-english' },
      _status: 'published',
    });
    await save('POST', '/globals/project-settings?locale=de', {
      brandName: 'Heimspiel',
      title: 'Heimspiel',
      description: 'Die Marke des Vereins.',
      claim: 'Wir sind da.',
      navigation: [
        { label: 'Fort', href: '/fort' },
        { label: 'Weiter', href: '/weiter' },
      ],
    });
    const own = [
      'redirects /aelter all: Ein Link in dieser Weiterleitung führt zu „/gibt-es-nicht“. Diese Seite gibt es auf Deutsch nicht. Bitte ein anderes Ziel eintragen.',
      'project-settings Projekteinstellungen de: Ein Link in „Navigation“ führt zu „/fort“. Diese Seite gibt es auf Deutsch nicht. Bitte ein anderes Ziel eintragen.',
    ];
    expect(await found()).toEqual(own);
    await save('PATCH', `/pages/${english}?locale=en`, { _status: 'draft' });
    expect(await found()).toEqual([
      expect.stringMatching(/^pages weiter all: Ein Link in „Weiterleiten nach“ führt zu „\/only-english“/),
      own[0],
      expect.stringMatching(/^redirects \/alt all: /),
      own[1],
    ]);
    await save('PATCH', `/pages/${onward}?locale=de`, { _status: 'draft' });
  });

  test('are told of each language by itself', async () => {
    const english = (path: string, data: object) =>
      save('PATCH', `${path}?locale=en`, { ...data, reason: 'Auf Deutsch leer', _status: 'published' });
    const target = await page('/deutsch');
    const from = await page('/zwei', buttons('/deutsch'));
    const anchored = [{ blockType: 'headline', title: 'Figures', anchor: 'figures' }];
    await english(`/pages/${target}`, { title: 'English', blocks: anchored });
    await english(`/pages/${from}`, { title: 'two', blocks: [buttons('/deutsch#figures')] });
    await english(`/pages/${target}`, { blocks: [] });
    const own = (await links.brokenLinks(backend.payload, now)).filter(({ id }) => id === String(from));
    expect(own).toMatchObject([{ locale: 'en', name: { de: 'two', en: 'two' } }]);
  });
});
