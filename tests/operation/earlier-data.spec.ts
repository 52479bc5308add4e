import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { ContentEditor } from '../support/content-editor.ts';
import { Product, temporaryDirectory, until } from '../support/product.ts';
import { SmtpSink } from '../support/smtp-sink.ts';
import { keptAsText } from '../support/test-forms.ts';
import { accepted, PollUnderTest, refused } from '../support/test-polls.ts';

/*
 * A whole data directory as version f4c2415 left it, of 2026-11-22, before code called things otherwise: accounts,
 * pages with a picture, a redirect, the polls and the form of these tests, votes, and two submissions. One of these had
 * reached the content backend, the other had not; the mails of both were still to be sent.
 */
const kept = 'tests/support/data-before-renames/data.tar.gz';

const sent = { delivered: 'eef7e2da175f8e356bec399246db90e7', waiting: '6ea69237c3fd12252c2c9f69ab0cf815' };

let data: { path: string; remove: () => Promise<void> };
let mails: SmtpSink;
let product: Product;

test.beforeAll(async () => {
  data = await temporaryDirectory();
  execFileSync('tar', ['-xzf', kept, '-C', data.path]);
  chmodSync(data.path, 0o700);
  mails = await SmtpSink.start();
  product = await Product.create({
    dataDir: data.path,
    environment: { DEMO_CONTENT: '0', SMTP_URL: mails.url, MAIL_FROM: 'website@example.org' },
  });
  await product.start();
});

test.afterAll(async () => {
  await product.stop();
  await mails.stop();
  await data.remove();
});

test('pages of an earlier version are there in both languages, with pictures and redirects', async () => {
  const read = async (path: string) => (await fetch(product.siteUrl + path)).text();
  const page = await read('/verein');
  expect(page).toContain('Der Verein');
  expect(page).toContain('Aus alter Zeit');
  expect(await read('/en/verein')).toContain('The club');
  const [picture = ''] = /\/media\/[^" ]+\.avif/.exec(page) ?? [];
  const answer = await fetch(product.siteUrl + picture);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
  const moved = await fetch(`${product.siteUrl}/alt`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, expect.stringMatching(/\/verein$/)]);
  const viewer = { email: 'viewer@example.org', password: 'a long enough sentence' };
  const asViewer = await ContentEditor.signIn(product, viewer);
  expect((await asViewer.request('GET', '/pages?limit=1')).status).toBe(200);
});

test('votes of an earlier version are counted, known again, and go on being counted', async () => {
  const results = async (key: 'test-open' | 'test-several' | 'test-ranking') => {
    const poll = await PollUnderTest.find(product.siteUrl, key);
    const { json } = await poll.ask('/results');
    const { counts, total } = z
      .object({ counts: z.record(z.string(), z.number()), total: z.number() })
      .parse(json);
    return { total, counts: poll.options.map((option) => counts[option] ?? 0) };
  };
  expect(await results('test-open')).toEqual({ total: 3, counts: [2, 1] });
  expect(await results('test-several')).toEqual({ total: 1, counts: [1, 0, 1, 0] });
  expect(await results('test-ranking')).toEqual({ total: 1, counts: [2, 1, 3] });

  const device = await PollUnderTest.find(product.siteUrl, 'test-device');
  const vote = { choices: device.choices(1), device: 'd'.repeat(32) };
  expect(accepted(await device.cast(vote, { key: 'e'.repeat(32) })).receipt).toBe(
    '3faf818f7efc80d098b3ae6cdf830552',
  );
  expect(refused(await device.cast(vote)).code).toBe('voted');

  const open = await PollUnderTest.find(product.siteUrl, 'test-open');
  accepted(await open.cast({ choices: open.choices(1) }));
  await until('it is counted', async () => (await results('test-open')).total === 4);
  const recounted = execFileSync('node', ['scripts/recount.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: data.path },
  });
  expect(recounted).toContain('Every row of every table is as it was written');
});

test('submissions that waited since an earlier version arrive, with their files and mails', async () => {
  const editor = await ContentEditor.signIn(product);
  const submission = z.object({
    id: z.number(),
    answers: keptAsText(z.array(z.object({ field: z.string(), values: z.array(z.string()) }))),
    files: keptAsText(z.array(z.object({ id: z.string() }))),
    mails: keptAsText(z.array(z.object({ state: z.string() }))),
  });
  const read = async (receipt: string) => {
    const answer = await editor.request('GET', `/submissions?where[receipt][equals]=${receipt}&depth=0`);
    return z.object({ docs: z.array(submission) }).parse(await answer.json()).docs[0];
  };
  for (const [receipt, name] of [
    [sent.delivered, 'Delivered Earlier'],
    [sent.waiting, 'Waiting Since'],
  ] as const) {
    await until(`${name} and its mails have arrived`, async () => {
      const states = (await read(receipt))?.mails.map(({ state }) => state);
      return states?.join() === 'sent,sent';
    });
    const found = await read(receipt);
    expect(found?.answers.find(({ field }) => field === 'name')?.values).toEqual([name]);
    const [file] = found?.files ?? [];
    const download = await editor.request('GET', `/submissions/${found?.id}/files/${file?.id}`);
    expect([download.status, download.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
  expect(mails.mails).toHaveLength(4);
  expect(new Set(mails.mails.map(({ messageId }) => messageId)).size).toBe(4);
});
