import { join, resolve } from 'node:path';
import type { BlockKind } from '#blocks/kinds.ts';

/** Pictures for the block picker, made by `npm run baselines`. */
export const pickerPictures = resolve('src/content/desk/picker/pictures');

export function pickerPicture(kind: BlockKind): string {
  return join(pickerPictures, `${kind}.webp`);
}
