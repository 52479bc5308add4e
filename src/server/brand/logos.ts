import { logoHeights, masterSize, tallestLogo, tallestWebp } from '#brand/logo-sizes.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { type GroundName, groundNames } from '#brand/record/colors.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { Busy } from '#limits/semaphore.ts';
import { type Drawing, type DrawnLogos, drawnLogos } from './drawn-logos.ts';
import { ico, rasterize } from './raster.ts';

type MarkName = keyof Brand['marks'];

const markNames = ['wordmark', 'symbol'] as const satisfies readonly MarkName[];

/** For single-colour processes: stamp, thread, one ink. */
const singleColors = { black: '#000', white: '#FFF' } as const;

/** In the colours of a ground, or in a single colour. */
type Paint = { on: GroundName } | { in: string };

const contentTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  eps: 'application/postscript',
} as const;

type Format = keyof typeof contentTypes;

/** The archive's formats, in their default size. */
const packed = ['svg', 'pdf', 'eps', 'png', 'webp', 'ico'] as const satisfies readonly Format[];

/** Formats with pixels, in any height. */
const drawn: readonly Format[] = ['png', 'webp'];

/** For browser tabs, task bars and desktops, in pixels. */
const iconSides = [16, 32, 48];

/** The format's limit in pixels. */
const largestIcon = 256;

interface LogoRequest {
  mark: MarkName;
  paint: Paint;
  format: Format;
  /** In pixels; undefined for vector formats, and for an icon in its default sizes. */
  height: number | undefined;
}

/** `wordmark-on-white.svg`, `symbol-in-black.png`. */
const address = new RegExp(
  `^(${markNames.join('|')})-(?:on-(${groundNames.join('|')})|in-(${Object.keys(singleColors).join('|')}))\\.(${Object.keys(contentTypes).join('|')})$`,
);

export interface LogoRefusal {
  status: 400 | 503;
  message: EditorText;
  /** In seconds. */
  retryAfter?: number;
}

export interface LogoElsewhere {
  /** Relative to the requested address. */
  location: string;
}

/** An identity's logos, generated on request from its masters. */
export class Logos {
  readonly #brand: Brand;
  readonly #version: string;
  readonly #drawn: DrawnLogos;
  #archive: Promise<Buffer<ArrayBuffer>> | undefined;

  /** @param version part of the cache key: all versions share one cache */
  constructor(brand: Brand, version: string, drawn = drawnLogos) {
    this.#brand = brand;
    this.#version = version;
    this.#drawn = drawn;
  }

