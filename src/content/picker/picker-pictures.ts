import { join, resolve } from 'node:path';
import type { BlockKind } from '#blocks/kinds.ts';

/** Where the pictures lie by which editors choose a block; `npm run baselines` makes them. */
export const pickerPictures = resolve('src/content/picker/pictures');

/** The file of a kind’s picture. */
export function pickerPicture(kind: BlockKind): string {
  return join(pickerPictures, `${kind}.webp`);
}
