import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import { firstContent } from './first-content.ts';
import { drawSizes, seedMedia } from './seed-media.ts';

const size = z.object({ filename: z.string().nullable(), filesize: z.number().nullable() }).loose();
const picture = size.extend({ focalX: z.number(), focalY: z.number(), sizes: z.record(z.string(), size) });

const backend = ContentBackend.forTests();

test('a demo picture is stored whole, and then has the files and sizes of an upload', async () => {
  const { payload } = backend;
  const { files, mediaDirectory } = firstContent();
  const content = { mediaDirectory, files: files.filter(({ key }) => key === 'share') };
  const seed = async () => {
    const ids = await seedMedia(payload, 'first', content);
    return picture.parse(await payload.findByID({ collection: 'media', id: ids.get('share') ?? 0 }));
  };
  const { sizes } = await seed();
  expect(Object.values(sizes).map(({ filename }) => filename)).toEqual(Array(10).fill(null));
  await drawSizes(payload, content);
  const drawn = await seed();
  const drawnFiles = contentsOf(drawn);
  await drawSizes(payload, content);
  expect(await seed()).toEqual(drawn);

  await payload.delete({ collection: 'media', where: {} });
  const data = readFileSync(join(mediaDirectory, 'share.png'));
  const file = { data, name: 'share.png', mimetype: 'image/png', size: data.length };
  const uploaded = picture.parse(
    await payload.create({ collection: 'media', data: { key: 'share', alt: 'Motiv' }, file }),
  );
  const { filename, filesize, focalX, focalY, sizes: uploadedSizes } = uploaded;
  expect(drawn).toMatchObject({ filename, filesize, focalX, focalY, sizes: uploadedSizes });
  expect(drawnFiles).toEqual(contentsOf(uploaded));
});

function contentsOf({ filename, sizes }: z.infer<typeof picture>): string[] {
  return [filename, ...Object.values(sizes).map((one) => one.filename)].map((name) =>
    readFileSync(join(backend.dataDir, 'media', String(name)), 'base64'),
  );
}
