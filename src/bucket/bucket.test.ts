import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForTest } from '../../tests/support/listening.ts';
import { type ObjectStorage, startObjectStorage } from '../../tests/support/object-storage.ts';
import { Bucket, type BucketPart, type ListedObject } from './bucket.ts';
import { partOf } from './bucket-parts.ts';

let storage: ObjectStorage;
let bucket: Bucket;
let assets: BucketPart;

beforeAll(async () => {
  storage = await startObjectStorage();
  bucket = new Bucket(storage.place);
  assets = bucket.part('site-assets');
});

afterAll(() => storage.remove());

describe('the bucket', () => {
  it('gives back what was written, and says what is not there', async () => {
    await assets.write('a/one.txt', Buffer.from('Ring'), 'text/plain');
    expect(await assets.has('a/one.txt')).toBe(true);
    expect((await assets.read('a/one.txt'))?.toString()).toBe('Ring');
    expect((await assets.open('a/one.txt'))?.bytes).toBe(4);
    expect(await assets.has('a/two.txt')).toBe(false);
    expect(await assets.read('a/two.txt')).toBeUndefined();
  });

  it('lists what begins so, however many there are, and removes it', async () => {
    const keys = Array.from({ length: 1005 }, (_, index) => `many/${index}`);
    const queue = keys.values();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const key of queue) await assets.write(key, Buffer.from('x'));
      }),
    );
    const listed = async () => {
      const objects: ListedObject[] = [];
      for await (const page of assets.list('many/')) objects.push(...page);
      return objects;
    };
    expect((await listed()).map(({ name }) => name).sort()).toEqual(keys.sort());
    expect((await listed())[0]?.changedAt).toBeGreaterThan(0);
    await assets.remove(keys);
    expect(await listed()).toEqual([]);
  });

  it('keeps its parts apart', async () => {
    await bucket.part('media').write('ring.png', Buffer.from('Ring'));
    await bucket.part('submission-files').write('receipt/file', Buffer.from('private'));
    const names: string[] = [];
    for await (const objects of bucket.part('media').list()) names.push(...objects.map(({ name }) => name));
    expect(names).toEqual(['ring.png']);
    expect(await bucket.part('submission-files').has('receipt/file')).toBe(true);
  });

  it.each([
    ['ring.png', 'media', 'ring.png'],
    ['submission-files/receipt/file', 'submission-files', 'receipt/file'],
    ['brand-versions/0123456789.json', 'brand-versions', '0123456789.json'],
    ['brand-versions/history.json', 'brand-versions', 'history.json'],
    ['site-snapshots/pages/0f.json', 'site-snapshots', 'pages/0f.json'],
  ])('knows whose %s is', (key, part, name) => {
    expect(partOf(key)).toEqual({ part, name });
  });

  it.each(['back-ups/yesterday.dump', 'submission-files/receipt', 'submission-files/../file', '..'])(
    'knows that %s is nobody’s',
    (key) => expect(partOf(key)).toBeUndefined(),
  );

  it('throws where nobody answers', async () => {
    const silent = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const gone = new Bucket({ ...storage.place, endpoint: `http://127.0.0.1:${port}` });
    await expect(gone.part('media').read('one.txt')).rejects.toThrow();
    silent.close();
  });

  it.each([
    ['before it answers', () => {}],
    [
      'in the middle of an object',
      (answer: ServerResponse) => answer.writeHead(200, { 'content-length': '8' }).write('Ring'),
    ],
  ])('throws where it hangs %s', async (_, answer) => {
    const { url } = await listenForTest((_asked, outgoing) => answer(outgoing));
    const hung = new Bucket({ ...storage.place, endpoint: url }, { patience: 200 });
    await expect(hung.part('media').read('one.txt')).rejects.toThrow();
  });
});
