import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ContentEditor } from '../support/content-editor.ts';
import { Haproxy, haproxyIsMissing } from '../support/haproxy.ts';
import { startObjectStorage } from '../support/object-storage.ts';
import { OwnPostgres, ownPostgresIsMissing } from '../support/postgres.ts';
import { Product, signInAt, temporaryDirectory, until } from '../support/product.ts';
import { SteadyLoad, type Tally } from '../support/steady-load.ts';
import {
  accepted,
  PollUnderTest,
  pollResults,
  provideTestPolls,
  randomToken,
} from '../support/test-polls.ts';

const secretFor = (name: string) => createHash('sha256').update(name).digest('hex');

/**
 * Many times HAProxy's check interval, half a second here: with four busy processes on two cores, a check may be late.
 */
const drainSeconds = 5;

const page = '/rolling';

const onlyInGerman = 'Das Bild gibt es nur auf Deutsch.';

test('two sites and two content backends are restarted one by one under load, and nobody is left without an answer', async () => {
  const missing = ownPostgresIsMissing ?? haproxyIsMissing;
  test.skip(missing !== undefined, missing);
  const [database, bucket, proxy] = await Promise.all([
    OwnPostgres.start(),
    startObjectStorage(),
    Haproxy.create(),
  ]);
  const { place } = bucket;
  const environment = {
    SITE_URL: proxy.siteUrl,
    CONTENT_API_BASE: proxy.contentUrl,
    SITE_ELSEWHERE: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: String(drainSeconds),
    DEMO_CONTENT: '0',
    DATABASE_URL: database.url,
    S3_BUCKET: place.bucket,
    S3_ENDPOINT: place.endpoint ?? '',
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
    PAYLOAD_SECRET: secretFor('payload'),
    PREVIEW_SECRET: secretFor('preview'),
    VOTES_SECRET: secretFor('votes'),
  };
  const homes = await Promise.all(Array.from({ length: 4 }, () => temporaryDirectory()));
  const make = ({ path }: { path: string }) => Product.create({ dataDir: path, environment });
  const [homeOne, homeTwo, ...homesOfContent] = homes;
  if (!homeOne || !homeTwo) throw new Error('There are not two homes.');
  const sites = [await make(homeOne), await make(homeTwo)] as const;
  const backends = await Promise.all(homesOfContent.map(make));
  const [backendOne, backendTwo] = backends;
  if (!backendOne || !backendTwo) throw new Error('There are not two content backends.');
  try {
    await Promise.all(backends.map((backend) => backend.startContent()));
    proxy.start({
      sites: [sites[0].port, sites[1].port],
      content: [backendOne.contentPort, backendTwo.contentPort],
    });
    await Promise.all(sites.map((site) => site.startSite()));
    const isUp = async () => (await fetch(`${proxy.siteUrl}/health`)).ok;
    await until('visitors reach a site', () => isUp().catch(() => false));

    const signedIn = await signInAt(proxy.siteUrl);
    const editor = await ContentEditor.signIn({
      contentUrl: proxy.siteUrl,
      signIn: () => Promise.resolve(signedIn),
    });
    const pageId = await publish(editor);
    await until('both sites show it', async () => {
      const answers = await Promise.all(sites.map(({ siteUrl }) => fetch(siteUrl + page)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      return texts.every((text) => text.includes('/media/rollen-'));
    });
    const addresses = await partsOf(proxy.siteUrl);
    const poll = await PollUnderTest.find(proxy.siteUrl, 'test-device');

    const oneOf = (choices: readonly string[]) => () => ({
      path: choices[Math.floor(Math.random() * choices.length)] ?? page,
    });
    let published = 0;
    const load = new SteadyLoad(proxy.siteUrl, [
      { kind: 'page', perSecond: 80, next: oneOf([page, `/en${page}`]) },
      { kind: 'payload', perSecond: 40, next: oneOf(addresses.payloads) },
      { kind: 'asset', perSecond: 60, next: oneOf(addresses.assets) },
      { kind: 'media', perSecond: 20, next: oneOf(addresses.media) },
      { kind: 'vote', perSecond: 100, next: () => vote(poll) },
      {
        kind: 'reading in the admin',
        perSecond: 3,
        next: () => ({ path: '/api/users/me', headers: signedIn }),
      },
      {
        kind: 'publishing',
        perSecond: 1,
        next: () => ({
          path: `/api/pages/${pageId}?locale=de`,
          method: 'PATCH',
          headers: signedIn,
          body: JSON.stringify({
            title: `Rollen ${++published}`,
            reason: onlyInGerman,
            _status: 'published',
          }),
        }),
      },
    ]);
    for (const site of sites) {
      await site.end('site');
      await site.startSite();
    }
    for (const backend of backends) {
      await backend.end('content');
      await backend.startContent();
    }
    const { seconds, tallies } = await load.end();

    const { vote: votes, publishing, ...others } = Object.fromEntries(tallies);
    if (!votes || !publishing) throw new Error('Nobody has voted, or published.');
    for (const [kind, tally] of Object.entries(others)) expect(tally, kind).toEqual(all(tally, '200'));
    expect(publishing).toEqual(all(publishing, '200'));
    expect(votes).toEqual(all(votes, '201'));
    const asked = Object.values(others).reduce((sum, tally) => sum + sumOf(tally), 0);
    console.log(
      `${asked} requests and ${sumOf(votes)} votes in ${seconds.toFixed(1)} s, ${published} times published`,
    );
    expect(sumOf(votes) / seconds).toBeGreaterThan(95);
    expect(asked / seconds).toBeGreaterThan(195);

    await test.step('every vote that was taken is counted, and what was published last is shown', async () => {
      const last = await poll.cast({ choices: poll.choices(0), device: randomToken() });
      const { view } = accepted(last);
      const counted = async () => pollResults.parse((await poll.ask(`/results?view=${view}`)).json).total;
      await expect.poll(counted).toBe(sumOf(votes) + 1);
      for (const { siteUrl } of sites)
        await expect
          .poll(async () => (await fetch(siteUrl + page)).text())
          .toContain(`<title>Rollen ${published}`);
    });
  } finally {
    await proxy.end();
    await Promise.all([...sites, ...backends].map((product) => product.stop()));
    await Promise.all([database.end(), bucket.remove()]);
    await Promise.all(homes.map((home) => home.remove()));
  }
});

/** A page with a picture, and polls, from a network with a raised limit. Returns the page's id. */
async function publish(editor: ContentEditor): Promise<string> {
  const networks = [{ name: 'Stadion', range: '127.0.0.0/8', votesPerMinute: 1_000_000 }];
  expect((await editor.request('POST', '/globals/voting', { networks })).status).toBe(200);
  await provideTestPolls(editor);
  const color = { r: 200, g: 20, b: 40 };
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], 'rollen.png', { type: 'image/png' });
  const picture = await editor.upload(file, { alt: 'Rot' });
  const id = await editor.publishPage(page, { de: 'Rollen', en: 'Rolling' });
  const blocks = [
    { blockType: 'headline', title: 'Rollen' },
    { blockType: 'media', file: picture, caption: 'Rot' },
  ];
  await editor.save('PATCH', `/pages/${id}?locale=de`, {
    blocks,
    reason: onlyInGerman,
    _status: 'published',
  });
  return id;
}

async function partsOf(origin: string): Promise<{ assets: string[]; media: string[]; payloads: string[] }> {
  const html = await (await fetch(origin + page)).text();
  const found = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, address = '']) => address)),
  ];
  const parts = {
    assets: found(/"(\/assets\/[^"?]+)"/g),
    media: found(/(\/media\/[\w.-]+)/g),
    payloads: [`${page}/_payload.js`, `/en${page}/_payload.js`],
  };
  expect(parts.assets.length).toBeGreaterThan(2);
  expect(parts.media.length).toBeGreaterThan(0);
  return parts;
}

function vote(poll: PollUnderTest) {
  return {
    path: new URL(`${poll.address}/votes`).pathname,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomToken() },
    body: JSON.stringify({ choices: poll.choices(Math.random() < 0.5 ? 0 : 1), device: randomToken() }),
  };
}

function all(tally: Tally, status: string): Tally {
  return { answered: { [status]: sumOf(tally) + tally.broken.length }, broken: [] };
}

function sumOf({ answered }: Tally): number {
  return Object.values(answered).reduce((sum, count) => sum + count, 0);
}
