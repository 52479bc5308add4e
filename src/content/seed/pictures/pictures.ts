import { logoPictures } from './logo-pictures.ts';
import { motifPictures } from './motif-pictures.ts';
import type { Picture } from './picture.ts';
import { shirtPictures } from './shirt-pictures.ts';

export type { Picture } from './picture.ts';

/** The whole family, in the order an editor sees it. */
export const pictures: readonly Picture[] = [...shirtPictures, ...motifPictures, ...logoPictures];
