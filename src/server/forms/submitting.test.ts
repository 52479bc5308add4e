import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormField } from '#forms/form.fields.ts';
import type { ListedForm } from '#forms/form-list.ts';
import type { InboxStore } from '#forms/inbox-store.server.ts';
import { attackVectors } from '../../../tests/support/attack-vectors/attack-vectors.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import type { SentFile } from './file-reception.ts';
import { openInbox } from './inbox/open-inbox.server.ts';
import { Submitting } from './submitting.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

function field(name: string, changes: Partial<FormField> = {}): FormField & { id: string } {
  return {
    id: `id-of-${name}`,
    name,
    label: name,
    type: 'text',
    required: true,
    purpose: 'other',
    width: 'full',
    fileTypes: 'any',
    mostMegabytes: 5,
    hint: undefined,
    showIfField: undefined,
    showIfValue: undefined,
    fixedValue: undefined,
    options: [],
    ...changes,
  };
}

const listed: ListedForm = {
  id: '7',
  key: 'contact',
  de: {
    id: '7',
    title: 'Kontakt',
    introduction: undefined,
    fields: [
      field('name'),
      field('message', { type: 'longText', required: false }),
      field('photo', { type: 'file', required: false }),
    ],
    submitLabel: 'Absenden',
    confirmation: 'Danke.',
    confirmationPage: '/danke',
  },
  recipients: ['fans@example.org'],
  retentionDays: 30,
};

let dataDir: string;
let store: InboxStore;
let submitting: Submitting;
const onAccepted = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  onAccepted.mockClear();
  dataDir = directoryForTest();
  store = await openInbox({ dataDir, databaseUrl: undefined });
  submitting = new Submitting({
    store,
    content: { forms: { find: (name) => (['7', 'contact'].includes(name) ? listed : undefined) } },
    secret: 'a secret of the site',
    siteUrl: 'https://www.example.org',
    senderIn: () => ({ name: 'Möwen', shortName: 'Möwen', signature: '' }),
    onAccepted,
  });
});

afterEach(async () => {
  await store.close();
  vi.useRealTimers();
});

function asked() {
  const found = submitting.ask('contact', 'de');
  if (!found) throw new Error('The form is not there.');
  return found;
}

const plain = (
  token: string,
  changes: { answers?: Record<string, string>; kept?: string[]; address?: string } = {},
) =>
  submitting.submitPlain({
    asked: asked(),
    answers: { name: 'Erika' },
    kept: [],
    token,
    address: '192.0.2.1',
    ...changes,
  });

async function photo(): Promise<SentFile> {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#0a5' } }).png();
  const bytes = new Uint8Array(await picture.toBuffer());
  return { field: 'photo', name: 'platz.jpg', bytes, size: bytes.length };
}

const later = (time: number) => vi.setSystemTime(Date.now() + time);

