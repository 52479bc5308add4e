import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writtenBrand } from '#brand/brand.ts';
import { Bucket } from '#bucket/bucket.ts';
import { type ObjectStorage, startObjectStorage } from '../../tests/support/object-storage.ts';
import { directoryForTest } from '../../tests/support/test-directory.ts';
import { BrandVersions } from './brand/brand-versions.ts';
import { joinedAddress, joinedStylesheets } from './joined-stylesheets.ts';
import { SharedAssets } from './shared-assets.ts';

const day = 24 * 60 * 60_000;

let storage: ObjectStorage;
let bucket: Bucket;
let root: string;

beforeEach(async () => {
  storage = await startObjectStorage();
  bucket = new Bucket(storage.place);
  root = directoryForTest();
});

afterEach(() => storage.remove());

function site(name: string, built: Readonly<Record<string, string>>) {
  const directory = join(root, name, 'assets');
  const builtDirectory = join(root, name, 'built');
  for (const made of [directory, builtDirectory]) mkdirSync(made, { recursive: true });
  for (const [file, text] of Object.entries(built)) writeFileSync(join(builtDirectory, file), text);
  return { directory, builtDirectory, shared: new SharedAssets(bucket, directory) };
}

const keys = async () => {
  const found: string[] = [];
  for await (const key of bucket.keys()) found.push(key);
  return found.sort();
};

describe('assets of all builds', () => {
  it('are answered for by a site of another build, with their compressed twins', async () => {
    const old = site('old', { 'app-a1.js': 'old', 'app-a1.js.br': 'brotli' });
    const young = site('young', { 'app-b2.js': 'young' });
    await old.shared.share(old.builtDirectory, Date.now());
    await young.shared.share(young.builtDirectory, Date.now());
    const brought = await Promise.all(Array.from({ length: 5 }, () => young.shared.bring('app-a1.js')));
    expect(brought).toEqual([true, true, true, true, true]);
    expect(readdirSync(young.directory).sort()).toEqual(['app-a1.js', 'app-a1.js.br']);
    for (const name of ['app-c3.js', '../secrets.json', 'joined/x.css', '.hidden', ''])
      expect(await young.shared.bring(name), name).toBe(false);
  });

  it('stay for 14 days after the last site of their build, and are written again while one runs', async () => {
    const old = site('old', { 'app-a1.js': 'old' });
    const young = site('young', { 'app-b2.js': 'young' });
    await old.shared.share(old.builtDirectory, Date.now());
    await young.shared.share(young.builtDirectory, Date.now() + 13 * day);
    expect(await keys()).toEqual(['site-assets/app-a1.js', 'site-assets/app-b2.js']);
    await bucket.part('submission-files').write('receipt/file', Buffer.from('private'));
    await young.shared.share(young.builtDirectory, Date.now() + 15 * day);
    expect(await keys()).toEqual(['site-assets/app-b2.js', 'submission-files/receipt/file']);
  });

  it('make up a document’s joined stylesheet wherever it is asked for', async () => {
    const old = site('old', { 'base-a1.css': '.base{}', 'hero-a1.css': '.hero{}' });
    const young = site('young', {});
    await old.shared.share(old.builtDirectory, Date.now());
    const brands = await BrandVersions.open(join(root, 'data'), writtenBrand, 'http://localhost');
    const app = new Hono();
    app.use(
      joinedStylesheets({ assetDirectory: young.directory, sharedAssets: young.shared }, brands, 'immutable'),
    );
    const address = joinedAddress(['/assets/base-a1.css', '/assets/hero-a1.css'], brands.current.version);
    const answer = await app.request(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'immutable']);
    expect(await answer.text()).toMatch(/^\.base\{\}[\s\S]*\.hero\{\}$/);
  });

  it('keep no site from starting while the bucket is away', async () => {
    const only = site('only', { 'app-a1.js': 'only' });
    await storage.stop();
    const ending = new AbortController();
    try {
      await only.shared.start(only.builtDirectory, ending.signal);
      expect(await only.shared.bring('app-b2.js')).toBe(false);
      await storage.start();
      expect(await only.shared.bring('app-b2.js')).toBe(false);
    } finally {
      ending.abort();
    }
  });
});
