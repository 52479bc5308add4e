import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InboxStore } from '#forms/inbox-store.server.ts';
import {
  type SubmissionFile,
  type SubmissionRecord,
  submissionRecordSchema,
} from '#forms/submission-record.ts';
import { ContentClient } from '#server/content/content-client.ts';
import { listenForTest } from '../../../tests/support/listening.ts';
import { SmtpSink } from '../../../tests/support/smtp-sink.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { openInbox } from './inbox/open-inbox.server.ts';
import { Mailer } from './mailer.ts';
import { composeMail } from './make-record.ts';
import { delayAfter, Outbox } from './outbox.ts';

const hex = () => randomBytes(16).toString('hex');
const siteUrl = 'https://www.example.org';

let dataDir: string;
let store: InboxStore;
let sink: SmtpSink;
let outbox: Outbox | undefined;
/** Requests to the content backend in order, and its responses; 201 once these are used up. */
let asked: { path: string; body: Buffer }[];
let answers: number[];
let base: string;

beforeEach(async () => {
  dataDir = directoryForTest();
  store = await openInbox({ dataDir, databaseUrl: undefined });
  sink = await SmtpSink.start();
  asked = [];
  answers = [];
  const content = await listenForTest(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const isOurs = request.method === 'PUT' && request.headers.authorization === 'Bearer a secret';
    asked.push({ path: request.url ?? '', body: Buffer.concat(parts) });
    response.writeHead(isOurs ? (answers.shift() ?? 201) : 404).end();
  });
  base = content.url;
});

afterEach(async () => {
  await outbox?.close();
  await store.close();
  await sink.stop();
});

function startOutbox(mailer?: Mailer): Outbox {
  outbox = new Outbox({ store, client: new ContentClient(base, 'a secret'), mailer });
  outbox.start();
  return outbox;
}

const sender = {
  name: 'Sportverein Möwen, "Elf" <x@example.net>',
  shortName: 'Möwen',
  signature: '-- \nMöwen\n',
};

const mailer = () => new Mailer({ smtpUrl: sink.url, from: 'website@example.org', senderIn: () => sender });

async function accept(
  recipients: readonly string[],
  changes: Partial<SubmissionRecord> = {},
): Promise<SubmissionRecord> {
  const now = Date.now();
  const receipt = hex();
  const bare: SubmissionRecord = {
    receipt,
    revision: 1,
    form: { id: '7', title: 'Kontakt' },
    locale: 'de',
    receivedAt: new Date(now).toISOString(),
    deleteAfter: new Date(now + 86_400_000).toISOString(),
    answers: [{ field: 'name', label: 'Name', type: 'text', values: ['Erika Mustermann'] }],
    files: [],
    mails: [],
    ...changes,
  };
  const record: SubmissionRecord = {
    ...bare,
    mails: recipients.map((recipient) => ({
      ...composeMail(bare, siteUrl, sender),
      recipient,
      messageId: `<${receipt}.${recipient.length}@www.example.org>`,
      state: 'waiting',
      attempts: 0,
    })),
  };
  const replyTo = 'erika@example.org';
  const outcome = await store.accept({ key: hex(), nonce: hex(), digest: 'x', record, replyTo }, now);
  expect(outcome).toBe('accepted');
  return record;
}

async function untilDelivered(): Promise<void> {
  await vi.waitFor(async () => expect((await store.waiting()).submissions).toBe(0), {
    timeout: 25_000,
    interval: 20,
  });
}

const records = () =>
  asked
    .filter(({ path }) => !path.includes('/files/'))
    .map(({ body }) => submissionRecordSchema.parse(JSON.parse(body.toString())));

