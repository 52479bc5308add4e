import type { Brand } from '#brand/record/brand-record.ts';

interface IconFile {
  contentType: string;
  make(brand: Brand): string | Promise<Buffer<ArrayBuffer>>;
}

/** The icon's field is 32 by 32. */
const field = 32;

/**
 * The icon on a field of 32 by 32: a shirt cropped to collar and band. The edge keeps the white square apart
 * from a white tab; it is left out where a system cuts the shape itself.
 */
function icon({ colors, name, ring }: Brand, options: { edge: boolean }): string {
  const shirt = `<path fill="${colors.white.hex}" d="M0 0h32v32H0z"/>`;
  const band = `<path fill="${colors.ring.hex}" d="M0 ${ring.icon.top * field}h32v${ring.icon.height * field}H0z"/>`;
  const collar = `<path fill="none" stroke="${colors.ink.hex}" stroke-width="3" d="M8 0c0 11 16 11 16 0"/>`;
  const edge = options.edge
    ? `<path fill="none" stroke="${colors.ink.hex}" stroke-width="2" d="M1 1h30v30H1z"/>`
    : '';
  const title = name.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${title}</title>${shirt}${collar}${edge}${band}</svg>`;
}

async function png(svg: string, size: number): Promise<Buffer<ArrayBuffer>> {
  // Loaded with the first icon that is drawn: it takes as much memory as the pages do.
  const { default: sharp } = await import('sharp');
  const drawn = await sharp(Buffer.from(svg), { density: (72 * size) / field })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return Buffer.from(drawn);
}

/** An ICO file with one PNG inside, which every browser of the last fifteen years reads. */
function ico(image: Buffer, size: number): Buffer<ArrayBuffer> {
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

function manifest({ colors, name }: Brand): string {
  const described = {
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
  return `${JSON.stringify(described, null, 2)}\n`;
}

/** In every form that browsers ask for, by their names at the site's root. */
export const iconFiles: Readonly<Record<string, IconFile>> = {
  'favicon.svg': { contentType: 'image/svg+xml', make: (brand) => `${icon(brand, { edge: true })}\n` },
  'favicon.ico': {
    contentType: 'image/x-icon',
    make: async (brand) => ico(await png(icon(brand, { edge: true }), 32), 32),
  },
  'apple-touch-icon.png': {
    contentType: 'image/png',
    make: (brand) => png(icon(brand, { edge: false }), 180),
  },
  'icon-192.png': { contentType: 'image/png', make: (brand) => png(icon(brand, { edge: false }), 192) },
  'icon-512.png': { contentType: 'image/png', make: (brand) => png(icon(brand, { edge: false }), 512) },
  'site.webmanifest': { contentType: 'application/manifest+json', make: manifest },
};
