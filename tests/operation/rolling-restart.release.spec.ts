import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import sharp from 'sharp';
import { usualConnections } from '../../src/settings/database-connections.ts';
import { changedSources } from '../support/changed-site.ts';
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

interface Shared {
  database: OwnPostgres;
  proxy: Haproxy;
  sites: readonly [Product, Product];
  backends: readonly [Product, Product];
  end: () => Promise<void>;
}

/** Two sites and two content backends with one Postgres and one bucket; nothing of it runs. */
async function shared(contentSources?: string): Promise<Shared> {
  const [database, bucket, proxy] = await Promise.all([
    // As many connections as the four have by their settings, and one for the test.
    OwnPostgres.start({ connections: 2 * (usualConnections.site + usualConnections.content) + 1 }),
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
  const homes: Awaited<ReturnType<typeof temporaryDirectory>>[] = [];
  const make = async (options: { contentSources?: string; environment?: Record<string, string> } = {}) => {
    const home = await temporaryDirectory();
    homes.push(home);
    return Product.create({
      dataDir: home.path,
      ...options,
      environment: { ...environment, ...options.environment },
    });
  };
  const sites = [await make(), await make()] as const;
  const second = contentSources ? { contentSources, environment: { WITHOUT_ADMIN: '1' } } : {};
  const backends = [await make(), await make(second)] as const;
  return {
    database,
    proxy,
    sites,
    backends,
    end: async () => {
      await proxy.end();
      await Promise.all([...sites, ...backends].map((product) => product.stop()));
      await Promise.all([database.end(), bucket.remove()]);
      await Promise.all(homes.map((home) => home.remove()));
    },
  };
}

async function startSites({ proxy, sites, backends }: Shared): Promise<void> {
  proxy.start({
    sites: [sites[0].port, sites[1].port],
    content: [backends[0].contentPort, backends[1].contentPort],
  });
  await Promise.all(sites.map((site) => site.startSite()));
  const isUp = async () => (await fetch(`${proxy.siteUrl}/health`)).ok;
  await until('visitors reach a site', () => isUp().catch(() => false));
}

/** What visitors do, without an end. */
function visits(parts: Awaited<ReturnType<typeof partsOf>>, poll: PollUnderTest) {
  const oneOf = (choices: readonly string[]) => () => ({
    path: choices[Math.floor(Math.random() * choices.length)] ?? page,
  });
  return [
    { kind: 'page', perSecond: 80, next: oneOf([page, `/en${page}`]) },
    { kind: 'payload', perSecond: 40, next: oneOf(parts.payloads) },
    { kind: 'asset', perSecond: 60, next: oneOf(parts.assets) },
    { kind: 'media', perSecond: 20, next: oneOf(parts.media) },
    { kind: 'vote', perSecond: 100, next: () => vote(poll) },
  ];
}

function edits(pageId: string, headers: Readonly<Record<string, string>>, published: { times: number }) {
  return [
    {
      kind: 'reading in the admin',
      perSecond: 3,
      next: () => ({ path: '/api/users/me', headers }),
    },
    {
      kind: 'publishing',
      perSecond: 1,
      next: () => {
        published.times += 1;
        return publication(pageId, headers, published.times);
      },
    },
  ];
}

function publication(pageId: string, headers: Readonly<Record<string, string>>, times: number) {
  return {
    path: `/api/pages/${pageId}?locale=de`,
    method: 'PATCH',
    headers,
    body: JSON.stringify({ title: `Rollen ${times}`, reason: onlyInGerman, _status: 'published' }),
  };
}

async function untilBothShow(sites: Shared['sites'], text: string): Promise<void> {
  await until(`both sites show ${text}`, async () => {
    const answers = await Promise.all(sites.map(({ siteUrl }) => fetch(siteUrl + page)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return texts.every((shown) => shown.includes(text));
  });
}

async function expectAllCounted(poll: PollUnderTest, votes: Tally): Promise<void> {
  const last = await poll.cast({ choices: poll.choices(0), device: randomToken() });
  const { view } = accepted(last);
  const counted = async () => pollResults.parse((await poll.ask(`/results?view=${view}`)).json).total;
  await expect.poll(counted).toBe(sumOf(votes) + 1);
}

test('two sites and two content backends are restarted one by one under load, and nobody is left without an answer', async () => {
  const missing = ownPostgresIsMissing ?? haproxyIsMissing;
  test.skip(missing !== undefined, missing);
  const house = await shared();
  const { proxy, sites, backends } = house;
  try {
    await Promise.all(backends.map((backend) => backend.startContent()));
    await startSites(house);
    const signedIn = await signInAt(proxy.siteUrl);
    const editor = await ContentEditor.signIn({
      contentUrl: proxy.siteUrl,
      signIn: () => Promise.resolve(signedIn),
    });
    const pageId = await publish(editor);
    await untilBothShow(sites, '/media/rollen-');
    const poll = await PollUnderTest.find(proxy.siteUrl, 'test-device');
    const published = { times: 0 };
    const load = new SteadyLoad(proxy.siteUrl, [
      ...visits(await partsOf(proxy.siteUrl), poll),
      ...edits(pageId, signedIn, published),
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
      `${asked} requests and ${sumOf(votes)} votes in ${seconds.toFixed(1)} s, ${published.times} times published`,
    );
    expect(sumOf(votes) / seconds).toBeGreaterThan(95);
    expect(asked / seconds).toBeGreaterThan(195);

    await test.step('every vote that was taken is counted, and what was published last is shown', async () => {
      await expectAllCounted(poll, votes);
      await untilBothShow(sites, `<title>Rollen ${published.times}`);
    });
  } finally {
    await house.end();
  }
});

/** The later version: its redirects have one more field, and its database one more table. */
const later = [
  {
    file: 'src/content/foundation/database/migrations/postgres/index.ts',
    from: 'export const migrations = [',
    to: `import { sql } from '@payloadcms/db-postgres';

export const migrations = [`,
  },
  {
    file: 'src/content/foundation/database/migrations/postgres/index.ts',
    from: '\n];',
    to: `
  {
    up: async ({ db }) => {
      await db.execute(sql\`
        ALTER TABLE "content"."redirects" ADD COLUMN "note" varchar DEFAULT 'none' NOT NULL;
        CREATE TABLE "content"."notes" ("id" serial PRIMARY KEY, "text" varchar);\`);
    },
    down: async () => {},
    name: '99990101_000000_notes',
  },
];`,
  },
  {
    file: 'src/content/model/collections/redirects.ts',
    from: "  fields: [\n    {\n      name: 'from',",
    to: "  fields: [\n    { name: 'note', type: 'text', required: true, defaultValue: 'none' },\n    {\n      name: 'from',",
  },
];

test('a later content backend migrates under load while the earlier one goes on, and the earlier one takes over again', async () => {
  const missing = ownPostgresIsMissing ?? haproxyIsMissing;
  test.skip(missing !== undefined, missing);
  const sources = await changedSources(later);
  const house = await shared(sources.path);
  const { proxy, sites, database } = house;
  const [earlier, newer] = house.backends;
  try {
    await earlier.startContent();
    await startSites(house);
    // The later one is not built, and has no admin.
    const signedIn = await signInAt(earlier.contentUrl);
    const editor = await ContentEditor.signIn({
      contentUrl: earlier.contentUrl,
      signIn: () => Promise.resolve(signedIn),
    });
    const pageId = await publish(editor);
    await editor.save('POST', '/redirects', {
      from: '/vorher',
      to: page,
      status: '302',
      _status: 'published',
    });
    await untilBothShow(sites, '/media/rollen-');
    const poll = await PollUnderTest.find(proxy.siteUrl, 'test-device');
    const published = { times: 0 };
    const visiting = new SteadyLoad(proxy.siteUrl, visits(await partsOf(proxy.siteUrl), poll));
    const editing = new SteadyLoad(earlier.contentUrl, edits(pageId, signedIn, published));

    await newer.startContent();
    expect(await askPostgres(database, 'select note from content.redirects')).toEqual([{ note: 'none' }]);
    await editor.save('POST', '/redirects', {
      from: '/nachher',
      to: page,
      status: '302',
      _status: 'published',
    });
    await untilBothShow(sites, `<title>Rollen ${published.times}`);
    const edited = await editing.end();
    await earlier.end('content');
    const headers = { authorization: `Bearer ${secretFor('preview')}` };
    const known = await (await fetch(`${newer.contentUrl}/sk/v1/paths`, { headers })).text();
    for (const from of ['/vorher', '/nachher']) expect(known).toContain(from);

    await newer.end('content');
    await earlier.startContent();
    published.times += 1;
    const { path, ...asked } = publication(pageId, signedIn, published.times);
    expect((await fetch(earlier.contentUrl + path, asked)).status).toBe(200);
    await untilBothShow(sites, `<title>Rollen ${published.times}`);
    expect(await askPostgres(database, 'select note from content.redirects')).toHaveLength(2);

    const { tallies } = await visiting.end();
    const { vote: votes, ...others } = Object.fromEntries(tallies);
    if (!votes) throw new Error('Nobody has voted.');
    for (const [kind, tally] of [...Object.entries(others), ...edited.tallies])
      expect(tally, kind).toEqual(all(tally, '200'));
    expect(votes).toEqual(all(votes, '201'));
    await expectAllCounted(poll, votes);
  } finally {
    await house.end();
    await sources.remove();
  }
});

async function askPostgres(database: OwnPostgres, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

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