describe('the outbox', { timeout: 20_000 }, () => {
  it('brings files, then the record, and each mail; at last the content backend knows that they are sent', async () => {
    const bytes = randomBytes(1_500_000);
    const file: SubmissionFile = {
      id: hex(),
      field: 'photo',
      name: 'a.png',
      type: 'image/png',
      bytes: bytes.length,
    };
    await store.keepFile('7', file, bytes, {
      until: Date.now() + 60_000,
      now: Date.now(),
      most: bytes.length,
    });
    const record = await accept(['one@example.org', 'another@example.org'], { files: [file] });
    startOutbox(mailer());
    await untilDelivered();
    expect(asked[0]?.path).toBe(`/sk/v1/submissions/${record.receipt}/files/${file.id}`);
    expect(asked[0] && Buffer.compare(asked[0].body, bytes)).toBe(0);
    expect(records()[0]?.answers).toEqual(record.answers);
    expect(
      records()
        .at(-1)
        ?.mails.map(({ state, attempts }) => [state, attempts]),
    ).toEqual([
      ['sent', 1],
      ['sent', 1],
    ]);
    expect(sink.mails.map(({ messageId }) => messageId).sort()).toEqual(
      record.mails.map(({ messageId }) => messageId).sort(),
    );
    const [mail] = sink.mails;
    expect(mail?.head).toMatch(/^Subject: Kontakt: neue Einsendung – Möwen$/m);
    // Whatever the name contains, it stays one name and the address stays the operator's.
    expect(mail?.head).toMatch(/^From: .*Sportverein Möwen.* <website@example\.org>$/m);
    expect(mail?.text).toMatch(/\n-- \nMöwen\n$/);
    expect(mail?.head).toMatch(/^Reply-To: erika@example\.org$/m);
    expect(mail?.text).toContain('Name\n    Erika Mustermann\n');
    expect(mail?.text).toContain('Dateien liegen im Redaktionsbereich');
  });

  it('is woken by what is new', async () => {
    const running = startOutbox(mailer());
    await expect.poll(() => asked).toEqual([]);
    await accept(['one@example.org']);
    running.wake();
    await untilDelivered();
    expect(sink.mails).toHaveLength(1);
  });

  it('tries again whatever fails, and says what of', async () => {
    // The mailbox is busy for longer than the content backend, which is therefore told why the mail is late.
    answers = [503, 201, 500];
    sink.refusals = 3;
    await accept(['one@example.org']);
    startOutbox(mailer());
    await untilDelivered();
    expect(sink.mails).toHaveLength(1);
    const mails = records().flatMap(({ mails }) => mails);
    expect(mails.map(({ lastProblem }) => lastProblem).join()).toContain('Mailbox busy, come again');
    expect(mails.at(-1)).toMatchObject({ state: 'sent', attempts: 4 });
    expect(mails.at(-1)?.lastProblem).toBeUndefined();
  }, 30_000);

  it('lets go of what an editor has deleted', async () => {
    answers = [410];
    await accept([]);
    startOutbox(mailer());
    await untilDelivered();
    expect(asked).toHaveLength(1);
  });

  it('keeps mails for the admin where there is no mail server', async () => {
    await accept(['one@example.org']);
    startOutbox();
    await untilDelivered();
    expect(records().at(-1)?.mails).toMatchObject([
      { state: 'kept', attempts: 0, subject: 'Kontakt: neue Einsendung – Möwen' },
    ]);
  });

  it('puts nothing of what senders wrote into the head of a mail', async () => {
    const evil = 'Hallo\r\nBcc: victim@example.org\r\n\r\nText';
    await accept(['one@example.org'], {
      form: { id: '7', title: evil },
      answers: [{ field: 'text', label: evil, type: 'longText', values: [evil] }],
    });
    startOutbox(mailer());
    await untilDelivered();
    const [mail] = sink.mails;
    expect(mail?.head).not.toMatch(/^Bcc/im);
    expect(mail?.text).not.toMatch(/^Bcc/im);
    expect(mail?.text).toContain('    Bcc: victim@example.org');
    expect(mail?.recipients).toEqual(['one@example.org']);
  });

  it('waits twice as long each time, up to ten minutes', () => {
    expect([0, 1, 2, 5].map((attempts) => delayAfter(attempts, 0.5))).toEqual([1000, 2000, 4000, 32_000]);
    expect(delayAfter(500, 0.5)).toBe(600_000);
    expect(delayAfter(0, 0)).toBeLessThan(delayAfter(0, 1));
  });
});
