import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { SmtpSink } from '../../../../tests/support/smtp-sink.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

describe.each(databases)('the overview, on %s', (database) => {
  let backend: ContentBackend;
  let editor: ContentBackend['request'];
  let mailServer: SmtpSink;
  let overview: typeof import('./waiting-documents.ts') &
    typeof import('./scheduled-publications.ts') &
    typeof import('./open-polls.ts') &
    typeof import('./waiting-translations.ts') &
    typeof import('./received.ts') &
    typeof import('./ending-licences.ts');

  beforeAll(async () => {
    mailServer = await SmtpSink.start();
    backend = await ContentBackend.start({
      database,
      environment: { SMTP_URL: mailServer.url, MAIL_FROM: 'website@example.org' },
    });
    editor = await backend.as('editor');
    overview = {
      ...(await import('./waiting-documents.ts')),
      ...(await import('./scheduled-publications.ts')),
      ...(await import('./open-polls.ts')),
      ...(await import('./waiting-translations.ts')),
      ...(await import('./received.ts')),
      ...(await import('./ending-licences.ts')),
    };
  }, 60_000);

  afterAll(async () => {
    await backend.end();
    await mailServer.stop();
  });

  const save: ContentBackend['save'] = (...saved) => backend.save(...saved);

  const page = (path: string, title: string, more: object = {}) =>
    save('POST', '/pages?locale=de', { path, title, layout: 'default', ...more });

  test('names what was changed and is not live, whatever it is, the newest first, and nothing in the trash', async () => {
    const live = await page('/live', 'Live', { _status: 'published' });
    const draft = await page('/entwurf', 'Ent\u00ADwurf');
    await save('PATCH', `/pages/${live}?locale=de&draft=true`, { title: 'Live, geändert' });
    const thrown = await page('/weg', 'Weg');
    await save('PATCH', `/pages/${thrown}`, { deletedAt: new Date(now).toISOString() });
    const form = await save('POST', '/forms?locale=de&draft=true', { title: 'Mitmachen' });
    const { entries, totals } = await overview.unpublishedDrafts(backend.payload);
    expect(entries).toMatchObject([
      { collection: 'forms', id: form, title: 'Mitmachen' },
      { collection: 'pages', id: live, title: 'Live, geändert' },
      { collection: 'pages', id: draft, title: 'Entwurf' },
    ]);
    expect(totals).toEqual({ pages: 2, forms: 1 });
  });

  test('lists no more than a few, and counts all', async () => {
    for (let nth = 1; nth <= 6; nth += 1) await page(`/viele-${nth}`, `Viele ${nth}`);
    const { entries, totals } = await overview.unpublishedDrafts(backend.payload);
    expect(entries.map(({ title }) => title)).toEqual([
      'Viele 6',
      'Viele 5',
      'Viele 4',
      'Viele 3',
      'Viele 2',
    ]);
    expect(totals.pages).toBe(8);
  });

  test('names what goes live or disappears by itself, what comes first above, and not what has been deleted', async () => {
    const id = await page('/bald', 'Bald');
    const queue = (value: number, type: 'publish' | 'unpublish', waitUntil: string, locale?: string) =>
      backend.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type, doc: { relationTo: 'pages', value: String(value) }, ...(locale ? { locale } : {}) },
        waitUntil: new Date(waitUntil),
      });
    await queue(id, 'unpublish', '2126-12-01T12:00:00Z');
    await queue(id, 'publish', '2126-11-24T18:00:00Z', 'de');
    await queue(999_999, 'publish', '2126-12-24T18:00:00Z');
    const { entries } = await overview.scheduledPublications(backend.payload);
    expect(entries).toEqual([
      {
        collection: 'pages',
        id: String(id),
        title: 'Bald',
        type: 'publish',
        at: new Date('2126-11-24T18:00:00Z'),
        only: 'de',
        locale: 'de',
      },
      {
        collection: 'pages',
        id: String(id),
        title: 'Bald',
        type: 'unpublish',
        at: new Date('2126-12-01T12:00:00Z'),
        locale: 'de',
      },
    ]);
  });

  test('names the identity, too, when it goes live by itself', async () => {
    await backend.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', global: 'brand' },
      waitUntil: new Date('2126-11-20T18:00:00Z'),
    });
    const { entries, totals } = await overview.scheduledPublications(backend.payload);
    expect(entries[0]).toEqual({ global: 'brand', type: 'publish', at: new Date('2126-11-20T18:00:00Z') });
    expect(totals).toMatchObject({ brand: 1 });
  });

  test('names what is live and missing in a language, there in parts, or changed since in the other one', async () => {
    const text = (quote: string) => ({ blockType: 'blockquote', quote });
    const both = await page('/beide', 'Beide', { blocks: [text('Eins')], _status: 'published' });
    await save('PATCH', `/pages/${both}?locale=en`, {
      title: 'Both',
      blocks: [text('One')],
      _status: 'published',
    });
    const english = await save('POST', '/pages?locale=en', {
      path: '/english',
      title: 'English',
      layout: 'default',
      _status: 'published',
    });
    const options = [{ label: 'Ja' }, { label: 'Nein' }];
    const question = { question: 'Auf Deutsch?', method: 'single', options, _status: 'published' };
    const poll = await save('POST', '/polls?locale=de', question);
    await save('PATCH', `/polls/${poll}?locale=en&draft=true`, { question: 'In English?' });
    const waiting = async () => {
      const { entries, totals } = await overview.waitingTranslations(backend.payload);
      return { entries: entries.map(({ title, state }) => ({ title, ...state })), totals };
    };
    expect(await waiting()).toMatchObject({
      entries: [
        { title: 'English', locale: 'de', exists: false },
        { title: 'Live, geändert', locale: 'en', exists: false },
        { title: 'Auf Deutsch?', locale: 'en', exists: true, missingTexts: 2 },
      ],
      totals: { pages: 2, polls: 1 },
    });
    await save('PATCH', `/pages/${both}?locale=de`, { title: 'Beide, neu', _status: 'published' });
    expect((await waiting()).entries[2]).toMatchObject({
      title: 'Beide, neu',
      locale: 'en',
      isOutdated: true,
    });
    await save('PATCH', `/pages/${both}?locale=en`, { title: 'Both, anew', _status: 'published' });
    expect((await waiting()).totals).toEqual({ pages: 2, polls: 1 });
    await save('PATCH', `/pages/${english}`, { deletedAt: new Date(now).toISOString() });
    expect((await waiting()).totals).toEqual({ pages: 1, polls: 1 });
  });

  test('names polls in which one can vote now, the one that closes first above, and whose votes can’t be read too', async () => {
    const poll = (question: string, opensAt: string | null, closesAt: string | null, status = 'published') =>
      save('POST', '/polls?locale=de', {
        question,
        method: 'single',
        options: [{ label: 'Ja' }, { label: 'Nein' }],
        opensAt,
        closesAt,
        _status: status,
      });
    await poll('Ohne Ende?', '2026-11-01T12:00:00Z', null);
    await poll('Bis morgen?', '2026-11-01T12:00:00Z', '2026-11-24T12:00:00Z');
    await poll('Vorbei?', '2026-11-01T12:00:00Z', '2026-11-23T12:00:00Z');
    await poll('Erst morgen?', '2026-11-24T12:00:00Z', null);
    await poll('Nie?', null, null);
    await poll('Entwurf?', '2026-11-01T12:00:00Z', null, 'draft');
    const { entries, totals } = await overview.openPolls(backend.payload, now);
    expect(entries.map(({ title, closesAt }) => [title, closesAt?.toISOString()])).toEqual([
      ['Bis morgen?', '2026-11-24T12:00:00.000Z'],
      ['Ohne Ende?', undefined],
    ]);
    expect(totals).toEqual({ polls: 2 });
  });

  test('names what came in during the last week, and of what nobody has learnt by mail', async () => {
    const receive = (receipt: string, receivedAt: string, mailState: string) =>
      backend.payload.create({
        collection: 'submissions',
        data: {
          receipt,
          revision: 1,
          formTitle: 'Mitmachen',
          language: 'de',
          receivedAt,
          deleteAfter: '2126-01-01T12:00:00Z',
          summary: `Nummer ${receipt}`,
          answers: '[]',
          files: '[]',
          mails: '[]',
          mailState,
        },
      });
    await receive('1', '2026-11-16T11:59:00Z', 'failing');
    await receive('2', '2026-11-16T12:01:00Z', 'sent');
    await receive('3', '2026-11-23T11:00:00Z', 'kept');
    const titles = ({ entries }: { entries: readonly { title: string }[] }) =>
      entries.map(({ title }) => title);
    expect(titles(await overview.newSubmissions(backend.payload, now))).toEqual(['Nummer 3', 'Nummer 2']);
    expect(titles(await overview.undeliveredMails(backend.payload))).toEqual(['Nummer 3', 'Nummer 1']);
  });

  test('a mail that did not go out is sent once or ticked off, by editors, and its line goes', async () => {
    const mail = (recipient: string, state: 'kept' | 'waiting') => ({
      recipient,
      messageId: `<${recipient.replace('@', '-')}@example.org>`,
      subject: 'Neu',
      text: 'Jemand fragt.',
      state,
      attempts: state === 'waiting' ? 3 : 0,
    });
    const mails = [
      mail('eins@example.org', 'kept'),
      mail('zwei@example.org', 'kept'),
      mail('drei@example.org', 'waiting'),
    ];
    const { id } = await backend.payload.create({
      collection: 'submissions',
      data: {
        receipt: 'd'.repeat(32),
        revision: 1,
        formTitle: 'Mitmachen',
        language: 'de',
        receivedAt: '2026-11-01T12:00:00Z',
        deleteAfter: '2126-01-01T12:00:00Z',
        summary: 'Kim fragt',
        answers: '[]',
        files: '[]',
        mails: JSON.stringify(mails),
        mailState: 'failing',
      },
    });
    const ask = async (nth: number, action: string, who = editor) =>
      (await who('POST', `/submissions/${id}/mails`, { messageId: mails[nth]?.messageId, action })).status;
    const waits = async () =>
      (await overview.undeliveredMails(backend.payload)).entries.some(({ title }) => title === 'Kim fragt');

    const nobody: typeof editor = (...call) => backend.request(...call);
    for (const who of [await backend.as('viewer'), nobody])
      for (const action of ['send', 'done']) expect(await ask(0, action, who)).toBe(403);
    expect(await ask(9, 'send')).toBe(404);
    expect(await ask(0, 'burn')).toBe(404);
    // The site retries this one itself.
    expect(await ask(2, 'send')).toBe(409);

    mailServer.refusals = 1;
    expect(await ask(0, 'send')).toBe(502);
    const [one, other] = await Promise.all([ask(0, 'send'), ask(0, 'send')]);
    expect([one, other]).toContain(204);
    expect(await ask(0, 'send')).toBe(204);
    expect(mailServer.mails.map(({ recipients, messageId }) => [...recipients, messageId])).toEqual([
      ['eins@example.org', mails[0]?.messageId],
    ]);

    expect(await Promise.all([ask(1, 'done'), ask(1, 'done')])).toEqual([204, 204]);
    expect(await waits()).toBe(true);
    expect(await ask(2, 'done')).toBe(204);
    expect(await waits()).toBe(false);
    // A mail marked as done is not sent again, and a newer revision from the site doesn't bring its line back.
    expect(await ask(1, 'send')).toBe(204);
    expect(mailServer.mails).toHaveLength(1);
    const { keepSubmission } = await import('#content/inbox/submissions/keep-submission.ts');
    await keepSubmission(backend.payload, {
      receipt: 'd'.repeat(32),
      revision: 2,
      form: { id: '1', title: 'Mitmachen' },
      locale: 'de',
      receivedAt: '2026-11-01T12:00:00.000Z',
      deleteAfter: '2126-01-01T12:00:00.000Z',
      answers: [],
      files: [],
      mails: mails.map((each) => ({ ...each, attempts: each.attempts + 1 })),
    });
    expect(await waits()).toBe(false);
  });

  test('names files whose licence has ended or soon does, and none in the trash', async () => {
    const file = (name: string, licensedUntil: string | null) =>
      backend.payload.create({
        collection: 'media',
        locale: 'de',
        data: { alt: name, licensedUntil },
        file: {
          name: `${name}.svg`,
          mimetype: 'image/svg+xml',
          data: Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${name}</title></svg>`,
          ),
          size: 100,
        },
      });
    await file('bald', '2026-12-01T12:00:00.000Z');
    await file('vorbei', '2026-11-20T12:00:00.000Z');
    await file('lange', '2027-11-20T12:00:00.000Z');
    await file('immer', null);
    const { id } = await file('weg', '2026-11-20T12:00:00.000Z');
    await save('PATCH', `/media/${id}`, { deletedAt: new Date(now).toISOString() });
    const { entries, totals } = await overview.endingLicences(backend.payload, now);
    expect(
      entries.map(({ title, until }) => [title.replace(/-.*/, ''), overview.hasEnded(until, now)]),
    ).toEqual([
      ['vorbei', true],
      ['bald', false],
    ]);
    expect(totals).toEqual({ media: 2 });
    const today = new Date('2026-11-23T12:00:00Z');
    expect(overview.hasEnded(today, Date.parse('2026-11-23T22:00:00Z'))).toBe(false);
  });

  test('names what should have gone live and was refused, with the reason, until it is live', async () => {
    const link = { link: { label: 'Weiter', href: '/gibt-es-nicht' } };
    const id = await page('/gescheitert', 'Gescheitert', {
      blocks: [{ blockType: 'buttons', items: [link] }],
    });
    const job = await backend.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: String(id) }, locale: 'de' },
      waitUntil: new Date('2026-11-23T11:00:00Z'),
    });
    await backend.payload.jobs.runByID({ id: job.id });
    const { entries } = await overview.refusedPublications(backend.payload);
    expect(entries).toEqual([
      {
        collection: 'pages',
        id: String(id),
        title: 'Gescheitert',
        locale: 'de',
        at: new Date('2026-11-23T11:00:00Z'),
        reason: expect.stringContaining('„/gibt-es-nicht“'),
      },
    ]);
    await save('PATCH', `/pages/${id}?locale=de`, {
      blocks: [{ blockType: 'headline', title: 'Doch' }],
      _status: 'published',
    });
    expect((await overview.refusedPublications(backend.payload)).entries).toEqual([]);
  });

  test('answers before any link is judged, which takes long after a start', async () => {
    const { Overview } = await import('./overview.tsx');
    const { createLocalReq } = await import('payload');
    const { i18n } = await createLocalReq({}, backend.payload);
    const reading = vi.spyOn(backend.payload, 'findGlobal');
    await Overview({ payload: backend.payload, i18n });
    const asked = reading.mock.calls.map(([{ slug }]) => slug);
    reading.mockRestore();
    // The link check starts by reading the content version.
    expect(asked).not.toContain('publication');
  });
});
