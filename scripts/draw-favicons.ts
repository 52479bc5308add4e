/** Draws the site's icons into public/: one band across a white square, in every form that browsers ask for. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brand } from '#brand/brand.ts';

const { colors, name, ring } = brand;
/** The icon's field is 32 by 32. */
const field = 32;
const target = new URL('../public/', import.meta.url);

/**
 * The icon on a field of 32 by 32: a shirt cropped to collar and band. The edge keeps the white square apart
 * from a white tab; it is left out where a system cuts the shape itself.
 */
function icon(options: { edge: boolean }): string {
  const shirt = `<path fill="${colors.white.hex}" d="M0 0h32v32H0z"/>`;
  const band = `<path fill="${colors.ring.hex}" d="M0 ${ring.icon.top * field}h32v${ring.icon.height * field}H0z"/>`;
  const collar = `<path fill="none" stroke="${colors.ink.hex}" stroke-width="3" d="M8 0c0 11 16 11 16 0"/>`;
  const edge = options.edge
    ? `<path fill="none" stroke="${colors.ink.hex}" stroke-width="2" d="M1 1h30v30H1z"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${name.text}</title>${shirt}${collar}${edge}${band}</svg>`;
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file with one PNG inside, which every browser of the last fifteen years reads. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const manifest = {
  name: name.text,
  short_name: name.text,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
  start_url: '/',
  display: 'browser',
  background_color: colors.white.hex,
  theme_color: colors.white.hex,
};

await mkdir(target, { recursive: true });
const files: Readonly<Record<string, string | Buffer>> = {
  'favicon.svg': `${icon({ edge: true })}\n`,
  'favicon.ico': ico(await png(icon({ edge: true }), 32), 32),
  'apple-touch-icon.png': await png(icon({ edge: false }), 180),
  'icon-192.png': await png(icon({ edge: false }), 192),
  'icon-512.png': await png(icon({ edge: false }), 512),
  'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
};
for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, target), content);
