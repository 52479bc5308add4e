/**
 * Draws the whole picture family into a folder, for looking at.
 *
 * Usage: node scripts/draw-pictures.ts <folder> [key …]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictures } from '../src/content/seed/pictures/pictures.ts';
import { renderPicture } from '../src/content/seed/pictures/render-picture.ts';

const [folder, ...keys] = process.argv.slice(2);

if (folder === undefined) {
  console.error('Usage: node scripts/draw-pictures.ts <folder> [key …]');
  process.exit(1);
}

await mkdir(folder, { recursive: true });
const started = performance.now();
for (const picture of pictures) {
  if (keys.length > 0 && !keys.includes(picture.key)) continue;
  const before = performance.now();
  const bytes = await renderPicture(picture);
  await writeFile(join(folder, picture.fileName), bytes);
  const kilobytes = Math.round(bytes.length / 1000);
  const milliseconds = Math.round(performance.now() - before);
  console.log(
    `${picture.fileName}  ${picture.width} × ${picture.height}  ${kilobytes} kB  ${milliseconds} ms`,
  );
}
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
