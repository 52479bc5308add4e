import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { Brand } from '#brand/record/brand-record.ts';
import { componentsOf } from './dtcg.ts';
import { barePaper, blackInk } from './process-colors.ts';

/** What a press prints a colour with. Parts are from 0 to 1, as PDF and PostScript have them. */
type Process = { gray: number } | { cmyk: readonly number[] } | { rgb: readonly number[] };

type Ink = Process | { spot: string; like: Process };

/** `#RRGGBB` -> ink. */
type Inks = ReadonlyMap<string, Ink>;

/** One plate, whatever the ink on it is. */
export const onePlate: Inks = new Map([
  [blackInk, { gray: 0 }],
  [barePaper, { gray: 1 }],
]);

/** As agreed; white is bare paper, and a colour without agreement stays RGB, which the printer's profile converts. */
export function agreedInks({ colors }: Brand): Inks {
  return new Map(
    Object.values(colors).map(({ hex, given }): [string, Ink] => {
      const bare: Process = hex === barePaper ? { gray: 1 } : { rgb: componentsOf(hex) };
      const like: Process = given?.cmyk ? { cmyk: given.cmyk.map((percent) => percent / 100) } : bare;
      return [hex, given?.spot ? { spot: plateName(given.spot), like } : like];
    }),
  );
}

/** A plate is found by its name, so it has only letters that every program writes alike. */
function plateName(spot: string): string {
  return spot.normalize('NFKD').replace(/[^\x20-\x7E]|[()\\]/g, '');
}

interface Shapes {
  width: number;
  height: number;
  /** PDF operators. */
  drawing: string;
  /** Spot inks by their names in the drawing. */
  spots: ReadonlyMap<string, Extract<Ink, { spot: string }>>;
}

/** As vectors, on a page of the drawing's size without margins. */
export async function pdfOf(svg: string, inks: Inks, title: string): Promise<Buffer<ArrayBuffer>> {
  const { width, height, drawing, spots } = await shapesOf(svg, inks);
  const document = await emptyDocument(title);
  const { context } = document;
  const { node } = document.addPage([width, height]);
  node.set(PDFName.of('Contents'), context.register(context.flateStream(drawing)));
  const spaces = [...spots].map(([name, { spot, like }]) => {
    const { space, none, full } = tintOf(like);
    const tint = { FunctionType: 2, Domain: [0, 1], C0: none, C1: [...full], N: 1 };
    return [name, ['Separation', PDFName.of(spot), space, tint]] as const;
  });
  node.set(PDFName.of('Resources'), context.obj({ ColorSpace: Object.fromEntries(spaces) }));
  return Buffer.from(await document.save());
}

/** The device's colour space, its paper and the full ink. */
function tintOf(ink: Process): { space: string; none: number[]; full: readonly number[] } {
  if ('cmyk' in ink) return { space: 'DeviceCMYK', none: [0, 0, 0, 0], full: ink.cmyk };
  return 'rgb' in ink
    ? { space: 'DeviceRGB', none: [1, 1, 1], full: ink.rgb }
    : { space: 'DeviceGray', none: [1], full: [ink.gray] };
}

async function emptyDocument(title: string): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  // Fixed dates, so that the file is reproducible.
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  return document;
}

async function shapesOf(svg: string, inks: Inks): Promise<Shapes> {
  const drawn = await PDFDocument.create();
  const [, width = 0, height = 0] = (/ viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  drawn.addPage([width, height]).drawSvg(svg, { x: 0, y: height });
  const spots: Map<string, Extract<Ink, { spot: string }>> = new Map();
  const drawing = (await PDFDocument.load(await drawn.save())).context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && !object.dict.toString().includes('/Type') ? [object] : [],
    )
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n')
    .replace(/^([\d.]+) ([\d.]+) ([\d.]+) (rg|RG)$/gm, (whole, red, green, blue, operator: string) => {
      const bytes = [red, green, blue].map((part) => Math.round(Number(part) * 255));
      const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
      const ink = inks.get(hex);
      const isField = operator === 'rg';
      if (!ink || 'rgb' in ink) return whole;
      if ('gray' in ink) return `${ink.gray} ${isField ? 'g' : 'G'}`;
      if ('cmyk' in ink) return `${ink.cmyk.join(' ')} ${isField ? 'k' : 'K'}`;
      const name = `ink${hex.slice(1)}`;
      spots.set(name, ink);
      return isField ? `/${name} cs 1 scn` : `/${name} CS 1 SCN`;
    });
  return { width, height, drawing, spots };
}

