import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { Bucket } from '#bucket/bucket.ts';
import { listenForTest } from '../../tests/support/listening.ts';
import { askForFile, firstAnswer, type MediaSource, mediaOfBucket } from './media-sources.ts';

const silent: MediaSource = () => new Promise(() => {});
const away: MediaSource = () => Promise.reject(new Error('It is away.'));
const missing: MediaSource = async () => undefined;
const having =
  (bytes: number): MediaSource =>
  async () => ({ body: Readable.from([]), bytes });
const never = () => false;

it('asks others where the place of files is away or says nothing for a moment, whoever of them is silent, too', async () => {
  for (const place of [away, silent]) {
    const found = await firstAnswer(place, [silent, away, having(7)], never)('ring.webp');
    expect(found?.bytes).toBe(7);
  }
});

it('believes nobody else that there is no such file', async () => {
  await expect(firstAnswer(missing, [having(7)], never)('ring.webp')).resolves.toBeUndefined();
  await expect(firstAnswer(away, [away], never)('ring.webp')).rejects.toThrow('It is away.');
});

it('asks no place that is known to be away', async () => {
  const known = () => true;
  await expect(firstAnswer(silent, [], known)('ring.webp')).rejects.toThrow('known to be unreachable');
  expect((await firstAnswer(silent, [having(7)], known)('ring.webp'))?.bytes).toBe(7);
});

it('lets go of the answer that comes too late', async () => {
  let released = false;
  const late: MediaSource = async () => {
    await Promise.resolve();
    const body = Readable.from(['a picture']);
    body.once('close', () => {
      released = true;
    });
    return { body, bytes: 9 };
  };
  expect((await firstAnswer(away, [having(7), late], never)('ring.webp'))?.bytes).toBe(7);
  await expect.poll(() => released).toBe(true);
});

it('waits for the beginning of an answer no longer than for so long', async () => {
  const { url } = await listenForTest(() => {});
  await expect(askForFile(url, {}, { answer: 50, file: 60_000 })).rejects.toThrow('No response.');
});

it('waits no longer than for so long for a file of which a bucket gives a little again and again', async () => {
  let closed = false;
  const { url } = await listenForTest((incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-length': '1000000' });
    const giving = setInterval(() => outgoing.write('.'), 20);
    incoming.socket.once('close', () => {
      clearInterval(giving);
      closed = true;
    });
  });
  const bucket = new Bucket({
    bucket: 'club',
    region: 'eu-central-1',
    endpoint: url,
    accessKeyId: 'any',
    secretAccessKey: 'any',
  });
  const found = await mediaOfBucket(bucket, 500)('ring.webp');
  expect(found?.bytes).toBe(1_000_000);
  await expect(buffer(found?.body ?? Readable.from([]))).rejects.toThrow();
  await expect.poll(() => closed).toBe(true);
});
