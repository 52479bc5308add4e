import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload, Where } from 'payload';
import { type ClubName, clubs } from '#brand/clubs/clubs.ts';
import { reportStep } from '#content/foundation/operation/report-step.ts';
import { drawingTwoAtATime } from '#content/library/cleaning/pictures-in-turn.ts';
import { isBitmap } from '#fields/media.ts';
import type { DemoContent } from './demo-content.ts';
import { mimeTypeOf } from './records/files.ts';

type Id = number | string;
type DemoMedia = Pick<DemoContent, 'files' | 'mediaDirectory'>;

/** After so many pictures it is said how far the drawing is. */
const told = 10;

/** Stores the files, without the sizes of pictures: drawing them takes longer than the rest of a first start. */
export async function seedMedia(
  payload: Payload,
  club: ClubName,
  { files, mediaDirectory }: DemoMedia,
): Promise<Map<string, Id>> {
  const ids = new Map<string, Id>();
  const upload = payload.collections.media?.config.upload;
  const sizes = upload?.imageSizes;
  if (upload) upload.imageSizes = [];
  try {
    for (const { key, fileName, alt, caption, drawnIn } of files) {
      const { docs } = await payload.find({ collection: 'media', where: { key: { equals: key } }, depth: 0 });
      if (docs[0]) {
        ids.set(key, docs[0].id);
        continue;
      }
      const { id } = await payload.create({
        collection: 'media',
        locale: 'de',
        data: {
          key,
          alt: alt.de,
          caption: caption?.de,
          ...(drawnIn ? { identityColor: drawnIn, colorInFile: clubs[club].colors[drawnIn].hex } : {}),
        },
        file: await fileOf(mediaDirectory, fileName),
      });
      await payload.update({
        collection: 'media',
        id,
        locale: 'en',
        data: { alt: alt.en, caption: caption?.en },
      });
      ids.set(key, id);
    }
  } finally {
    if (upload && sizes) upload.imageSizes = sizes;
  }
  return ids;
}

/** Draws the sizes that are missing, as an upload has them. */
export async function drawSizes(payload: Payload, { files, mediaDirectory }: DemoMedia): Promise<void> {
  const pictures = files.filter(({ fileName }) => isBitmap(mimeTypeOf(fileName)));
  await drawingTwoAtATime(async () => {
    for (const [index, { key, fileName }] of pictures.entries()) {
      if (index > 0 && index % told === 0)
        reportStep(`drew the sizes of ${index} of ${pictures.length} pictures`);
      const missing: Where = {
        and: [{ key: { equals: key } }, { 'sizes.webp480.filename': { exists: false } }],
      };
      const { docs } = await payload.find({ collection: 'media', where: missing, depth: 0 });
      for (const { id } of docs)
        await payload.update({
          collection: 'media',
          id,
          // As at an upload; a file without them would lose them.
          data: { focalX: 50, focalY: 50 },
          file: await fileOf(mediaDirectory, fileName),
          overwriteExistingFiles: true,
        });
    }
  });
}

async function fileOf(directory: string, name: string) {
  const data = await readFile(join(directory, name));
  return { data, name, mimetype: mimeTypeOf(name), size: data.length };
}
