import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { filesOfSameContent } from '#content/library/media/same-content.ts';
import { resolveMedia } from '#fields/media.ts';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';

describe.each(databasesOfSuite)('an uploaded picture on %s', (database) => {
  const backend = ContentBackend.forTests({ database });

  test('is given out in both formats at every width, one of them for phones of 412 px', async () => {
    const ground = { width: 2500, height: 100, channels: 3 as const, background: '#da0024' };
    const data = await sharp({ create: ground }).png().toBuffer();
    const file = { data, name: 'Ring.png', mimetype: 'image/png', size: data.length };
    const created = await backend.payload.create({ collection: 'media', data: { alt: 'Ein Ring' }, file });
    const sources = resolveMedia(created, brand)?.sources.map(({ type, srcset }) => [
      type,
      srcset.split(', ').map((candidate) => candidate.split(' ').at(-1)),
    ]);
    const widths = ['480w', '768w', '960w', '1600w', '2400w'];
    expect(sources).toEqual([
      ['image/avif', widths],
      ['image/webp', widths],
    ]);
  });

  test('is found again by what is in it, whatever it is called, and nothing else is', async () => {
    const upload = async (name: string, background: string) => {
      const ground = { width: 40, height: 40, channels: 3 as const, background };
      const data = await sharp({ create: ground }).png().toBuffer();
      const file = { data, name, mimetype: 'image/png', size: data.length };
      const { id, filename } = await backend.payload.create({
        collection: 'media',
        data: { alt: 'Eine Fläche' },
        file,
      });
      return { id, filename: String(filename) };
    };
    const first = await upload('Fläche.png', '#123456');
    const again = await upload('Fläche.png', '#123456');
    const renamed = await upload('Anders.png', '#123456');
    const other = await upload('Fläche.png', '#654321');
    expect(again.filename).not.toBe(first.filename);
    const names = async (file: typeof first) =>
      (await filesOfSameContent(backend.payload, file)).map(({ filename }) => filename);
    expect(await names(first)).toEqual([again.filename, renamed.filename]);
    expect(await names(renamed)).toEqual([first.filename, again.filename]);
    expect(await names(other)).toEqual([]);
  });
});
