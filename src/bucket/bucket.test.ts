import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ObjectStorage, startObjectStorage } from '../../tests/support/object-storage.ts';
import { Bucket, type ListedObject } from './bucket.ts';

let storage: ObjectStorage;
let bucket: Bucket;

beforeAll(async () => {
  storage = await startObjectStorage();
  bucket = new Bucket(storage.place);
});

afterAll(() => storage.remove());

describe('the bucket', () => {
  it('gives back what was written, and says what is not there', async () => {
    await bucket.write('a/one.txt', Buffer.from('Ring'), 'text/plain');
    expect(await bucket.has('a/one.txt')).toBe(true);
    expect((await bucket.read('a/one.txt'))?.toString()).toBe('Ring');
    expect((await bucket.open('a/one.txt'))?.bytes).toBe(4);
    expect(await bucket.has('a/two.txt')).toBe(false);
    expect(await bucket.read('a/two.txt')).toBeUndefined();
  });

  it('lists what begins so, however many there are, and removes it', async () => {
    const keys = Array.from({ length: 1005 }, (_, index) => `many/${index}`);
    const queue = keys.values();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const key of queue) await bucket.write(key, Buffer.from('x'));
      }),
    );
    const listed = async () => {
      const objects: ListedObject[] = [];
      for await (const page of bucket.list('many/')) objects.push(...page);
      return objects;
    };
    expect((await listed()).map(({ key }) => key).sort()).toEqual(keys.sort());
    expect((await listed())[0]?.changedAt).toBeGreaterThan(0);
    await bucket.remove(keys);
    expect(await listed()).toEqual([]);
  });

  it('throws where nobody answers', async () => {
    const silent = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const gone = new Bucket({ ...storage.place, endpoint: `http://127.0.0.1:${port}` });
    await expect(gone.read('a/one.txt')).rejects.toThrow();
    silent.close();
  });

  it.each([
    ['before it answers', () => {}],
    [
      'in the middle of an object',
      (answer: ServerResponse) => answer.writeHead(200, { 'content-length': '8' }).write('Ring'),
    ],
  ])('throws where it hangs %s', async (_, answer) => {
    const hanging = createHttpServer((_asked, outgoing) => answer(outgoing));
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const address = hanging.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const place = { ...storage.place, endpoint: `http://127.0.0.1:${port}` };
    const hung = new Bucket(place, { patience: 200 });
    await expect(hung.read('a/one.txt')).rejects.toThrow();
    hanging.closeAllConnections();
    hanging.close();
  });
});
