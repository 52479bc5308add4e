import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { directoryForTest } from '../../tests/support/test-directory.ts';
import { MediaInMemory } from './media-in-memory.ts';

const picture = 'ring-1a2b3c4d5e-480x320.webp';

let directory: string;
let media: MediaInMemory;

beforeEach(() => {
  directory = directoryForTest();
  media = new MediaInMemory('immutable');
});

function write(name: string, bytes: Buffer, at = new Date('2026-03-01T10:00:00Z')): void {
  writeFileSync(join(directory, name), bytes);
  utimesSync(join(directory, name), at, at);
}

const asking = (tag?: string) => (name: string) => (name === 'if-none-match' ? tag : undefined);
const read = (name: string) => media.read(directory, name, asking());

test('a picture that was read once lies ready, and is not sent again to whoever has it', async () => {
  write(picture, Buffer.from('the ring'));
  expect(media.kept(picture, asking())).toBeUndefined();
  const answer = await read(picture);
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/webp',
      'content-length': '8',
      'last-modified': 'Sun, 01 Mar 2026 10:00:00 GMT',
      'content-security-policy': expect.stringContaining('sandbox'),
    },
  });
  rmSync(join(directory, picture));
  expect(media.kept(picture, asking())).toEqual(answer);
  const known = media.kept(picture, asking(`"other", W/${answer?.headers.etag}`));
  expect([known?.status, known?.body]).toEqual([304, undefined]);
});

test('what is large, still being written, elsewhere or not there is left to others', async () => {
  write('film-1a2b3c4d5e.mp4', Buffer.alloc(3 * 1024 * 1024));
  write('new-1a2b3c4d5e.webp', Buffer.from('half a pic'), new Date());
  for (const name of ['film-1a2b3c4d5e.mp4', 'new-1a2b3c4d5e.webp', 'none.webp', '..', '../x', '.hidden', ''])
    expect(await read(name), name).toBeUndefined();
});
