import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InboxStore, NewSubmission } from '#forms/inbox-store.server.ts';
import type { SubmissionFile, SubmissionRecord } from '#forms/submission-record.ts';
import { postgresIsMissing, startPostgres } from '../../../../tests/support/postgres.ts';
import { directoryForTest } from '../../../../tests/support/test-directory.ts';
import { openInbox } from './open-inbox.server.ts';

let database: Awaited<ReturnType<typeof startPostgres>> | undefined;
let dataDir: string;
let form: string;
const open: InboxStore[] = [];

const noon = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
/** By then the mails' states are delivered with the record. */
const soon = noon + 1000;
const day = 24 * 60 * minute;
/** For files. */
const wait = { until: noon + minute, now: noon, most: 10_000_000 };
const [one, other] = ['one@example.org', 'other@example.org'];

beforeAll(async () => {
  if (!postgresIsMissing) database = await startPostgres();
}, 60_000);
afterAll(() => database?.end());

beforeEach(() => {
  dataDir = directoryForTest();
  form = randomBytes(4).toString('hex');
});

const hex = () => randomBytes(16).toString('hex');

function submission(
  changes: Partial<NewSubmission> = {},
  record: Partial<SubmissionRecord> = {},
): NewSubmission {
  const receipt = hex();
  return {
    key: hex(),
    digest: 'the same',
    nonce: hex(),
    record: {
      receipt,
      revision: 1,
      form: { id: form, title: 'Kontakt' },
      locale: 'de',
      receivedAt: new Date(noon).toISOString(),
      deleteAfter: new Date(noon + 30 * day).toISOString(),
      answers: [{ field: 'name', label: 'Name', type: 'text', values: ['Erika Mustermann'] }],
      files: [],
      mails: [one, other].map((recipient) => ({
        recipient,
        messageId: `<${receipt}.${recipient}>`,
        subject: 'Kontakt',
        text: 'Text',
        state: 'waiting',
        attempts: 0,
      })),
      ...record,
    },
    ...changes,
  };
}

