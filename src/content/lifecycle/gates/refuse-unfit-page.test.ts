import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blockKinds } from '#blocks/kinds.ts';
import { editorFields } from '#fields/content-field.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';

const saved = z.object({ doc: z.looseObject({ id: z.number() }) });

const refused = z.object({
  errors: z.tuple([
    z.looseObject({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
    }),
  ]),
});

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';

const dead = [
  { blockType: 'headline', title: 'Trikots' },
  { blockType: 'buttons', items: [{ link: { label: 'Zur Kurve', href: '/gibt-es-nicht' } }] },
];

const sound = [{ blockType: 'headline', title: 'Trikots' }];

const german = { 'accept-language': 'de' };

describe.each(databases)('what visitors would stumble over, on %s', (database) => {
  let backend: ContentBackend;
  let editor: ContentBackend['request'];
  let made = 0;

  beforeAll(async () => {
    backend = await ContentBackend.start({ database });
    editor = await backend.as('editor');
  }, 60_000);

  afterAll(() => backend.end());

  async function save(method: string, path: string, data: object): Promise<number> {
    const answer = await editor(method, path, data);
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return saved.parse(JSON.parse(text)).doc.id;
  }

  /** A page without problems that is published, and whose newest draft has a dead link. */
  async function pageWithDeadDraft(): Promise<number> {
    made += 1;
    const page = { title: `Seite ${made}`, path: `/seite-${made}`, blocks: sound, _status: 'published' };
    const id = await save('POST', '/pages?locale=de', page);
    await save('PATCH', `/pages/${id}?locale=de&draft=true`, { blocks: dead });
    return id;
  }

  async function live(id: number): Promise<string> {
    const found = await backend.payload.findByID({ collection: 'pages', id, locale: 'all', depth: 0 });
    return JSON.stringify(found);
  }

  async function problems(answer: Response): Promise<{ path: string; message: string }[]> {
    const text = await answer.text();
    expect(answer.status, text).toBe(400);
    return refused.parse(JSON.parse(text)).errors[0].data.errors;
  }

  const publishing: Record<string, (id: number) => Promise<unknown>> = {
    'save and publish': async (id) => {
      const data = { blocks: dead, _status: 'published' };
      expect(await problems(await editor('PATCH', `/pages/${id}?locale=de`, data, german))).toEqual([
        {
          path: 'blocks.1.items.0.link.href',
          message:
            'Der Link „Zur Kurve“ in Baustein 2 („Knöpfe“) führt zu „/gibt-es-nicht“. Diese Seite gibt es auf Deutsch nicht. Bitte ein anderes Ziel eintragen.',
        },
      ]);
    },
    'publishing the newest draft in one language': async (id) => {
      const query = '?locale=de&publishSpecificLocale=de';
      await problems(await editor('PATCH', `/pages/${id}${query}`, { _status: 'published' }));
    },
    'publishing many at once': async (id) => {
      const data = { blocks: dead, _status: 'published' };
      const answer = await editor('PATCH', `/pages?locale=de&where[id][in]=${id}`, data);
      expect(await answer.text()).toContain('/gibt-es-nicht');
    },
    'publishing a version that was restored': async (id) => {
      const versions = await editor('GET', `/pages/versions?where[parent][equals]=${id}&sort=-id&depth=0`);
      const { docs } = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(await versions.json());
      await save('PATCH', `/pages/${id}?locale=de&draft=true`, { blocks: sound });
      expect((await editor('POST', `/pages/versions/${docs[0]?.id}`)).status).toBe(200);
      await problems(await editor('PATCH', `/pages/${id}?locale=de`, { _status: 'published' }));
    },
    'a script that overrides access': async (id) => {
      const data = { _status: 'published' };
      const writing = backend.payload.update({ collection: 'pages', id, data, overrideAccess: true });
      await expect(writing).rejects.toThrow('/gibt-es-nicht');
    },
    'the schedule': async (id) => {
      const { id: job } = await backend.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
      });
      await backend.payload.jobs.runByID({ id: job });
      const found = await backend.payload.findByID({ collection: 'payload-jobs', id: job });
      expect(JSON.stringify(found)).toContain('/gibt-es-nicht');
    },
  };

  test.each(Object.entries(publishing))('is not published by %s', async (_, publish) => {
    const id = await pageWithDeadDraft();
    const before = await live(id);
    await publish(id);
    expect(await live(id)).toEqual(before);
  });

  test('is not published with a new page, but may stand in a draft', async () => {
    const page = { title: 'Neu', path: '/neu', blocks: dead };
    await problems(await editor('POST', '/pages?locale=de', { ...page, _status: 'published' }));
    await save('POST', '/pages?locale=de&draft=true', page);
  });

  test('is not published with the other language, which may stay behind as a draft', async () => {
    const file = Buffer.from(square);
    const { id: picture } = await backend.payload.create({
      collection: 'media',
      locale: 'de',
      data: { alt: 'Ein Quadrat' },
      file: { data: file, name: 'Quadrat.svg', mimetype: 'image/svg+xml', size: file.length },
    });
    const blocks = [...sound, { blockType: 'media', file: picture }];
    const id = await save('POST', '/pages?locale=de&draft=true', { title: 'Bild', path: '/bild', blocks });
    // As copying to a locale does.
    await save('PATCH', `/pages/${id}?locale=en&draft=true`, { title: 'Picture', blocks });
    const publish = { _status: 'published' };
    const [problem, ...others] = await problems(
      await editor('PATCH', `/pages/${id}?locale=de`, publish, german),
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      path: expect.stringMatching(/^\?locale=en#block-[0-9a-f]+\.file$/),
      message: expect.stringMatching(/^Englisch – Das Bild/),
    });
    await save('PATCH', `/pages/${id}?locale=de&publishSpecificLocale=de`, publish);
    const english = await problems(await editor('PATCH', `/pages/${id}?locale=en`, publish, german));
    expect(english).toMatchObject([{ path: 'blocks.1.file' }]);
    await save('PATCH', `/media/${picture}?locale=en`, { alt: 'A square' });
    await save('PATCH', `/pages/${id}?locale=en`, publish);
  });

  test('is not offered: pickers ask for what has a name in the language that is edited', async () => {
    const poll = { question: 'Nur auf Deutsch?', options: [{ label: 'Ja' }, { label: 'Nein' }] };
    await save('POST', '/polls?locale=de', {
      ...poll,
      opensAt: '2026-01-01T00:00:00.000Z',
      _status: 'published',
    });
    const field = editorFields(blockKinds.poll.fields).find((one) => 'name' in one && one.name === 'poll');
    const where = field?.type === 'relationship' ? field.filterOptions : undefined;
    expect(where).toEqual({ question: { exists: true } });
    const offered = async (locale: string) => {
      const answer = await editor('GET', `/polls?locale=${locale}&depth=0&where[question][exists]=true`);
      return JSON.stringify(await answer.json());
    };
    expect(await offered('de')).toContain('Nur auf Deutsch?');
    expect(z.object({ totalDocs: z.literal(0) }).safeParse(JSON.parse(await offered('en'))).success).toBe(
      true,
    );
  });

  test('is a film or a sound that was stored before the rule for uploads, which is named', async () => {
    const file = wave(1, 16);
    const { id, filename } = await backend.payload.create({
      collection: 'media',
      locale: 'de',
      data: { alt: 'Die Kurve singt' },
      file: { data: file, name: 'Gesang.wav', mimetype: 'audio/wav', size: file.length },
    });
    const { staticDir = '' } = backend.payload.collections.media?.config.upload ?? {};
    await writeFile(join(staticDir, String(filename)), wave(3, 64));
    const blocks = [...sound, { blockType: 'media', file: id }];
    const page = { title: 'Gesang', path: '/gesang', blocks, _status: 'published' };
    const [problem] = await problems(await editor('POST', '/pages?locale=de', page, german));
    expect(problem).toEqual({
      path: 'blocks.1.file',
      message: expect.stringMatching(
        /^„gesang-.*“ in Baustein 2 .*: Die Aufnahme ist als pcm-f64 gespeichert/,
      ),
    });
  });

  test('is a picture without words on a poll that stands on pages already, in either of its languages', async () => {
    const { id: image } = await backend.payload.create({
      collection: 'media',
      locale: 'de',
      data: { alt: 'Die Kurve' },
      file: { name: 'kurve.svg', mimetype: 'image/svg+xml', data: Buffer.from(square), size: square.length },
    });
    const options = [{ label: 'Ja', image }, { label: 'Nein' }];
    const german = { question: 'Wer?', method: 'single', options, _status: 'published' };
    // The German poll is complete.
    const poll = await save('POST', '/polls?locale=de', german);
    await save('PATCH', `/polls/${poll}?locale=en&draft=true`, { question: 'Who?' });
    const again = () =>
      editor(
        'PATCH',
        `/polls/${poll}?locale=de`,
        { question: 'Wer denn?', _status: 'published' },
        { 'accept-language': 'de' },
      );
    expect(await problems(await again())).toEqual([
      {
        path: 'options.0.image',
        message: expect.stringContaining('hat auf Englisch keinen Alternativtext'),
      },
    ]);
    await save('PATCH', `/polls/${poll}?locale=de&draft=true`, { question: 'Wer denn?' });
    await save('PATCH', `/media/${image}?locale=en`, { alt: 'The stand' });
    expect((await again()).status).toBe(200);
  });

  test('is told in the language of whoever publishes', async () => {
    const page = { title: 'New', path: '/new', blocks: dead, _status: 'published' };
    const answer = await editor('POST', '/pages?locale=de', page, { 'accept-language': 'en' });
    expect((await problems(answer))[0]?.message).toContain('There is no such page in German.');
  });

  const leading = (href: string) => [{ blockType: 'buttons', items: [{ link: { label: 'Weiter', href } }] }];

  test('is published all the same where it is no error, by whoever says why', async () => {
    await save('POST', '/pages?locale=de&draft=true', { title: 'Morgen', path: '/morgen' });
    const page = { title: 'Heute', path: '/heute', blocks: leading('/morgen') };
    const id = await save('POST', '/pages?locale=de&draft=true', page);
    const publish = (reason?: string) =>
      editor('PATCH', `/pages/${id}?locale=de`, { _status: 'published', reason }, german);
    for (const none of [undefined, '', ' \n']) {
      expect(await problems(await publish(none))).toEqual([
        {
          path: 'blocks.0.items.0.link.href',
          message:
            'Der Link „Weiter“ in Baustein 1 („Knöpfe“) führt zu „/morgen“. Diese Seite ist auf Deutsch nicht veröffentlicht.',
        },
        {
          path: 'reason',
          message: 'Soll die Seite trotzdem so online gehen, dann bitte unter „Grund“ sagen, warum.',
        },
      ]);
    }
    expect(await problems(await publish('x'.repeat(501)))).toMatchObject([{ path: 'reason' }]);
    expect(await live(id)).toContain('"_status":"draft"');
    const answer = await publish('Die andere Seite folgt heute Abend.');
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await answer.text(), 'no document has it').not.toContain('heute Abend');
    expect(await live(id)).toContain('"_status":"published"');
    // A reason doesn't override an error.
    const wrong = { blocks: dead, _status: 'published', reason: 'Muss heute raus.' };
    expect(await problems(await editor('PATCH', `/pages/${id}?locale=de`, wrong, german))).toHaveLength(1);
  });

  test('is told of the other language sentence by sentence, each with the place in the form of that one', async () => {
    const both = ['/nirgends', '/nirgendwo'].flatMap(leading);
    const page = { title: 'x'.repeat(61), path: '/zwei-sprachen', blocks: both };
    const id = await save('POST', '/pages?locale=en&draft=true', page);
    const blocks = both.map((block) => ({ ...block, items: [{ link: { label: 'Oben', href: '#top' } }] }));
    const data = { title: 'Da', blocks, _status: 'published' };
    const found = await problems(await editor('PATCH', `/pages/${id}?locale=de`, data, german));
    expect(found.map(({ path }) => path.replace(/block-[0-9a-f]+/, 'block-…'))).toEqual([
      '?locale=en#block-….items.0.link.href',
      '?locale=en#block-….items.0.link.href',
      '?locale=en#field-title',
    ]);
    expect(found[1]?.message).toContain('„/nirgendwo“');
  });

  test('is a translation that is still German, also where it goes live alone', async () => {
    const blocks = [{ blockType: 'headline', title: 'Wir bauen im Sommer um.' }, ...sound];
    const page = { title: 'Umbau', path: '/umbau', blocks };
    const id = await save('POST', '/pages?locale=de&draft=true', page);
    // As copying to a locale does.
    await save('PATCH', `/pages/${id}?locale=en&draft=true`, { title: 'Rebuilding', blocks: [blocks[0]] });
    const publish = (query: string, reason?: string) =>
      editor('PATCH', `/pages/${id}?${query}`, { _status: 'published', reason }, german);
    const [same, missing, ...others] = await problems(await publish('locale=de'));
    expect(same?.message).toMatch(
      /^Englisch – „Wir bauen im Sommer um.“ in Baustein 1 .* auf Englisch noch wie auf Deutsch/,
    );
    expect(missing).toMatchObject({
      path: '?locale=en#field-blocks',
      message: expect.stringMatching(/fehlt, .* Baustein 2 /),
    });
    expect(others).toMatchObject([{ path: 'reason' }]);
    await save('PATCH', `/pages/${id}?locale=de&publishSpecificLocale=de`, { _status: 'published' });
    const alone = await problems(await publish('locale=en&publishSpecificLocale=en'));
    expect(alone.map(({ path }) => path)).toEqual(['blocks.0.title', 'blocks', 'reason']);
    expect((await publish('locale=en', 'Die Übersetzung folgt morgen.')).status).toBe(200);
  });

  test('is nobody’s to answer for where the clock publishes', async () => {
    await save('POST', '/pages?locale=de&draft=true', { title: 'Später', path: '/spaeter' });
    const page = { title: 'Geplant', path: '/geplant', blocks: leading('/spaeter') };
    const id = await save('POST', '/pages?locale=de&draft=true', page);
    const { id: job } = await backend.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', locale: 'de', doc: { relationTo: 'pages', value: id } },
    });
    await backend.payload.jobs.runByID({ id: job });
    expect(await live(id)).toContain('"_status":"published"');
  });

  test('is nothing of two new pages that lead to each other, nor of a page that a redirect replaced', async () => {
    const one = { title: 'Eins', path: '/eins', blocks: leading('/zwei') };
    const two = { title: 'Zwei', path: '/zwei', blocks: leading('/eins') };
    const first = await save('POST', '/pages?locale=de&draft=true', one);
    const second = await save('POST', '/pages?locale=de&draft=true', two);
    const published = { _status: 'published', reason: 'Die andere folgt sofort.' };
    await save('PATCH', `/pages/${first}?locale=de`, published);
    await save('PATCH', `/pages/${second}?locale=de`, { _status: 'published' });
    await save('POST', '/redirects', { from: '/frueher', to: '/eins', status: '301' });
    await save('PATCH', `/pages/${first}?locale=de`, { blocks: leading('/frueher'), _status: 'published' });
  });

  test('is not in the trash: a link to what lies there is dead', async () => {
    const target = await save('POST', '/pages?locale=de&draft=true', { title: 'Fort', path: '/fort' });
    await save('PATCH', `/pages/${target}`, { deletedAt: new Date().toISOString() });
    const blocks = [{ blockType: 'buttons', items: [{ link: { label: 'Fort', href: '/fort' } }] }];
    const page = { title: 'Hin', path: '/hin', blocks, _status: 'published' };
    const [problem] = await problems(await editor('POST', '/pages?locale=de', page, german));
    expect(problem?.message).toContain('führt zu „/fort“');
  });
});

/** A tenth of a second of silence: format 1 has whole numbers, 3 fractions. */
function wave(format: number, bits: number): Buffer {
  const data = Buffer.alloc(800 * (bits / 8));
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(format, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000 * (bits / 8), 28);
  head.writeUInt16LE(bits / 8, 32);
  head.writeUInt16LE(bits, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
