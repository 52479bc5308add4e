import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { cutFace } from '#brand/cutting/cut-face.server.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { SharePictures } from './share-picture.ts';

const fonts = join(
  createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json'),
  '../files',
);

async function setIn(file: string): Promise<Brand> {
  const { faces, display } = brand.type;
  const latin = await readFile(join(fonts, file));
  const { parts, fallbacks, drawn } = await cutFace({ latin }, 'display', faces.display, display);
  const files = {
    parts: parts.map((part) => ({ ...part, woff2: part.woff2.toString('base64') })),
    fallbacks,
    ...(drawn ? { drawn: drawn.toString('base64') } : {}),
  };
  const own = { ...faces.display, family: 'Kurve Club Display', cutFrom: 'Kurve', files };
  return { ...brand, type: { ...brand.type, faces: { ...faces, display: own } } };
}

const option = (id: string, label: string) => ({ id, label, detail: undefined, image: undefined });
const poll = { id: '1', question: 'Wie breit?', options: [option('a', 'Schmal'), option('b', 'Breit')] };

async function dotsOf(drawnIn: Brand, version: string): Promise<Buffer> {
  const club = { name: 'VfB', styledLetter: 1 };
  const picture = await new SharePictures().picture(poll, club, { brand: drawnIn, version });
  return sharp(picture).raw().toBuffer();
}

test('a share picture is set in the club’s own face, upright or italic', async () => {
  const shipped = await dotsOf(brand, 'shipped');
  const upright = await dotsOf(await setIn('archivo-latin-standard-normal.woff2'), 'upright');
  // The product's own typeface, so that a fallback would show.
  expect(upright.equals(shipped)).toBe(true);
  const italic = await dotsOf(await setIn('archivo-latin-standard-italic.woff2'), 'italic');
  expect(italic.length).toBe(shipped.length);
  const apart =
    italic.filter((value, at) => Math.abs(value - (shipped[at] ?? 0)) > 64).length / italic.length;
  // An italic of the same family: letters lean, nothing else moves.
  expect(apart).toBeGreaterThan(0.005);
  expect(apart).toBeLessThan(0.15);
});
