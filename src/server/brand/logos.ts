import { logoHeights, masterSize, tallestLogo, tallestWebp } from '#brand/logo-sizes.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { type GroundName, groundNames } from '#brand/record/colors.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { Busy } from '#limits/semaphore.ts';
import { type Drawing, type DrawnLogos, drawnLogos } from './drawn-logos.ts';
import { barePaper, blackInk } from './process-colors.ts';
import { ico, rasterize } from './raster.ts';

type MarkName = keyof Brand['marks'];

const markNames = ['wordmark', 'symbol'] as const satisfies readonly MarkName[];

/** For single-colour processes: stamp, thread, one ink. */
const singleColors = { black: blackInk, white: barePaper } as const;

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

/** For browser tabs, task bars and desktops, in pixels; an icon has the first three in which its mark is large enough. */
const iconSides = [16, 32, 48, 64, 128, 256];

/** The format's limit in pixels. */
const largestIcon = 256;

interface LogoRequest {
  mark: MarkName;
  paint: Paint;
  format: Format;
  /** In pixels; undefined for vector formats, and for an icon in its default sizes. */
  height: number | undefined;
  /** On its ground, with its clear space, as a square. */
  isFramed: boolean;
}

/** `wordmark-on-white.svg`, `symbol-in-black.png`, `symbol-on-night-framed.png`. */
const address = new RegExp(
  `^(${markNames.join('|')})-(?:on-(${groundNames.join('|')})(-framed)?|in-(${Object.keys(singleColors).join('|')}))\\.(${Object.keys(contentTypes).join('|')})$`,
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

  /** @param beside what else is in it, by file name */
  archive(
    beside: () => Promise<Record<string, Uint8Array>> = async () => ({}),
  ): Promise<Buffer<ArrayBuffer>> {
    this.#archive ??= this.#pack(beside);
    this.#archive.catch(() => {
      this.#archive = undefined;
    });
    return this.#archive;
  }

  async #pack(beside: () => Promise<Record<string, Uint8Array>>): Promise<Buffer<ArrayBuffer>> {
    const { zipSync } = await import('fflate');
    const files: Record<string, Uint8Array> = await beside();
    for (const format of packed)
      for (const [names, bytes] of await this.#different(logoNames(this.#brand, format))) {
        const asked = requestOf(this.#brand, names[0] ?? '', undefined);
        if (asked) files[`${format}/${fileNameOf(this.#brand, asked, joined(names))}`] = bytes;
      }
    // A fixed date, so that the archive is reproducible.
    return Buffer.from(zipSync(files, { level: 6, mtime: new Date(1980, 0, 2) }));
  }

  /** Each file once, with all its names: a mark is often the same on several grounds. */
  async #different(names: readonly string[]): Promise<[names: string[], bytes: Buffer<ArrayBuffer>][]> {
    const found: [string[], Buffer<ArrayBuffer>][] = [];
    for (const name of names) {
      const asked = requestOf(this.#brand, name, undefined);
      if (!asked) continue;
      const bytes = await this.#draw(name, asked, 'usual');
      const same = found.find(([, other]) => other.equals(bytes));
      if (same) same[0].push(name);
      else found.push([[name], bytes]);
    }
    return found;
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
  const [, markName, ground, framed, color, formatName] = address.exec(name) ?? [];
  const mark = markNames.find((each) => each === markName);
  const format = Object.keys(contentTypes).find((each): each is Format => each === formatName);
  const paint = paintOf(ground, color);
  if (!mark || !format || !paint) return undefined;
  return {
    mark,
    format,
    paint,
    height: requestedHeight(height, format, tallestOf(brand, { mark, format })),
    isFramed: framed !== undefined,
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

function painted({ marks, colors, grounds }: Brand, { mark, paint, isFramed }: LogoRequest): string {
  const [text, accent] =
    'in' in paint
      ? [paint.in, paint.in]
      : [colors[grounds[paint.on].text].hex, colors[grounds[paint.on].accent].hex];
  const drawing = marks[mark].master.replaceAll('var(--text)', text).replaceAll('var(--accent)', accent);
  return isFramed && 'on' in paint
    ? framedIn(colors[grounds[paint.on].ground].hex, drawing, marks[mark].clearSpace)
    : drawing;
}

/** In the largest circle that a square has room for, because profile pictures are cut round. */
function framedIn(ground: string, drawing: string, clearSpace: number): string {
  const { width, height } = masterSize(drawing);
  const space = 2 * clearSpace * height;
  const side = Math.ceil(Math.hypot(width + space, height + space));
  const [left, top] = [width, height].map((length) => (side - length) / 2);
  const shapes = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><path fill="${ground}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${left} ${top})">${shapes}</g></svg>`;
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
          (asked.height === undefined ? iconSidesOf(brand.marks[asked.mark]) : [asked.height]).map(
            async (side) => ({
              side,
              image: await rasterize(svg, { side }),
            }),
          ),
        ),
      );
    case 'pdf':
    case 'eps': {
      // Imported on first use, because of its PDF library.
      const { agreedInks, epsOf, onePlate, pdfOf } = await import('./print-files.ts');
      const inks = 'in' in asked.paint ? onePlate : agreedInks(brand);
      return (format === 'pdf' ? pdfOf : epsOf)(svg, inks, brand.name.text);
    }
  }
}

function iconSidesOf({ master, minimum }: Brand['marks'][MarkName]): number[] {
  const { width, height } = masterSize(master);
  const fitting = iconSides.filter((side) => (side * height) / Math.max(width, height) >= minimum.px);
  return fitting.length > 0 ? fitting.slice(0, 3) : [largestIcon];
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

/** `wordmark-on-white.svg`, `wordmark-on-sand.svg` -> `wordmark-on-white-on-sand.svg`. */
function joined(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const places = others.map((name) => name.replace(/^[a-z]+|\..*$/g, '')).join('');
  return first.replace('.', `${places}.`);
}

function fileNameOf(brand: Brand, { height }: LogoRequest, asked: string): string {
  const [stem = '', ending = ''] = asked.split('.');
  return [clubName(brand), stem, ...(height === undefined ? [] : [height])].join('-').concat(`.${ending}`);
}
