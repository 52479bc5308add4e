import { extname, resolve } from 'node:path';
import type { DemoFile } from './demo-file.ts';
import { documents } from './documents.ts';
import { logoPictures } from './logo-pictures.ts';
import { motifPictures } from './motif-pictures.ts';
import { recordings } from './recordings.ts';
import { shirtPictures } from './shirt-pictures.ts';

/** All files of the demo media library, in upload order. */
export const demoFiles: readonly DemoFile[] = [
  ...shirtPictures,
  ...motifPictures,
  ...logoPictures,
  ...recordings,
  ...documents,
];

/** Every command runs in the repository's root. */
export const mediaDirectory = resolve('src/content/process/seed/media');

const mimeTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
};

export function mimeTypeOf(fileName: string): string {
  const type = mimeTypes[extname(fileName)];
  if (type === undefined) throw new Error(`Unknown file type: ${fileName}`);
  return type;
}
