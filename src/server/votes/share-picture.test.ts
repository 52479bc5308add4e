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
  const {
    parts,
    fallbacks,
    drawn: [drawn],
  } = await cutFace({ latin }, 'display', faces.display, display);
  const files = {
    parts: parts.map((part) => ({ ...part, woff2: part.woff2.toString('base64') })),
    fallbacks,
    ...(drawn ? { drawn: drawn.toString('base64') } : {}),
  };
  const own = { ...faces.display, family: 'Kurve Club Display', cutFrom: 'Kurve', files };
  return { ...brand, type: { ...brand.type, faces: { ...faces, display: own } } };
}

const option = (id: string, label: string) => ({ id, label, detail: undefined, image: undefined });
const club = { name: 'VfB', styledLetter: 1 };
const poll = { id: '1', question: 'Wie breit?', options: [option('a', 'Schmal'), option('b', 'Breit')] };

async function dotsOf(drawnIn: Brand, version: string): Promise<Buffer> {
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

test('a share picture has the club’s drawing where it has one, and no styled letter where none is', async () => {
  const shown = await dotsOf(brand, 'written');
  const crest = structuredClone(brand);
  crest.name.setting.letters = 'drawn';
  crest.marks.wordmark.master =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60" viewBox="0 0 90 60"><path d="M0 0h60v60H0" fill="var(--text)"/><path d="M60 0h30v60H60" fill="var(--accent)"/></svg>';
  const pixels = await dotsOf(crest, 'crest');
  const below = (dots: Buffer, hex: string) => {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    let count = 0;
    for (let at = 500 * 1200 * 3; at < dots.length; at += 3)
      if (wanted.every((value, channel) => Math.abs((dots[at + channel] ?? 0) - value) <= 1)) count += 1;
    return count;
  };
  expect(below(pixels, brand.colors.ink.hex) / below(pixels, brand.colors.ring.hex)).toBeCloseTo(2, 0);
  const plain = await new SharePictures().picture(
    poll,
    { ...club, styledLetter: -1 },
    { brand, version: 'plain' },
  );
  const plainDots = await sharp(plain).raw().toBuffer();
  expect(below(plainDots, brand.colors.ring.hex)).toBe(0);
  expect(below(plainDots, brand.colors.ink.hex)).toBeGreaterThan(below(shown, brand.colors.ink.hex));
});

async function drawn(question: string, ...labels: string[]): Promise<Buffer> {
  const options = labels.map((label, index) => option(String(index), label));
  const picture = await new SharePictures().picture({ id: '1', question, options }, club, {
    brand,
    version: '1',
  });
  return sharp(picture).raw().toBuffer();
}

test.each([
  ['Wer trifft? ⚽🔴', ['Łukasz Żółć', '🏳️‍🌈 Kurve'], 'Wer trifft?', ['Łukasz Żółć', 'Kurve']],
  ['Wer?', ['محمد', 'İlkay Yıldız', '대한'], 'Wer?', ['İlkay Yıldız']],
  ['Wer trifft?\u200B', ['A\u2011B\u00A0C'], 'Wer trifft?', ['A-B C']],
  ['Wer?', ['Ḱiro', 'ḿ'], 'Wer?', ['Kiro', 'm']],
  ['Bürgermeister?', ['Łódź'.normalize('NFD')], 'Bürgermeister?'.normalize('NFD'), ['Łódź']],
])('a share picture leaves out what its face lacks: %s', async (question, labels, shown, left) => {
  expect((await drawn(question, ...labels)).equals(await drawn(shown, ...left))).toBe(true);
});

test('a share picture of which the face has nothing is an empty band', async () => {
  const pixels = await drawn('⚽', '🔴');
  expect(new Set(pixels.subarray(0, 380 * 1200 * 3)).size).toBeLessThanOrEqual(3);
});

test.each([
  ['Ůřģ Ş ḱ?', 'ŮŘŞĢ', 'ḱ ģ Ș'],
  ['Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(4), 'Ğ'.repeat(200)],
  [
    `${'Wie wird das neue Stadion heißen? '.repeat(12)}ŮŞ`,
    ...Array.from({ length: 12 }, () => 'Ůberraschung Ģ'),
  ],
])('a share picture cuts nothing off: %s', async (question, ...labels) => {
  const pixels = await drawn(question, ...labels);
  const isGround = (x: number, y: number, [r, g, b]: number[]) => {
    const at = 3 * (y * 1200 + x);
    return pixels[at] === r && pixels[at + 1] === g && pixels[at + 2] === b;
  };
  const sand = [...pixels.subarray(0, 3)];
  const ring = [...pixels.subarray(3 * 1200 * 390, 3 * 1200 * 390 + 3)];
  for (let x = 0; x < 1200; x += 1) {
    for (const y of [0, 20, 387]) expect(isGround(x, y, sand), `${x} ${y}`).toBe(true);
    for (const y of [389, 395, 485, 491]) expect(isGround(x, y, ring), `${x} ${y}`).toBe(true);
  }
  for (let y = 0; y < 630; y += 1)
    for (const x of [2, 40, 1160, 1197])
      expect(isGround(x, y, y >= 388 && y < 493 ? ring : sand), `${x} ${y}`).toBe(true);
});
