/** Draws the built-in identity's icons into public/. Run it after every change of the record. */
import { mkdir, writeFile } from 'node:fs/promises';
import { brand } from '#brand/brand.ts';
import { iconFiles } from '#server/brand/icons.ts';

const target = new URL('../public/', import.meta.url);
await mkdir(target, { recursive: true });
for (const [name, { make }] of Object.entries(iconFiles))
  await writeFile(new URL(name, target), await make(brand));
