import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveMedia } from '#fields/media.ts';
import { ContentBackend, databases } from '../../../tests/support/content-backend.ts';

describe.each(databases)('an uploaded picture on %s', (database) => {
  let backend: ContentBackend;
  beforeAll(async () => {
    backend = await ContentBackend.start({ database });
  });
  afterAll(() => backend.end());

  test('is given out in both formats at every width, one of them for phones of 412 px', async () => {
    const ground = { width: 2500, height: 100, channels: 3 as const, background: '#da0024' };
    const data = await sharp({ create: ground }).png().toBuffer();
    const file = { data, name: 'Ring.png', mimetype: 'image/png', size: data.length };
    const created = await backend.payload.create({ collection: 'media', data: { alt: 'Ein Ring' }, file });
    const sources = resolveMedia(created)?.sources.map(({ type, srcset }) => [
      type,
      srcset.split(', ').map((candidate) => candidate.split(' ').at(-1)),
    ]);
    const widths = ['480w', '768w', '960w', '1600w', '2400w'];
    expect(sources).toEqual([
      ['image/avif', widths],
      ['image/webp', widths],
    ]);
  });
});
