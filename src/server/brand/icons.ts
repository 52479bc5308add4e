import { masterSize } from '#brand/logo-sizes.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { ico, rasterize } from './raster.ts';

interface IconFile {
  contentType: string;
  make(brand: Brand): string | Promise<Buffer<ArrayBuffer>>;
}

/** Side of the icon's view box. */
const field = 32;

function titled({ text }: Brand['name']): string {
  return `<title>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
}

/** The symbol's share of a maskable icon: the system only crops ground. */
const safePart = 0.6;

/** The symbol on the first ground. In a browser tab it is too small for a margin, so it fills the icon. */
function symbolIcon({ marks, grounds, colors, name }: Brand, { edge }: { edge: boolean }): string {
  const { ground, text, accent } = grounds.white;
  const { width, height } = masterSize(marks.symbol.master);
  const scale = (edge ? 1 : safePart) * (field / Math.max(width, height));
  const [left, top] = [width, height].map((side) => (field - scale * side) / 2);
  const shapes = marks.symbol.master
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll('var(--text)', colors[text].hex)
    .replaceAll('var(--accent)', colors[accent].hex);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${titled(name)}<path fill="${colors[ground].hex}" d="M0 0h32v32H0z"/><g transform="translate(${left} ${top}) scale(${scale})">${shapes}</g></svg>`;
}

/**
 * A shirt cropped to collar and band. The edge separates the white square from a white tab; maskable icons have none.
 */
function icon(brand: Brand, options: { edge: boolean }): string {
  return brand.icon === 'symbol' ? symbolIcon(brand, options) : shirtIcon(brand, options);
}

function shirtIcon({ colors, name, ring }: Brand, options: { edge: boolean }): string {
  const shirt = `<path fill="${colors.white.hex}" d="M0 0h32v32H0z"/>`;
  const band = `<path fill="${colors.ring.hex}" d="M0 ${ring.icon.top * field}h32v${ring.icon.height * field}H0z"/>`;
  const collar = `<path fill="none" stroke="${colors.ink.hex}" stroke-width="3" d="M8 0c0 11 16 11 16 0"/>`;
  const edge = options.edge
    ? `<path fill="none" stroke="${colors.ink.hex}" stroke-width="2" d="M1 1h30v30H1z"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${titled(name)}${shirt}${collar}${edge}${band}</svg>`;
}

function manifest({ colors, name }: Brand): string {
  const described = {
    name: name.text,
    short_name: name.short ?? name.text,
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

export const iconFiles: Readonly<Record<string, IconFile>> = {
  'favicon.svg': { contentType: 'image/svg+xml', make: (brand) => `${icon(brand, { edge: true })}\n` },
  'favicon.ico': {
    contentType: 'image/x-icon',
    make: async (brand) =>
      ico([{ side: 32, image: await rasterize(icon(brand, { edge: true }), { side: 32 }) }]),
  },
  'apple-touch-icon.png': {
    contentType: 'image/png',
    make: (brand) => rasterize(icon(brand, { edge: false }), { side: 180 }),
  },
  'icon-192.png': {
    contentType: 'image/png',
    make: (brand) => rasterize(icon(brand, { edge: false }), { side: 192 }),
  },
  'icon-512.png': {
    contentType: 'image/png',
    make: (brand) => rasterize(icon(brand, { edge: false }), { side: 512 }),
  },
  'site.webmanifest': { contentType: 'application/manifest+json', make: manifest },
};
