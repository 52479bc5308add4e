import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  brief,
  directory,
  documentsIn,
  importInto,
  original,
  removeArchives,
  rewritten,
  withManifest,
  writeOriginal,
} from '../../../../tests/support/content-archives.ts';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import { ArchiveFile, ArchiveWriter } from './archive-file.ts';

beforeAll(writeOriginal);
afterAll(removeArchives);

describe('an archive from strangers', () => {
  const backend = ContentBackend.forTests();

  const withFile = async (name: string, bytes: Buffer, sha256 = sumOf(bytes)): Promise<string> => {
    const [media] = (await documentsIn(original)).filter(({ kind }) => kind === 'media');
    const path = await rewritten(
      name,
      (document) =>
        document.kind === 'media' ? { ...document, file: { size: bytes.length, sha256 } } : undefined,
      { [`files/${media?.key}`]: bytes },
    );
    return withManifest(path, { documents: {} });
  };

  test('gets nothing in that is no picture, not what its name says, or not what was exported', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>';
    const cases = [
      [await withFile('html', Buffer.from('<html><script>1</script>')), /MIME/],
      [await withFile('png', png), /not of the kind that its name says/],
      [await withFile('svg', Buffer.from(drawing)), /not of the kind that its name says/],
      [await withFile('sum', png, '0'.repeat(64)), /doesn’t match its checksum/],
    ] as const;
    for (const [path, says] of cases)
      for (const dryRun of [true, false])
        expect(brief(await importInto(backend, path, { dryRun }))).toEqual([
          expect.stringMatching(new RegExp(`^refused media .*${says.source}`)),
        ]);
    expect((await backend.payload.count({ collection: 'media' })).totalDocs).toBe(0);
  });

  test.each([
    ['another format', { format: 'zip' }, /format/],
    ['a later format', { version: 99 }, /format 99/],
    ['another language', { languages: ['de', 'fr'] }, /fr, but this installation has no such language/],
    ['less than it says', { documents: { pages: 7 } }, /incomplete/],
  ])('with %s is not begun with', async (_, changed, says) => {
    const path = await withManifest(original, changed);
    await expect(importInto(backend, path)).rejects.toThrow(says);
  });

  test('that is no archive, cut off, or names files elsewhere is not begun with', async () => {
    const bytes = await readFile(original);
    const path = join(directory, 'broken.zip');
    for (const part of [Buffer.from('hello'), bytes.subarray(0, bytes.length - 100), bytes.subarray(100)]) {
      await writeFile(path, part);
      await expect(importInto(backend, path)).rejects.toThrow(/not a .*content archive/);
    }
    const outside = await rewritten('outside', (document) =>
      document.kind === 'media' ? { ...document, key: '../../secrets.json' } : document,
    );
    await expect(importInto(backend, outside)).rejects.toThrow(/has an invalid file name/);
    const huge = await rewritten('huge', (document) =>
      document.key === '/zwei' ? { ...document, title: 'x'.repeat(20_000_000) } : document,
    );
    await expect(importInto(backend, huge)).rejects.toThrow(/is longer than/);
  });
});

describe('an archive that another program has packed', () => {
  test.each([
    ['in a folder', (name: string) => `Inhalte 2026/${name}`],
    ['in folders', (name: string) => `Sicherung/Inhalte/${name}`],
    ['with backslashes', (name: string) => name.replaceAll('/', '\\')],
    ['with backslashes, in a folder', (name: string) => `Inhalte\\${name.replaceAll('/', '\\')}`],
  ])('%s is the same', async (how, named) => {
    const path = join(directory, `${how}.zip`);
    const from = await ArchiveFile.open(original);
    const to = new ArchiveWriter(Writable.toWeb(createWriteStream(path)));
    for (const name of from.names) await to.addFile(named(name), await from.read(name, 50_000_000));
    await to.addFile('__MACOSX/Inhalte 2026/._manifest.json', Buffer.from('x'));
    await to.finish();
    const packed = await ArchiveFile.open(path);
    for (const name of from.names)
      expect((await packed.read(name, 50_000_000)).equals(await from.read(name, 50_000_000)), name).toBe(
        true,
      );
    await Promise.all([from.close(), packed.close()]);
  });
});

function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
