import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bucket } from '#bucket/bucket.ts';
import { emptyPage } from '../../../tests/support/empty-page.ts';
import { listenForTest } from '../../../tests/support/listening.ts';
import { type ObjectStorage, startObjectStorage } from '../../../tests/support/object-storage.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { bringSnapshots } from './bring-snapshots.ts';
import { SharedSnapshots } from './shared-snapshots.ts';
import { Snapshots } from './snapshots.ts';

let storage: ObjectStorage;
let bucket: Bucket;
let root: string;

beforeEach(async () => {
  storage = await startObjectStorage();
  bucket = new Bucket(storage.place);
  root = directoryForTest();
});

afterEach(() => storage.remove());

function site(name: string) {
  const dataDir = join(root, name);
  const shared = new SharedSnapshots(bucket, dataDir, 50);
  return { dataDir, shared, snapshots: new Snapshots(dataDir, (file) => shared.share(file)) };
}

const page = (path: string) => ({ version: '1', document: emptyPage(path), records: [] });
const state = { version: '7', redirects: [], changedRecords: [] };
const keys = async () => {
  const found: string[] = [];
  for await (const key of bucket.keys()) found.push(key);
  return found;
};

describe('snapshots in the bucket', () => {
  it('let a new site with an empty disk know what is published', async () => {
    const first = site('first');
    for (const path of ['/', '/strategie', '/gone']) await first.snapshots.writePage(page(path));
    await first.snapshots.deletePage({ path: '/gone', locale: 'de' });
    await first.snapshots.writeState(state);
    await expect.poll(keys).toContain('site-snapshots/state.json');
    await first.shared.close();
    const second = site('second');
    await bringSnapshots(second.dataDir, [second.shared]);
    expect(Array.from(second.snapshots.pages(), ({ document }) => document.path).sort()).toEqual([
      '/',
      '/strategie',
    ]);
    expect(second.snapshots.readState()?.version).toBe('7');
  });

  it('leave a disk alone that knows something, and one for which there is nothing whole', async () => {
    const first = site('first');
    await first.snapshots.writePage(page('/'));
    await expect.poll(keys).toHaveLength(1);
    const second = site('second');
    await bringSnapshots(second.dataDir, [second.shared]);
    expect(readdirSync(root)).toEqual(['first']);
    await first.snapshots.writeState(state);
    await expect.poll(keys).toHaveLength(2);
    await second.snapshots.writeState({ ...state, version: '8' });
    await bringSnapshots(second.dataDir, [second.shared]);
    expect(second.snapshots.readState()?.version).toBe('8');
    await Promise.all([first.shared.close(), second.shared.close()]);
  });

  it('come there when the bucket is set after the site knew its pages', async () => {
    const before = new Snapshots(join(root, 'only'));
    await before.writePage(page('/'));
    await before.writeState(state);
    const only = site('only');
    only.shared.catchUp();
    await expect.poll(keys).toHaveLength(2);
    await only.shared.close();
  });

  it('lose what was withdrawn while the bucket was away, though the site has ended meanwhile', async () => {
    const first = site('first');
    for (const path of ['/', '/gone']) await first.snapshots.writePage(page(path));
    await first.snapshots.writeState(state);
    await expect.poll(keys).toHaveLength(3);
    await storage.stop();
    await first.snapshots.deletePage({ path: '/gone', locale: 'de' });
    await first.snapshots.writeState({ ...state, version: '8' });
    await first.shared.close();
    const again = site('first');
    again.shared.catchUp();
    await storage.start();
    await expect.poll(keys).toHaveLength(2);
    const versionThere = async () => JSON.parse(String(await again.shared.read('state.json'))).version;
    await expect.poll(versionThere).toBe('8');
    await again.shared.close();
  });

  it('are left as they are by a site that knows something older', async () => {
    const old = new Snapshots(join(root, 'old'));
    for (const path of ['/', '/gone']) await old.writePage(page(path));
    await old.writeState({ ...state, version: '6' });
    const first = site('first');
    await first.snapshots.writePage(page('/'));
    await first.snapshots.writeState(state);
    await expect.poll(keys).toHaveLength(2);
    const back = site('old');
    back.shared.catchUp();
    await back.shared.close();
    expect(await keys()).toHaveLength(2);
    await first.shared.close();
  });

  it('are awaited no longer than a bucket may be silent', async () => {
    let open = 0;
    const { url } = await listenForTest((incoming) => {
      open += 1;
      incoming.socket.once('close', () => {
        open -= 1;
      });
    });
    const place = { ...storage.place, endpoint: url };
    const dataDir = join(root, 'only');
    const shared = new SharedSnapshots(new Bucket(place), dataDir);
    const source = {
      name: shared.name,
      patience: 1000,
      list: () => shared.list(),
      read: (name: string) => shared.read(name),
    };
    await bringSnapshots(dataDir, [source]);
    // The hanging request does not delay it.
    expect(open).toBe(1);
    expect(readdirSync(root)).toEqual([]);
  });

  it('keep no site from starting while the bucket is away', async () => {
    await storage.stop();
    const only = site('only');
    await bringSnapshots(only.dataDir, [only.shared]);
    only.shared.catchUp();
    await only.snapshots.writeState(state);
    expect(only.snapshots.readState()?.version).toBe('7');
    await only.shared.close();
    await storage.start();
  });
});
