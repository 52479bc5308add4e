import { join } from 'node:path';
import sharp from 'sharp';
import { shownExamples } from '../src/blocks/examples.ts';
import type { BlockKind } from '../src/blocks/kinds.ts';

/** In pixels: what a card of the block picker shows, for screens with two pixels to a point. */
const size = { width: 480, height: 320 };

/** The picture by which editors choose a block: of its first example, as it is compared with in a wide window. */
export function drawPickerPicture(kind: BlockKind): Promise<Buffer> {
  const [example] = shownExamples(kind);
  if (!example) throw new Error(`The block ${kind} has no example.`);
  return sharp(join('tests/visual/baselines/examples/1280', `${kind}.${example.id}.webp`))
    .resize({ ...size, fit: 'cover', position: 'left top' })
    .webp({ quality: 70 })
    .toBuffer();
}
