import { join } from 'node:path';
import sharp from 'sharp';
import { shownExamples } from '../../src/blocks/examples.ts';
import type { BlockKind } from '../../src/blocks/kinds.ts';

/** In pixels: a card of the block picker, at double density. */
const size = { width: 480, height: 320 };

/** A block's picture for the picker, from its first example's baseline in a wide window. */
export function drawPickerPicture(kind: BlockKind): Promise<Buffer> {
  const [example] = shownExamples(kind);
  if (!example) throw new Error(`The block ${kind} has no example.`);
  return sharp(join('tests/visual/baselines/examples/1280', `${kind}.${example.id}.webp`))
    .resize({ ...size, fit: 'cover', position: 'left top' })
    .webp({ quality: 70 })
    .toBuffer();
}
