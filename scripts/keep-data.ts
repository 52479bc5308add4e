/**
 * Stores a small product of this version on both databases, for later versions' tests
 * (tests/operation/upgrade.spec.ts). Run it once for each release that changes a stored format.
 *
 *     npm run keep-data
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { ContentEditor } from '../tests/support/content-editor.ts';
import {
  type Database,
  databases,
  emptyDatabase,
  keptData,
  keptSubmissions,
  keptViewer,
  keptVote,
} from '../tests/support/kept-data.ts';
import { Product, temporaryDirectory, until } from '../tests/support/product.ts';
import { FormUnderTest, goodAnswers, provideTestForm } from '../tests/support/test-forms.ts';
import { accepted, PollUnderTest, provideTestPolls } from '../tests/support/test-polls.ts';
import { buildIfStale, contentBuild, siteBuild } from './build/build-if-stale.ts';
import { refuseOldNode } from './operate/command-line.ts';

refuseOldNode();
for (const build of [siteBuild, contentBuild]) await buildIfStale(build);
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
for (const database of databases) await keep(database);

async function keep(database: Database): Promise<void> {
  const [data, backUp, { environment, end }] = [
    await temporaryDirectory(),
    await temporaryDirectory(),
    await emptyDatabase(database),
  ];
  const settings = {
    ...environment,
    DEMO_CONTENT: '0',
    // Nothing listens there, so mails stay queued.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'website@example.org',
  };
  const product = await Product.create({ dataDir: data.path, environment: settings });
  try {
    await product.startContent();
    await fillIn(await ContentEditor.signIn(product));
    await product.startSite();
    await vote(product.siteUrl);
    await send(product.siteUrl, keptSubmissions.delivered);
    await untilDelivered(product);
    await product.end('content');
    await send(product.siteUrl, keptSubmissions.waiting);
    await product.stop();
    execFileSync('node', ['scripts/back-up.ts', backUp.path], {
      env: { ...process.env, ...settings, DATA_DIR: data.path },
    });
    const target = join(keptData, version);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-czf', join(target, `${database}.tar.gz`), '-C', backUp.path, '.']);
    console.log(`Kept ${database} of ${version}.`);
  } finally {
    await product.stop();
    await Promise.all([data.remove(), backUp.remove()]);
    await end();
  }
}

async function fillIn(editor: ContentEditor): Promise<void> {
  await editor.invite({ ...keptViewer, role: 'viewer' });
  const picture = await editor.upload(new File([await flag()], 'fahne.png', { type: 'image/png' }), {
    alt: 'Eine Fahne',
  });
  const id = await editor.publishPage('/verein', { de: 'Der Verein', en: 'The club' });
  const { blocks } = await editor.page('/verein', 'de');
  await editor.save('PATCH', `/pages/${id}?locale=de`, {
    blocks: [...(blocks ?? []), { blockType: 'media', file: picture }],
    reason: 'Nur auf Deutsch',
    _status: 'published',
  });
  await editor.save('POST', '/redirects', { from: '/alt', to: '/verein', status: '301' });
  await provideTestPolls(editor);
  await provideTestForm(editor);
}

async function flag(): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: 218, g: 0, b: 36 };
  return new Uint8Array(
    await sharp({ create: { width: 96, height: 64, channels: 3, background } })
      .png()
      .toBuffer(),
  );
}

async function vote(siteUrl: string): Promise<void> {
  const poll = await PollUnderTest.find(siteUrl, 'test-device');
  accepted(await poll.cast({ choices: poll.choices(1), device: keptVote.device }, { key: keptVote.key }));
  const several = await PollUnderTest.find(siteUrl, 'test-several');
  accepted(await several.cast({ choices: several.choices(0, 2) }));
}

async function send(siteUrl: string, name: string): Promise<void> {
  const form = new FormUnderTest(siteUrl);
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...goodAnswers, name, $proof: await form.proof() }))
    body.append(field, value);
  body.append('photo', new File([await flag()], 'fahne.png', { type: 'image/png' }));
  const { status } = await form.sendForm(body);
  if (status !== 201) throw new Error(`The form returned ${status}.`);
}

async function untilDelivered(product: Product): Promise<void> {
  const editor = await ContentEditor.signIn(product);
  await until('the submission is delivered', async () => {
    const answer = await editor.request('GET', '/submissions?depth=0');
    return z.object({ totalDocs: z.number() }).parse(await answer.json()).totalDocs === 1;
  });
}
