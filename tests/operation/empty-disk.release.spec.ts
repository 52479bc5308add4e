import { cp, readdir, readFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Bucket } from '#bucket/bucket.ts';
import { freePort } from '../support/free-port.ts';
import { type ObjectStorage, startObjectStorage } from '../support/object-storage.ts';
import { OwnPostgres, ownPostgresIsMissing } from '../support/postgres.ts';
import { copyOfSeededData, Product, temporaryDirectory, until } from '../support/product.ts';

/* A new site with an empty disk starts while something is away, and serves the published content all the
   same. */

let database: OwnPostgres | undefined;
let storage: ObjectStorage;
let seeded: Awaited<ReturnType<typeof copyOfSeededData>>;
let content: Product;
let picture: string;

test.beforeAll(async () => {
  storage = await startObjectStorage();
  seeded = await copyOfSeededData();
  if (!ownPostgresIsMissing) database = await OwnPostgres.start();
  const bucket = new Bucket(storage.place);
  const media = join(seeded.path, 'media');
  picture = (await readdir(media)).find((name) => name.endsWith('.webp')) ?? '';
  await bucket.part('media').write(picture, await readFile(join(media, picture)));
  content = await Product.create({ dataDir: seeded.path });
  await content.startContent();
  await newSite({ ...bucketIn(storage), CONTENT_API_BASE: content.contentUrl }, () =>
    until('a site has shared what it knows', () => bucket.part('site-snapshots').has('state.json')),
  );
});

test.afterAll(async () => {
  await content.stop();
  await database?.end();
  await storage.remove();
  await seeded.remove();
});

function bucketIn({ place }: ObjectStorage, endpoint = place.endpoint): Record<string, string> {
  return {
    S3_BUCKET: place.bucket,
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  };
}

async function nobody(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`;
}

async function newSite(
  environment: Record<string, string>,
  look: (site: Product) => Promise<void>,
): Promise<void> {
  const home = await temporaryDirectory();
  await cp(join(seeded.path, 'secrets.json'), join(home.path, 'secrets.json'));
  const site = await Product.create({ dataDir: home.path, environment });
  try {
    await site.startSite();
    await look(site);
  } finally {
    await site.stop();
    await home.remove();
  }
}

async function servesPages({ siteUrl }: Product): Promise<void> {
  const answer = await fetch(`${siteUrl}/strategie`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  for (const address of [
    /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1],
    '/strategie/_payload.js',
    '/en/strategie',
    '/ds-index',
  ]) {
    expect(address).toBeDefined();
    expect((await fetch(siteUrl + address)).status, address).toBe(200);
  }
}

for (const [state, backends] of [
  ['stopped', 'gone'],
  ['frozen', 'silent'],
] as const)
  test(`Postgres ${state} and content backends ${backends}: pages and pictures come from the bucket`, async () => {
    test.skip(ownPostgresIsMissing !== undefined, ownPostgresIsMissing);
    if (!database) throw new Error('There is no Postgres.');
    const server = database;
    if (state === 'stopped') await server.stop();
    else server.freeze();
    const [deaf, address] = await listener(backends);
    const environment = {
      ...bucketIn(storage),
      DATABASE_URL: server.url,
      VOTES_SECRET: 'the same sentence for all the instances',
      CONTENT_API_BASE: address,
    };
    try {
      await newSite(environment, async (site) => {
        await servesPages(site);
        const shown = await fetch(`${site.siteUrl}/media/${picture}`);
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
        const health = await (await fetch(`${site.siteUrl}/health`)).json();
        expect(health).toMatchObject({
          ballots: { reachable: false },
          content: { reachable: false },
        });
      });
    } finally {
      deaf?.close();
      if (state === 'stopped') await server.startAgain();
      else server.thaw();
    }
  });

for (const state of ['gone', 'silent'] as const)
  test(`the bucket ${state}: pages come from the content backend`, async () => {
    const [deaf, address] = await listener(state);
    try {
      const environment = {
        ...bucketIn(storage, address),
        CONTENT_API_BASE: content.contentUrl,
      };
      await newSite(environment, async (site) => {
        await until('all is read', async () => (await fetch(`${site.siteUrl}/health/ready`)).ok);
        await servesPages(site);
        // Unreachable is not missing.
        expect((await fetch(`${site.siteUrl}/media/${picture}`)).status).toBe(502);
      });
    } finally {
      deaf?.close();
    }
  });

test('the bucket and the content backend gone: pages and pictures come from another site', async () => {
  const known = { ...bucketIn(storage), CONTENT_API_BASE: content.contentUrl };
  await newSite(known, async (peer) => {
    await until('it has kept the picture', async () => (await fetch(`${peer.siteUrl}/media/${picture}`)).ok);
    const alone = { ...bucketIn(storage, await nobody()), CONTENT_API_BASE: await nobody() };
    await newSite({ ...alone, SITE_PEERS: `${await nobody()}, ${peer.siteUrl}` }, async (site) => {
      expect((await fetch(`${site.siteUrl}/health/ready`)).status).toBe(200);
      await servesPages(site);
      expect((await fetch(`${site.siteUrl}/media/${picture}`)).status).toBe(200);
    });
  });
});

/** A closed port, or a server that accepts connections and never responds. */
async function listener(state: 'gone' | 'silent'): Promise<[{ close(): void } | undefined, string]> {
  if (state === 'gone') return [undefined, await nobody()];
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const close = () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  return [{ close }, `http://127.0.0.1:${address.port}`];
}
