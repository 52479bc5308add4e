import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { beforeEach, expect, it } from 'vitest';
import { bringSnapshots } from '#server/content/bring-snapshots.ts';
import { Snapshots } from '#server/content/snapshots.ts';
import { emptyPage } from '../../../tests/support/empty-page.ts';
import { listenForTest } from '../../../tests/support/listening.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { Peer } from './peer.ts';
import { peerRoutes } from './peer-routes.ts';

const previewSecret = 'a secret that both of the sites know';
let root: string;
let origin: string;
let old: Snapshots;

beforeEach(async () => {
  root = directoryForTest();
  const dataDir = join(root, 'old');
  old = new Snapshots(dataDir);
  const mediaDirectories = ['media', 'kept-media'].map((name) => join(dataDir, name));
  for (const directory of mediaDirectories) mkdirSync(directory, { recursive: true });
  writeFileSync(join(dataDir, 'kept-media', 'ring.webp'), 'a picture');
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
  const app = peerRoutes({ dataDir, mediaDirectories, previewSecret });
  origin = (await listenForTest(getRequestListener(app.fetch))).url;
});

const publish = async () => {
  for (const path of ['/', '/strategie'])
    await old.writePage({ version: '1', document: emptyPage(path), records: [] });
  await old.writeState({ version: '7', redirects: [], changedRecords: [] });
};

it('lets a new site with an empty disk know what is published, once all of it is known', async () => {
  const young = join(root, 'young');
  const peer = new Peer(origin, previewSecret);
  await bringSnapshots(young, [peer]);
  expect(readdirSync(root)).toEqual(['old']);
  await publish();
  // The one before it does not answer.
  await bringSnapshots(young, [new Peer('http://127.0.0.1:9', previewSecret), peer]);
  const brought = new Snapshots(young);
  expect(Array.from(brought.pages(), ({ document }) => document.path).sort()).toEqual(['/', '/strategie']);
  expect(brought.readState()?.version).toBe('7');
});

it('is passed over if this build can’t read what it has', async () => {
  await publish();
  const broken = {
    ...new Peer(origin, previewSecret),
    list: async () => ['state.json'],
    read: async () => Buffer.from('{}'),
  };
  const young = join(root, 'young');
  await bringSnapshots(young, [broken, new Peer(origin, previewSecret)]);
  expect(new Snapshots(young).readState()?.version).toBe('7');
});

it('hands over files that lie here, and does not say of others that there are none', async () => {
  const { media } = new Peer(origin, previewSecret);
  const found = await media('ring.webp');
  expect(found?.bytes).toBe(9);
  expect(String(found && (await buffer(found.body)))).toBe('a picture');
  await expect(media('band.webp')).rejects.toThrow('404');
});

it('tells nobody anything who does not know the secret, and nobody of other files', async () => {
  await publish();
  const status = async (path: string, secret?: string) => {
    const init = secret === undefined ? {} : { headers: { authorization: `Bearer ${secret}` } };
    return (await fetch(`${origin}/sk/v1/peer/${path}`, init)).status;
  };
  for (const path of ['snapshots', 'snapshots/state.json', 'media/ring.webp']) {
    expect(await status(path), path).toBe(404);
    expect(await status(path, 'another secret that nobody has shared'), path).toBe(404);
    expect(await status(path, previewSecret), path).toBe(200);
  }
  for (const path of [
    'snapshots/..%2fsecrets.json',
    'snapshots/%2e%2e/secrets.json',
    'media/..%2fsecrets.json',
  ])
    expect(await status(path, previewSecret), path).toBe(404);
});
