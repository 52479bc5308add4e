import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readPollList } from '#content/wire/api/poll-list.ts';
import { askedQuestionOf } from '#polls/asked-question.ts';
import { openBallotStore } from '#polls/open-ballot-store.server.ts';
import { readSettings } from '#settings/settings.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';

const stored = z.looseObject({
  question: z.string().nullish(),
  correction: z.string().nullish(),
  correctedAt: z.string().nullish(),
  options: z.array(z.looseObject({ id: z.string(), label: z.string().nullish() })),
});

describe.each(databases)('a poll with counted votes, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor } = backend;
  let id: number;

  beforeAll(async () => {
    const made = await editor('POST', '/polls?locale=de', {
      question: 'Wie breit?',
      options: [{ label: 'Schmal' }, { label: 'Breit' }, { label: 'Egal' }],
      opensAt: '2026-01-01T00:00:00.000Z',
      _status: 'published',
    });
    id = z.object({ doc: z.object({ id: z.number() }) }).parse(await made.json()).doc.id;
    expect((await publish({ question: 'Wie breit ist es?' })).status).toBe(200);
    await cast();
  });

  const publish = (data: object, locale = 'de', language = 'de') =>
    editor(
      'PATCH',
      `/polls/${id}?locale=${locale}`,
      { ...data, _status: 'published' },
      { 'accept-language': language },
    );

  const save = (data: object, locale = 'de') =>
    editor('PATCH', `/polls/${id}?locale=${locale}&draft=true`, data);

  const read = async (query = '?locale=de&depth=0') =>
    stored.parse(await (await editor('GET', `/polls/${id}${query}`)).json());

  async function cast(): Promise<void> {
    const settings = readSettings({ DATA_DIR: backend.dataDir });
    const store = await openBallotStore({ ...settings, databaseUrl: process.env.DATABASE_URL || undefined });
    const [listed] = (await readPollList(backend.payload)).polls;
    const poll = listed?.de;
    if (!listed || !poll) throw new Error('The poll is not listed.');
    const [receipt, voter] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
    const choices = [poll.options[0]?.id ?? ''];
    const question = askedQuestionOf(listed, poll);
    await store.cast({
      poll: String(id),
      receipt,
      voter,
      choices,
      ranked: false,
      at: Date.now(),
      question,
    });
    await store.close();
  }

  test('changes in a draft as one likes, and is published as it was otherwise', async () => {
    expect((await save({ question: 'Ganz anders?' })).status).toBe(200);
    expect((await read()).question).toBe('Wie breit ist es?');
    const { options } = await read();
    const settled = { question: 'Wie breit ist es?', options, thanks: 'Danke!', correction: null };
    expect((await publish(settled)).status).toBe(200);
  });

  test('asks nothing else without a reason, in any language, order or number of answers', async () => {
    const { options } = await read();
    const [first, second, third] = options;
    const changes = [
      { question: 'Wie breit wohl?' },
      { consent: 'Einverstanden.' },
      { options: [{ ...first, label: 'Ganz schmal' }, second, third] },
      { options: [{ ...first, detail: 'Wie ein Gürtel' }, second, third] },
      { options: [second, first, third] },
      { options: [first, second] },
      { options: [...options, { label: 'Gar nicht' }] },
    ];
    for (const change of changes) {
      const answer = await publish(change);
      expect(answer.status, JSON.stringify(change)).toBe(400);
      expect(await answer.text()).toContain('Es sind schon Stimmen gezählt (1)');
    }
    const english = await publish({ question: 'How wide?', options }, 'en', 'en');
    expect(english.status).toBe(400);
    expect(await english.text()).toContain('only change as a correction');
    // The draft in the other language would go live with it.
    expect((await save({ question: 'How wide?', options }, 'en')).status).toBe(200);
    expect((await publish({ thanks: 'Vielen Dank!' })).status).toBe(400);
    expect(
      (await save({ question: '', options: options.map((one) => ({ ...one, label: '' })) }, 'en')).status,
    ).toBe(200);
    expect((await publish({ thanks: 'Vielen Dank!' })).status).toBe(200);
    const removed = await publish({ options: [second, third], correction: 'Schmal gibt es nicht.' });
    expect(await removed.text()).toContain('„Schmal“ hat schon Stimmen (1)');
  });

  test('is corrected with a reason, once for each correction, and keeps both wordings', async () => {
    const correction = 'Ein Wort fehlte.';
    expect((await publish({ question: 'Wie breit soll es sein?', correction })).status).toBe(200);
    const corrected = await read();
    expect(corrected).toMatchObject({ question: 'Wie breit soll es sein?', correction });
    expect(Date.parse(corrected.correctedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const [listed] = (await readPollList(backend.payload)).polls;
    expect(listed).toMatchObject({ correction: { reason: correction, at: corrected.correctedAt } });

    expect((await publish({ question: 'Und noch einmal?', correction })).status).toBe(400);
    expect((await publish({ thanks: 'Bis bald.', correction: 'Nichts.', correctedAt: null })).status).toBe(
      200,
    );
    expect(await read()).toMatchObject({ correction, correctedAt: corrected.correctedAt });

    const versions = await editor(
      'GET',
      `/polls/versions?where[parent][equals]=${id}&where[version._status][equals]=published&locale=de&depth=0&limit=100`,
    );
    const { docs } = z.object({ docs: z.array(z.object({ version: stored })) }).parse(await versions.json());
    expect(new Set(docs.map(({ version }) => version.question))).toEqual(
      new Set(['Wie breit?', 'Wie breit ist es?', 'Wie breit soll es sein?']),
    );
  });
});
