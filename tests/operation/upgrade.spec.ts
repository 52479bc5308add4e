import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { ContentEditor } from '../support/content-editor.ts';
import {
  databases,
  keptSubmissions,
  keptVersions,
  keptViewer,
  keptVote,
  missing,
  restoreKept,
} from '../support/kept-data.ts';
import { Product, until } from '../support/product.ts';
import { SmtpSink } from '../support/smtp-sink.ts';
import { keptAsText } from '../support/test-forms.ts';
import { accepted, PollUnderTest, pollResults, refused } from '../support/test-polls.ts';

for (const version of keptVersions)
  for (const database of databases)
    test.describe(`data of ${version} on ${database}`, () => {
      const reason = missing[database];
      test.skip(reason !== undefined, reason);

      let kept: Awaited<ReturnType<typeof restoreKept>>;
      let mails: SmtpSink;
      let product: Product;

      test.beforeAll(async () => {
        kept = await restoreKept(version, database);
        mails = await SmtpSink.start();
        product = await Product.create({
          dataDir: kept.dataDir,
          environment: {
            ...kept.environment,
            DEMO_CONTENT: '0',
            SMTP_URL: mails.url,
            MAIL_FROM: 'website@example.org',
          },
        });
        await product.startContent();
        await product.startSite();
        await until(
          'the site shows the kept page',
          async () => (await fetch(`${product.siteUrl}/verein`)).ok,
        );
      });

      test.afterAll(async () => {
        await product.stop();
        await mails.stop();
        await kept.remove();
      });

      test('pages are there in both languages, with pictures, redirects and accounts', async () => {
        const read = async (path: string) => (await fetch(product.siteUrl + path)).text();
        const page = await read('/verein');
        expect(page).toContain('Der Verein');
        expect(await read('/en/verein')).toContain('The club');
        const [picture = ''] = /\/media\/[^" ]+\.avif/.exec(page) ?? [];
        const answer = await fetch(product.siteUrl + picture);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
        const moved = await fetch(`${product.siteUrl}/alt`, { redirect: 'manual' });
        expect([moved.status, moved.headers.get('location')]).toEqual([
          301,
          expect.stringMatching(/\/verein$/),
        ]);
        const asViewer = await ContentEditor.signIn(product, keptViewer);
        expect((await asViewer.request('GET', '/pages?limit=1')).status).toBe(200);
      });

      test('votes are counted, known again, and verified by a recount', async () => {
        const several = await PollUnderTest.find(product.siteUrl, 'test-several');
        const total = async () => pollResults.parse((await several.ask('/results')).json).total;
        expect(await total()).toBe(1);
        const device = await PollUnderTest.find(product.siteUrl, 'test-device');
        const vote = { choices: device.choices(1), device: keptVote.device };
        accepted(await device.cast(vote, { key: keptVote.key }));
        expect(refused(await device.cast(vote)).code).toBe('voted');
        accepted(await several.cast({ choices: several.choices(1, 2) }));
        await until('the new vote is counted', async () => (await total()) === 2);
        const recounted = execFileSync('node', ['scripts/recount.ts'], {
          encoding: 'utf8',
          env: { ...process.env, ...kept.environment, DATA_DIR: kept.dataDir },
        });
        expect(recounted).toContain('Every row of every table is as it was written');
      });

      test('submissions that were still waiting arrive, with their files and mails', async () => {
        const editor = await ContentEditor.signIn(product);
        const submission = z.object({
          id: z.number(),
          answers: keptAsText(z.array(z.object({ field: z.string(), values: z.array(z.string()) }))),
          files: keptAsText(z.array(z.object({ id: z.string() }))),
          mails: keptAsText(z.array(z.object({ state: z.string() }))),
        });
        const submissions = async () => {
          const answer = await editor.request('GET', '/submissions?depth=0');
          return z.object({ docs: z.array(submission) }).parse(await answer.json()).docs;
        };
        await until('all mails are sent', async () => {
          const states = (await submissions()).flatMap(({ mails }) => mails.map(({ state }) => state));
          return states.length === 4 && states.every((state) => state === 'sent');
        });
        const found = await submissions();
        const names = found.map(
          ({ answers }) => answers.find(({ field }) => field === 'name')?.values[0] ?? '',
        );
        expect(names.sort()).toEqual(Object.values(keptSubmissions).sort());
        for (const { id, files } of found) {
          const download = await editor.request('GET', `/submissions/${id}/files/${files[0]?.id}`);
          expect([download.status, download.headers.get('content-type')]).toEqual([200, 'image/png']);
        }
        expect(new Set(mails.mails.map(({ messageId }) => messageId)).size).toBe(4);
      });
    });