describe.each(['sqlite', 'postgres'] as const)('the inbox in %s', (kind) => {
  async function openStore(): Promise<InboxStore> {
    const store = await openInbox({ dataDir, databaseUrl: kind === 'postgres' ? database?.url : undefined });
    open.push(store);
    return store;
  }

  /** Two instances on Postgres; SQLite allows only one, which competes with itself. */
  async function openTwo(): Promise<InboxStore[]> {
    const first = await openStore();
    return [first, kind === 'postgres' ? await openStore() : first];
  }

  const file = (): SubmissionFile => ({
    id: hex(),
    field: 'photo',
    name: 'photo.png',
    type: 'image/png',
    bytes: 2_500_000,
  });

  /** Delivers records like a site, without a content backend. */
  async function deliver(store: InboxStore, now: number): Promise<number[]> {
    const due = await store.claimRecords(now, now + minute, 10);
    for (const { record } of due) await store.recordDelivered(record.receipt, record.revision, now);
    return due.map(({ record }) => record.revision);
  }

  beforeEach((context) => {
    if (kind === 'postgres' && postgresIsMissing) context.skip(postgresIsMissing);
  });

  afterEach(async () => {
    // Tests share one database, so each empties it first.
    const [store] = open;
    await store?.cleanUp(noon + 1000 * day);
    await Promise.all(open.splice(0).map((opened) => opened.close()));
  });

  it('knows a key again, and the same key with other answers; a nonce is spent once', async () => {
    const store = await openStore();
    const first = submission();
    expect(await store.digestOf(form, first.key)).toBeUndefined();
    expect(await store.accept(first, noon)).toBe('accepted');
    expect(await store.accept(first, noon)).toBe('repeated');
    expect(await store.digestOf(form, first.key)).toBe('the same');
    expect(await store.accept({ ...first, digest: 'another' }, noon)).toBe('different');
    const copied = submission({ nonce: first.nonce });
    expect(await store.accept(copied, noon)).toBe('spent');
    // Refused as a whole, so the key is still unused.
    expect(await store.accept({ ...copied, nonce: hex() }, noon)).toBe('accepted');
    expect((await store.waiting()).submissions).toBe(2);
  });

  it('accepts once what comes many times at once', async () => {
    const stores = await openTwo();
    const sent = submission();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => stores[turn % 2]?.accept(sent, noon)),
    );
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(19);
  });

  it('gives no work to two at once, and gives it out again when its holder has died', async () => {
    const stores = await openTwo();
    for (let count = 0; count < 20; count += 1) await stores[0]?.accept(submission(), noon);
    const claimed = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => stores[turn % 2]?.claimRecords(soon, noon + minute, 3)),
    );
    const receipts = claimed.flatMap((due = []) => due.map(({ record }) => record.receipt));
    expect(new Set(receipts).size).toBe(receipts.length);
    expect(receipts).toHaveLength(20);
    expect(await stores[1]?.claimRecords(noon + minute - 1, noon + 2 * minute, 30)).toHaveLength(0);
    expect(await stores[1]?.claimRecords(noon + minute, noon + 2 * minute, 30)).toHaveLength(20);
    expect(await stores[0]?.claimMails(noon, noon + minute, 30)).toHaveLength(30);
    expect(await stores[1]?.claimMails(noon, noon + minute, 30)).toHaveLength(10);
  });

  it('tells the content backend of mails, then forgets everything but the key', async () => {
    const store = await openStore();
    const sent = submission({ replyTo: 'erika@example.org' });
    const { receipt } = sent.record;
    await store.accept(sent, noon);
    expect(await deliver(store, noon)).toEqual([]);
    expect(await deliver(store, soon)).toEqual([1]);
    const mails = await store.claimMails(noon, noon + minute, 10);
    expect(mails.map(({ recipient, replyTo }) => [recipient, replyTo])).toEqual([
      [one, 'erika@example.org'],
      [other, 'erika@example.org'],
    ]);
    await store.mailDone(receipt, one, 'sent', noon);
    await store.mailFailed(receipt, other, 'Mailbox full', noon + 5000, noon);
    // Both changes in one delivery, a little later.
    expect(await deliver(store, noon + 999)).toEqual([]);
    const [due] = await store.claimRecords(noon + 2000, noon + minute, 10);
    expect(due?.record.mails).toMatchObject([
      { recipient: one, state: 'sent', attempts: 1, sentAt: new Date(noon).toISOString() },
      { recipient: other, state: 'waiting', attempts: 1, lastProblem: 'Mailbox full' },
    ]);
    // A change during a delivery is not lost.
    const [again] = await store.claimMails(noon + 5000, noon + minute, 10);
    expect(again).toMatchObject({ recipient: other, attempts: 1 });
    await store.mailDone(receipt, other, 'kept', noon + 5000);
    await store.recordDelivered(receipt, due?.record.revision ?? 0, noon + 5000);
    expect(await store.nextDue('records')).toBe(noon + 5000);
    expect(await deliver(store, noon + 5000)).toEqual([4]);
    expect(await store.waiting()).toEqual({ submissions: 0, oldest: undefined });
    expect([await store.nextDue('records'), await store.nextDue('mails')]).toEqual([undefined, undefined]);
    expect(await store.accept(sent, noon + 6000)).toBe('repeated');
    if (kind === 'sqlite') {
      await open.splice(0)[0]?.close();
      expect(readFileSync(join(dataDir, 'submissions.sqlite')).toString('latin1')).not.toContain(
        'Mustermann',
      );
      return;
    }
    await store.cleanUp(noon + day);
    expect(await store.digestOf(form, sent.key)).toBeUndefined();
  });

  it('tells of mails that are sent at once with the record', async () => {
    const store = await openStore();
    const sent = submission();
    await store.accept(sent, noon);
    for (const { recipient } of await store.claimMails(noon, noon + minute, 10))
      await store.mailDone(sent.record.receipt, recipient, 'sent', noon);
    expect(await deliver(store, soon)).toEqual([3]);
    expect((await store.waiting()).submissions).toBe(0);
  });

  it('tries again what failed, when it is time', async () => {
    const store = await openStore();
    const sent = submission();
    await store.accept(sent, noon);
    const [first] = await store.claimRecords(soon, noon + minute, 10);
    expect(first).toMatchObject({ isNew: true, attempts: 0 });
    await store.recordFailed(sent.record.receipt, noon + 3000);
    expect(await store.claimRecords(noon + 2999, noon + minute, 10)).toEqual([]);
    expect(await store.claimRecords(noon + 3000, noon + minute, 10)).toMatchObject([
      { isNew: true, attempts: 1 },
    ]);
    expect(await store.waiting()).toEqual({ submissions: 1, oldest: noon });
  });

  it('keeps files in parts, for one submission, for as long as they may wait', async () => {
    const store = await openStore();
    const kept = file();
    const bytes = randomBytes(kept.bytes);
    expect(await store.keepFile(form, kept, bytes, wait)).toBe(true);
    expect(await store.keptFiles(form, [kept.id, hex()], noon)).toEqual([kept]);
    expect(await store.keptFiles('another', [kept.id], noon)).toEqual([]);
    const late = submission({}, { files: [kept] });
    expect(await store.accept(late, noon + minute)).toBe('stale');
    expect(await store.accept(late, noon)).toBe('accepted');
    expect(await store.accept(submission({}, { files: [kept] }), noon)).toBe('stale');
    await store.cleanUp(noon + 2 * minute);
    expect(Buffer.compare(await store.fileBytes(kept.id), bytes)).toBe(0);
    await store.recordGone(late.record.receipt);
    expect(await store.fileBytes(kept.id)).toHaveLength(0);
    expect((await store.waiting()).submissions).toBe(0);
    const forgotten = file();
    await store.keepFile(form, forgotten, bytes, wait);
    await store.cleanUp(noon + minute);
    expect(await store.fileBytes(forgotten.id)).toHaveLength(0);
  });

  it('takes no more files than may wait for a submission', async () => {
    const store = await openStore();
    const bytes = new Uint8Array(10);
    expect(await store.keepFile(form, file(), bytes, { ...wait, most: 25 })).toBe(true);
    expect(await store.keepFile(form, file(), bytes, { ...wait, most: 19 })).toBe(false);
    expect(await store.keepFile(form, file(), bytes, { ...wait, most: 20 })).toBe(true);
  });

  it('deletes a submission after its time, delivered or not', async () => {
    const store = await openStore();
    await store.accept(submission({}, { deleteAfter: new Date(noon + day).toISOString() }), noon);
    await store.cleanUp(noon + day - 1);
    expect((await store.waiting()).submissions).toBe(1);
    await store.cleanUp(noon + day);
    expect((await store.waiting()).submissions).toBe(0);
    expect(await store.claimMails(noon + day, noon + 2 * day, 10)).toEqual([]);
  });

  it('has everything still there after it was reopened', async () => {
    const first = await openStore();
    const sent = submission();
    await first.accept(sent, noon);
    await open.splice(0)[0]?.close();
    const store = await openStore();
    expect((await store.claimRecords(soon, noon + minute, 10))[0]?.record).toEqual(sent.record);
  });
});
