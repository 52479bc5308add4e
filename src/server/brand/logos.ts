import { logoHeights, masterSize, tallestLogo, tallestWebp } from '#brand/logo-sizes.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { type GroundName, groundNames } from '#brand/record/colors.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { type DrawnLogos, drawnLogos } from './drawn-logos.ts';
import { ico, rasterize } from './raster.ts';

type MarkName = keyof Brand['marks'];

const markNames = ['wordmark', 'symbol'] as const satisfies readonly MarkName[];

/** What takes one colour alone: a stamp, a thread, a single ink. */
const singleColors = { black: '#000', white: '#FFF' } as const;

/** In the colours of a ground of the record, or all of it in one. */
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

/** What lies in the archive; whoever wants another size asks for it. */
const packed = ['svg', 'pdf', 'eps', 'png', 'webp', 'ico'] as const satisfies readonly Format[];

/** Those that are made of pixels, as tall as somebody asks. */
const drawn: readonly Format[] = ['png', 'webp'];

/** What a tab, a task bar and a desktop ask for, in pixels. */
const iconSides = [16, 32, 48];

/** What the format has room for, in pixels. */
const largestIcon = 256;

/** What somebody asks for by an address. */
interface LogoRequest {
  mark: MarkName;
  paint: Paint;
  format: Format;
  /** In pixels; undefined for what has no size, and for an icon in its usual ones. */
  height: number | undefined;
}

/** `wordmark-on-white.svg`, `symbol-in-black.png`. */
const address = new RegExp(
  `^(${markNames.join('|')})-(?:on-(${groundNames.join('|')})|in-(${Object.keys(singleColors).join('|')}))\\.(${Object.keys(contentTypes).join('|')})$`,
);

/** Why a logo that there is isn't given now. */
export interface LogoRefusal {
  status: 400 | 503;
  message: EditorText;
}

/** Where the same logo is in a format that it is given in. */
export interface LogoElsewhere {
  /** Relative to the address that was asked for. */
  location: string;
}

/** Logos of an identity, made of its masters when they are asked for. */
export class Logos {
  readonly #brand: Brand;
  readonly #version: string;
  readonly #drawn: DrawnLogos;
  #archive: Promise<Buffer<ArrayBuffer>> | undefined;

  /** @param version the record's: drawings of all versions are kept in one place */
  constructor(brand: Brand, version: string, drawn = drawnLogos) {
    this.#brand = brand;
    this.#version = version;
    this.#drawn = drawn;
  }

  /**
   * Undefined if there is no such logo, or the mark must not stand on this ground.
   *
   * @param name the last part of its address
   * @param height as it was asked for, in pixels
   */
  async read(
    name: string,
    height: string | undefined,
  ): Promise<LogoFile | LogoElsewhere | LogoRefusal | undefined> {
    const asked = requestOf(this.#brand, name, height);
    if (!asked || !this.#isPermitted(asked)) return undefined;
    if (Number.isNaN(asked.height)) return noSuchHeight(tallestOf(this.#brand, asked));
    if (asked.format === 'webp' && (asked.height ?? 0) > tallestWebp(this.#brand.marks[asked.mark].master))
      return { location: `${name.replace(/webp$/, 'png')}?height=${asked.height}` };
    const bytes = await this.#drawn.read(this.#key(name, asked), () => draw(this.#brand, asked));
    if (!bytes) return tooMany;
    return {
      bytes,
      contentType: contentTypes[asked.format],
      fileName: fileNameOf(this.#brand, asked, name),
    };
  }

  /** The drawing behind a logo's name, in its colours; undefined if there is no such logo. */
  drawing(name: string): string | undefined {
    const asked = requestOf(this.#brand, name, undefined);
    return asked && this.#isPermitted(asked) ? painted(this.#brand, asked) : undefined;
  }

  get archiveName(): string {
    return `${clubName(this.#brand)}-logos.zip`;
  }

  /** Every logo that there is, in one file; made when it is first asked for. */
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
        files[`${format}/${fileNameOf(this.#brand, asked, name)}`] = await this.#drawn.make(
          this.#key(name, asked),
          () => draw(this.#brand, asked),
        );
      }
    // Whoever asks twice gets the same bytes.
    return Buffer.from(zipSync(files, { level: 6, mtime: new Date(1980, 0, 2) }));
  }

  #isPermitted({ mark, paint }: LogoRequest): boolean {
    return 'in' in paint || this.#brand.marks[mark].grounds.includes(paint.on);
  }

  #key(name: string, { height }: LogoRequest): string {
    return `${this.#version} ${name} ${height ?? ''}`;
  }
}

/** @param tallest of this mark, in pixels */
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
  /** What a download is called: `vfb-wordmark-on-white-512.png`. */
  fileName: string;
}

/** The names of all logos that there are, for lists of them. */
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

/** Not a number where it can't be that tall. */
function requestedHeight(asked: string | undefined, format: Format, tallest: number): number | undefined {
  if (!drawn.includes(format) && format !== 'ico') return undefined;
  if (asked === undefined) return format === 'ico' ? undefined : Math.min(logoHeights.usual, tallest);
  const height = /^\d{1,5}$/.test(asked) ? Number(asked) : 0;
  return height < logoHeights.least || height > tallest ? Number.NaN : height;
}

/** The master in the colours of what it stands on. */
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
      // Loaded with the first of them, as the library is that it reads PDFs with.
      return (await import('./eps.ts')).epsOf(await pdf(svg, brand.name.text), brand.name.text);
  }
}

/** Shapes as shapes, on a page as large as the mark with nothing round it. */
async function pdf(svg: string, title: string): Promise<Buffer<ArrayBuffer>> {
  // Loaded with the first of them: few processes ever write one.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const { width, height } = masterSize(svg);
  const document = await PDFDocument.create();
  document.setTitle(title);
  // Whoever asks twice gets the same bytes.
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const page = document.addPage([width, height]);
  page.drawSvg(svg, { x: 0, y: height });
  return Buffer.from(await document.save());
}

/** The club's name as a file may have it. */
function clubName({ name }: Brand): string {
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