describe('a form without script', () => {
  it('is accepted under a token that is good once, from two seconds to half an hour old', async () => {
    const token = submitting.token(asked());
    later(1999);
    expect(await plain(token)).toMatchObject({ refused: { code: 'proof', status: 422 } });
    later(1);
    const first = await plain(token);
    expect(first).toMatchObject({ accepted: { confirmation: 'Danke.', page: '/danke' } });
    // A second click, and an attempt to send more with the same token.
    expect(await plain(token)).toEqual(first);
    expect(await plain(token, { answers: { name: 'Max' } })).toMatchObject({
      refused: { code: 'different' },
    });
    expect(onAccepted).toHaveBeenCalledTimes(1);
    const late = submitting.token(asked());
    later(30 * minute);
    expect(await plain(late)).toMatchObject({ refused: { code: 'proof' } });
    expect(await plain(late.replace(/^./, 'z'))).toMatchObject({ refused: { code: 'proof' } });
    expect((await store.waiting()).submissions).toBe(1);
  });

  it('takes every published attack for an answer, or says what is wrong with it', async () => {
    const strings = [
      ...attackVectors,
      'nul\0byte',
      'half \ud800 of one',
      'a\r\nBcc: all@example.org',
      '\u001b[2J',
    ];
    const tokens = strings.map(() => submitting.token(asked()));
    later(5000);
    const accepted: string[] = [];
    for (const [index, text] of strings.entries()) {
      // A separate network each, because limits apply per network.
      const address = `2001:db8:${index.toString(16)}::1`;
      const outcome = await plain(tokens[index] ?? '', {
        answers: { name: text, message: text, [text]: text },
        address,
      });
      if ('accepted' in outcome) accepted.push(text);
      else expect(outcome.refused, JSON.stringify(text)).toMatchObject({ code: 'invalid', status: 422 });
    }
    expect(accepted.length).toBeGreaterThan(strings.length / 2);
    expect((await store.waiting()).submissions).toBe(accepted.length);
    const due = await store.claimRecords(Date.now() + minute, Date.now() + 2 * minute, strings.length);
    const kept = due.flatMap(({ record }) => record.answers.flatMap(({ values }) => values));
    for (const text of kept) {
      expect(text.isWellFormed(), JSON.stringify(text)).toBe(true);
      expect(text).not.toMatch(/[^\P{Cc}\n\t]/u);
    }
    for (const { record } of due)
      for (const mail of record.mails) expect(mail.recipient).toBe('fans@example.org');
  });

  it('keeps a sound file for the next step although an answer is missing', async () => {
    const sending = { asked: asked(), address: '192.0.2.1' };
    const checked = await submitting.check({ ...sending, answers: {}, files: [await photo()], kept: [] });
    expect(checked).toMatchObject({
      problems: [{ field: 'name' }],
      kept: [{ field: 'photo', name: 'platz.png' }],
    });
    const kept = 'kept' in checked ? checked.kept.map(({ id }) => id) : [];
    const answers = { name: 'Erika' };
    expect(await submitting.check({ ...sending, answers, files: [], kept })).toMatchObject({ problems: [] });
    const token = submitting.token(asked());
    later(5000);
    expect(await plain(token, { kept })).toMatchObject({ accepted: {} });
    const accepted = Date.now();
    later(1000);
    const [due] = await store.claimRecords(Date.now(), Date.now() + minute, 1);
    expect(due?.record).toMatchObject({
      answers: [
        { field: 'name', values: ['Erika'] },
        { field: 'message', values: [] },
        { field: 'photo', values: ['platz.png'] },
      ],
      files: [{ id: kept[0], type: 'image/png' }],
      mails: [{ recipient: 'fans@example.org', state: 'waiting' }],
      deleteAfter: new Date(accepted + 30 * 24 * 60 * minute).toISOString(),
    });
    // Once part of this submission, no other can have it.
    const another = submitting.token(asked());
    later(5000);
    expect(await plain(another, { kept })).toMatchObject({ refused: { code: 'invalid' } });
  });
});

describe('a form', () => {
  it('is asked in its own languages alone', () => {
    expect(submitting.ask('7', 'de')?.form.title).toBe('Kontakt');
    expect(submitting.ask('7', 'en')).toBeUndefined();
    expect(submitting.ask('nope', 'de')).toBeUndefined();
  });

  it('is taken 60 times in ten minutes from one address, and says how long to wait', async () => {
    const send = (address: string) =>
      submitting.submit({ asked: asked(), answers: {}, files: [], key: 'key-of-mine', address });
    for (let count = 0; count < 60; count += 1)
      expect(await send('192.0.2.1')).toMatchObject({ refused: { code: 'proof' } });
    expect(await send('192.0.2.1')).toMatchObject({
      refused: { code: 'too-many', status: 429, retryAfter: 10 },
    });
    expect(await send('192.0.2.2')).toMatchObject({ refused: { code: 'proof' } });
    later(10_000);
    expect(await send('192.0.2.1')).toMatchObject({ refused: { code: 'proof' } });
  });

  it('says when to come back if too many files are waiting', async () => {
    vi.spyOn(store, 'keepFile').mockResolvedValue(false);
    const sending = { asked: asked(), answers: {}, files: [await photo()], kept: [], address: '192.0.2.1' };
    expect(await submitting.check(sending)).toMatchObject({
      refused: { code: 'busy', status: 503, retryAfter: 300 },
    });
  });

  it('answers busy, and is not said to be accepted, if the inbox can’t be written', async () => {
    vi.spyOn(store, 'digestOf').mockRejectedValue(new Error('disk full'));
    const token = submitting.token(asked());
    later(5000);
    expect(await plain(token)).toMatchObject({ refused: { code: 'busy', status: 503, retryAfter: 5 } });
  });
});