  /**
   * Undefined if there is no such logo, or the mark may not stand on this ground.
   * @param name the last part of its address
   * @param height the requested height in pixels
   * @param network who asks, from `networkOf`
   */
  async read(
    name: string,
    height: string | undefined,
    network: string,
  ): Promise<LogoFile | LogoElsewhere | LogoRefusal | undefined> {
    const asked = requestOf(this.#brand, name, height);
    if (!asked || !this.#isPermitted(asked)) return undefined;
    if (Number.isNaN(asked.height)) return noSuchHeight(tallestOf(this.#brand, asked));
    if (asked.format === 'webp' && (asked.height ?? 0) > tallestWebp(this.#brand.marks[asked.mark].master))
      return { location: `${name.replace(/webp$/, 'png')}?height=${asked.height}` };
    try {
      return {
        bytes: await this.#draw(name, asked, drawingOf(this.#brand, asked, network)),
        contentType: contentTypes[asked.format],
        fileName: fileNameOf(this.#brand, asked, name),
      };
    } catch (error) {
      if (error instanceof Busy) return { ...tooMany, retryAfter: error.retryAfter };
      throw error;
    }
  }

  /** The coloured SVG of a logo; undefined if there is no such logo. */
  drawing(name: string): string | undefined {
    const asked = requestOf(this.#brand, name, undefined);
    return asked && this.#isPermitted(asked) ? painted(this.#brand, asked) : undefined;
  }

  get archiveName(): string {
    return `${clubName(this.#brand)}-logos.zip`;
  }

  archive(): Promise<Buffer<ArrayBuffer>> {
    this.#archive ??= this.#pack();
    this.#archive.catch(() => {
      this.#archive = undefined;
    });
    return this.#archive;
  }

  async #pack(): Promise<Buffer<ArrayBuffer>> {
    const { zipSync } = await import('fflate');
    const files: Record<string, Uint8Array> = {};
    for (const format of packed)
      for (const name of logoNames(this.#brand, format)) {
        const asked = requestOf(this.#brand, name, undefined);
        if (!asked) continue;
        files[`${format}/${fileNameOf(this.#brand, asked, name)}`] = await this.#draw(name, asked, 'usual');
      }
    // A fixed date, so that the archive is reproducible.
    return Buffer.from(zipSync(files, { level: 6, mtime: new Date(1980, 0, 2) }));
  }

  #draw(name: string, asked: LogoRequest, drawing: Drawing): Promise<Buffer<ArrayBuffer>> {
    const key = `${this.#version} ${name} ${asked.height ?? ''}`;
    return this.#drawn.read(key, () => draw(this.#brand, asked), drawing);
  }

  #isPermitted({ mark, paint }: LogoRequest): boolean {
    return 'in' in paint || this.#brand.marks[mark].grounds.includes(paint.on);
  }
}

/** @param tallest limit for this mark, in pixels */
function noSuchHeight(tallest: number): LogoRefusal {
  const { least } = logoHeights;
  return {
    status: 400,
    message: {
      de: `Eine Höhe ist eine ganze Zahl von ${least} bis ${tallest}, in Pixeln.`,
      en: `A height is a whole number from ${least} to ${tallest}, in pixels.`,
    },
  };
}

const tooMany: LogoRefusal = {
  status: 503,
  message: {
    de: 'Gerade werden zu viele Logos gezeichnet. Bitte in ein paar Sekunden noch einmal fragen.',
    en: 'Too many logos are being drawn at the moment. Please ask again in a few seconds.',
  },
};

export interface LogoFile {
  bytes: Buffer<ArrayBuffer>;
  contentType: string;
  /** File name of the download: `vfb-wordmark-on-white-512.png`. */
  fileName: string;
}

export function logoNames({ marks }: Brand, format: Format): string[] {
  return markNames.flatMap((mark) => [
    ...marks[mark].grounds.map((ground) => `${mark}-on-${ground}.${format}`),
    ...Object.keys(singleColors).map((color) => `${mark}-in-${color}.${format}`),
  ]);
}

function requestOf(brand: Brand, name: string, height: string | undefined): LogoRequest | undefined {
  const [, markName, ground, color, formatName] = address.exec(name) ?? [];
  const mark = markNames.find((each) => each === markName);
  const format = Object.keys(contentTypes).find((each): each is Format => each === formatName);
  const paint = paintOf(ground, color);
  if (!mark || !format || !paint) return undefined;
  return {
    mark,
    format,
    paint,
    height: requestedHeight(height, format, tallestOf(brand, { mark, format })),
  };
}

function paintOf(ground: string | undefined, color: string | undefined): Paint | undefined {
  const on = groundNames.find((each) => each === ground);
  if (on) return { on };
  if (color === 'black' || color === 'white') return { in: singleColors[color] };
  return undefined;
}

function tallestOf({ marks }: Brand, { mark, format }: Pick<LogoRequest, 'mark' | 'format'>): number {
  return Math.min(tallestLogo(marks[mark].master), format === 'ico' ? largestIcon : Number.POSITIVE_INFINITY);
}

function drawingOf(brand: Brand, { mark, format, height }: LogoRequest, network: string): Drawing {
  if (!drawn.includes(format) && format !== 'ico') return 'shapes';
  const usual = requestedHeight(undefined, format, tallestOf(brand, { mark, format }));
  return height === usual ? 'usual' : { network };
}

/** NaN if the height is not allowed. */
function requestedHeight(asked: string | undefined, format: Format, tallest: number): number | undefined {
  if (!drawn.includes(format) && format !== 'ico') return undefined;
  if (asked === undefined) return format === 'ico' ? undefined : Math.min(logoHeights.usual, tallest);
  const height = /^\d{1,5}$/.test(asked) ? Number(asked) : 0;
  return height < logoHeights.least || height > tallest ? Number.NaN : height;
}

function painted({ marks, colors, grounds }: Brand, { mark, paint }: LogoRequest): string {
  const [text, accent] =
    'in' in paint
      ? [paint.in, paint.in]
      : [colors[grounds[paint.on].text].hex, colors[grounds[paint.on].accent].hex];
  return marks[mark].master.replaceAll('var(--text)', text).replaceAll('var(--accent)', accent);
}

async function draw(brand: Brand, asked: LogoRequest): Promise<Buffer<ArrayBuffer>> {
  const svg = painted(brand, asked);
  const { height = logoHeights.usual, format } = asked;
  switch (format) {
    case 'svg':
      return Buffer.from(`${svg}\n`);
    case 'png':
    case 'webp':
      return rasterize(svg, { height }, format);
    case 'ico':
      return ico(
        await Promise.all(
          (asked.height === undefined ? iconSides : [asked.height]).map(async (side) => ({
            side,
            image: await rasterize(svg, { side }),
          })),
        ),
      );
    case 'pdf':
      return pdf(svg, brand.name.text);
    case 'eps':
      // Imported on first use, because of its PDF library.
      return (await import('./eps.ts')).epsOf(await pdf(svg, brand.name.text), brand.name.text);
  }
}

/** As vectors, on a page of the mark's size without margins. */
async function pdf(svg: string, title: string): Promise<Buffer<ArrayBuffer>> {
  // Imported on first use: few processes ever need it.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const { width, height } = masterSize(svg);
  const document = await PDFDocument.create();
  document.setTitle(title);
  // A fixed date, so that the file is reproducible.
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const page = document.addPage([width, height]);
  page.drawSvg(svg, { x: 0, y: height });
  return Buffer.from(await document.save());
}

/** The club's name in the names of files. */
export function clubName({ name }: Brand): string {
  const club = name.text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return club || 'logo';
}

function fileNameOf(brand: Brand, { height }: LogoRequest, asked: string): string {
  const [stem = '', ending = ''] = asked.split('.');
  return [clubName(brand), stem, ...(height === undefined ? [] : [height])].join('-').concat(`.${ending}`);
}