const paintField = 'field aload pop exec';
const paintLine = 'line aload pop exec';

/**
 * PDF operators in PostScript. PDF's are mostly abbreviations; only colours differ, because PDF has separate ones for
 * stroke and fill.
 */
const operators: Readonly<Record<string, string>> = {
  q: 'gsave',
  Q: 'grestore',
  cm: '6 array astore concat',
  w: 'setlinewidth',
  J: 'setlinecap',
  j: 'setlinejoin',
  M: 'setmiterlimit',
  d: 'setdash',
  m: 'moveto',
  l: 'lineto',
  c: 'curveto',
  v: 'currentpoint 6 2 roll curveto',
  y: '2 copy curveto',
  h: 'closepath',
  re: '4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath',
  W: 'clip',
  'W*': 'eoclip',
  n: 'newpath',
  G: '{ setgray } 2 array astore /line exch def',
  g: '{ setgray } 2 array astore /field exch def',
  RG: '{ setrgbcolor } 4 array astore /line exch def',
  rg: '{ setrgbcolor } 4 array astore /field exch def',
  K: '{ setcmykcolor } 5 array astore /line exch def',
  k: '{ setcmykcolor } 5 array astore /field exch def',
  CS: 'load /lineink exch def',
  cs: 'load /fieldink exch def',
  SCN: '/lineink load 2 array astore /line exch def',
  scn: '/fieldink load 2 array astore /field exch def',
  S: `${paintLine} stroke`,
  f: `${paintField} fill`,
  'f*': `${paintField} eofill`,
  B: `gsave ${paintField} fill grestore ${paintLine} stroke`,
  'B*': `gsave ${paintField} eofill grestore ${paintLine} stroke`,
};

/** As Encapsulated PostScript, for print and embroidery software that needs it. */
export async function epsOf(svg: string, inks: Inks, title: string): Promise<Buffer<ArrayBuffer>> {
  const { width, height, drawing, spots } = await shapesOf(svg, inks);
  const unknown = drawing
    .match(/(?<![\w*./-])[A-Za-z]+\*?(?![\w*])/g)
    ?.find((name) => !Object.hasOwn(operators, name));
  if (unknown) throw new Error(`EPS has no counterpart to the PDF operator ${unknown}.`);
  const plates = [...spots.values()].map(({ spot }) => `(${spot})`).join(' ');
  const lines = [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${width} ${height}`,
    `%%Title: ${title.replace(/[^\x20-\x7E]/g, '?')}`,
    ...(plates ? [`%%DocumentCustomColors: ${plates}`] : []),
    '%%LanguageLevel: 2',
    '%%EndComments',
    // A dictionary of its own, so that the embedding document's names are kept.
    '60 dict begin',
    '/line [0 { setgray }] def',
    '/field [0 { setgray }] def',
    ...Object.entries(operators).map(([name, meaning]) => `/${name} { ${meaning} } bind def`),
    ...[...spots].map(([name, { spot, like }]) => {
      const { space, none, full } = tintOf(like);
      const parts = full.map((part, index) => `dup ${part - (none[index] ?? 0)} mul ${none[index]} add exch`);
      return `/${name} { [/Separation (${spot}) /${space} { ${parts.join(' ')} pop }] setcolorspace setcolor } bind def`;
    }),
    drawing.trim(),
    'end',
    '%%EOF',
    '',
  ];
  return Buffer.from(lines.join('\n'), 'latin1');
}
