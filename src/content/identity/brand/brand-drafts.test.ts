import { describe, expect, test } from 'vitest';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';
import { readWrittenBrand } from './read-brand.ts';

/** As the button “Publish” sends it; otherwise a save is a draft. */
const published = { _status: 'published' };

describe.each(databasesOfSuite)('drafts of the identity, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor } = backend;

  const save = (colors: object, locale = 'de', ask = editor) =>
    ask('POST', `/globals/brand?locale=${locale}&fallback-locale=none`, { colors, ...published });

  test('comes back as it was: as a draft, in both languages, that is published then', async () => {
    expect((await save({ ring: { hex: '#C8102E', name: 'Reif' } })).status).toBe(200);
    expect((await save({ ring: { name: 'Hoop' } }, 'en')).status).toBe(200);
    const { docs } = await (await editor('GET', '/globals/brand/versions?sort=-createdAt&limit=1')).json();
    const id = docs[0].id;
    const later = await save({ ring: { hex: '#CC1030', name: 'Später' } });
    expect(later.status, await later.text()).toBe(200);
    const restored = await editor('POST', `/globals/brand/versions/${id}`);
    expect(restored.status, await restored.text()).toBe(200);
    expect((await readWrittenBrand(backend.payload)).colors.ring.hex).toBe('#CC1030');
    const answer = await save({});
    expect(answer.status, await answer.text()).toBe(200);
    expect((await readWrittenBrand(backend.payload)).colors.ring).toMatchObject({
      hex: '#C8102E',
      name: { de: 'Reif', en: 'Hoop' },
    });
    expect((await editor('POST', '/globals/brand/versions/999999')).status).toBe(404);
    expect((await (await backend.as('viewer'))('POST', `/globals/brand/versions/${id}`)).status).toBe(403);
  });

  test('is a draft until somebody publishes it, and may be anything until then', async () => {
    const before = await readWrittenBrand(backend.payload);
    const draft = (values: object, query = '') =>
      editor('POST', `/globals/brand?locale=de&fallback-locale=none${query}`, values);
    const version = async () => (await backend.payload.findGlobal({ slug: 'publication' })).version;
    const announced = await version();
    for (const [values, query] of [
      [{ colors: { ring: { hex: '#FF6B6B' } } }, ''],
      [{ voice: { rules: [] }, _status: 'published' }, '&draft=true'],
      [{ _status: 'draft' }, ''],
    ] as const) {
      const answer = await draft(values, query);
      expect(answer.status, await answer.text()).toBe(200);
      expect(await readWrittenBrand(backend.payload)).toEqual(before);
    }
    expect(await version()).toBe(announced);
    const kept = await readWrittenBrand(backend.payload, { draft: true });
    expect(kept.colors.ring.hex).toBe('#FF6B6B');

    const refused = await draft(published);
    expect(refused.status).toBe(400);
    const { errors } = await refused.json();
    expect(errors[0].data.errors[0].path).toBe('colors.ring.hex');
    expect(errors[0].data.errors[0].message).toContain('hebt sich zu wenig ab');
    expect(await readWrittenBrand(backend.payload)).toEqual(before);

    // An unfinished draft in the other locale blocks the publication.
    const english = await editor('POST', '/globals/brand?locale=en&fallback-locale=none', {
      voice: { examples: [{ wrong: 'Synergies', right: '' }] },
    });
    expect(english.status, await english.text()).toBe(200);
    const half = await draft({
      colors: { ring: { hex: '#C8102E' } },
      ...published,
    });
    expect(half.status).toBe(400);
    expect(await half.text()).toContain('in der Sprache Englisch');
  });

  test('goes live at the time that it is planned for, and is never taken off the site', async () => {
    for (const [locale, values] of [
      ['de', { colors: { ring: { hex: '#CC1030' } } }],
      ['en', { voice: { examples: [{ wrong: 'Synergies', right: 'Us' }] } }],
    ] as const) {
      const answer = await editor('POST', `/globals/brand?locale=${locale}`, values);
      expect(answer.status, await answer.text()).toBe(200);
    }
    for (const type of ['unpublish', 'publish'] as const) {
      const before = await readWrittenBrand(backend.payload);
      await backend.payload.jobs.queue({
        task: 'schedulePublish',
        waitUntil: new Date(Date.now() - 1000),
        input: { type, global: 'brand' },
      });
      expect(await readWrittenBrand(backend.payload)).toEqual(before);
      await backend.payload.jobs.run();
    }
    expect((await readWrittenBrand(backend.payload)).colors.ring.hex).toBe('#CC1030');
  });

  test('saves itself while it is written, as one version, and never over what somebody else has saved', async () => {
    const path = '/globals/brand/autosave?locale=de';
    const form = await (await editor('GET', '/globals/brand?locale=de&draft=true')).json();
    const count = async () => (await backend.payload.countGlobalVersions({ global: 'brand' })).totalDocs;
    const before = await count();
    const first = await editor('POST', path, { base: form.updatedAt, data: { claim: 'Eins' } });
    expect(first.status, await first.clone().text()).toBe(200);
    const { savedAt, session } = await first.json();
    const second = await editor('POST', path, { base: savedAt, session, data: { claim: 'Zwei' } });
    expect(second.status, await second.clone().text()).toBe(200);
    expect(await count()).toBe(before + 1);
    const read = async () =>
      (await backend.payload.findGlobal({ slug: 'brand', draft: true, locale: 'de' })).claim;
    expect(await read()).toBe('Zwei');

    // Changes to other fields are merged; a change to the same field is a conflict.
    const now = await second.json();
    const theirs = await editor('POST', path, { base: now.savedAt, data: { ring: { width: '5rem' } } });
    expect(theirs.status, await theirs.clone().text()).toBe(200);
    const joined = await editor('POST', path, {
      base: now.savedAt,
      session: now.session,
      data: { claim: 'Drei' },
    });
    expect(joined.status, await joined.clone().text()).toBe(200);
    expect((await joined.json()).doc.ring.width).toBe('5rem');
    const outdated = await editor('POST', path, {
      base: (await theirs.json()).savedAt,
      data: { claim: 'Meins' },
    });
    expect(outdated.status).toBe(409);
    const byHand = await editor('POST', '/globals/brand?locale=de', {
      claim: 'Meins',
      updatedAt: form.updatedAt,
      ...published,
    });
    expect(byHand.status).toBe(409);
    expect(await read()).toBe('Drei');
    expect((await (await backend.as('viewer'))('POST', path, { base: '', data: {} })).status).toBe(403);
    expect((await editor('POST', path, { base: 7 })).status).toBe(400);
  });
});
