import { describe, expect, test } from 'vitest';
import { clubFieldNames } from '#blocks/club-details/club-details.ts';
import { readProjectSettings } from '#content/wire/api/settings-values.ts';
import { projectSettingsSchema } from '#pages/project-settings.ts';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';

const words = { title: 'Heimspiel', description: 'Ein Verein.' };

describe.each(databasesOfSuite)('the club’s details, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor } = backend;

  const save = (ask: ContentBackend['request'], club: object) =>
    ask('POST', '/globals/project-settings?locale=de', { ...words, club });

  test('are what editors fill in, without what is empty', async () => {
    const answer = await save(editor, {
      name: 'FC Beispiel 1893 e. V.',
      address: 'Musterweg 1\n70000 Beispiel',
      email: 'post@example.org',
      phone: '   ',
    });
    expect(answer.status, await answer.text()).toBe(200);
    const settings = projectSettingsSchema.parse(await readProjectSettings(backend.payload));
    expect(settings.club).toEqual({
      name: 'FC Beispiel 1893 e. V.',
      address: 'Musterweg 1\n70000 Beispiel',
      email: 'post@example.org',
    });
    expect(settings.locales.de).toMatchObject(words);
  });

  test('are the same in all languages, and none of them is needed to save', async () => {
    const english = await editor('POST', '/globals/project-settings?locale=en', words);
    expect(english.status, await english.text()).toBe(200);
    expect((await save(editor, Object.fromEntries(clubFieldNames.map((name) => [name, null])))).status).toBe(
      200,
    );
    expect((await readProjectSettings(backend.payload))?.club).toEqual({});
  });

  test('are refused where they can’t be true, and from whoever may not write', async () => {
    expect((await save(editor, { email: 'kein Postfach' })).status).toBe(400);
    expect((await save(editor, { name: 'x'.repeat(201) })).status).toBe(400);
    const viewer = await backend.as('viewer');
    expect((await save(viewer, { name: 'x' })).status).toBe(403);
    const stranger = (await backend.request('POST', '/globals/project-settings?locale=de', words)).status;
    expect([401, 403]).toContain(stranger);
  });
});
