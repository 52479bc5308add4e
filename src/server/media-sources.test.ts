import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { askForFile, firstAnswer, type MediaSource } from './media-sources.ts';

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
  await expect(firstAnswer(silent, [], known)('ring.webp')).rejects.toThrow('known to be away');
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
  const hung = createServer(() => {}).listen(0, '127.0.0.1');
  await once(hung, 'listening');
  const address = hung.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  await expect(askForFile(origin, {}, { answer: 50, file: 60_000 })).rejects.toThrow('It says nothing.');
  hung.close().closeAllConnections();
});
