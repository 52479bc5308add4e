import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';

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
  RG: '3 array astore /line exch def',
  rg: '3 array astore /field exch def',
  S: 'line aload pop setrgbcolor stroke',
  f: 'field aload pop setrgbcolor fill',
  'f*': 'field aload pop setrgbcolor eofill',
  B: 'gsave field aload pop setrgbcolor fill grestore line aload pop setrgbcolor stroke',
  'B*': 'gsave field aload pop setrgbcolor eofill grestore line aload pop setrgbcolor stroke',
};

/** The shapes of a single-page PDF as Encapsulated PostScript, for print and embroidery software that needs it. */
export async function epsOf(pdf: Uint8Array, title: string): Promise<Buffer<ArrayBuffer>> {
  const document = await PDFDocument.load(pdf);
  const { width, height } = document.getPage(0).getSize();
  const drawing = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && !object.dict.toString().includes('/Type') ? [object] : [],
    )
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
  const unknown = drawing
    .match(/(?<![\w*./-])[A-Za-z]+\*?(?![\w*])/g)
    ?.find((name) => !Object.hasOwn(operators, name));
  if (unknown) throw new Error(`EPS has no counterpart to the PDF operator ${unknown}.`);
  const lines = [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${width} ${height}`,
    `%%Title: ${title.replace(/[^\x20-\x7E]/g, '?')}`,
    '%%LanguageLevel: 2',
    '%%EndComments',
    // A dictionary of its own, so that the embedding document's names are kept.
    '40 dict begin',
    '/line [0 0 0] def',
    '/field [0 0 0] def',
    ...Object.entries(operators).map(([name, meaning]) => `/${name} { ${meaning} } bind def`),
    drawing.trim(),
    'end',
    '%%EOF',
    '',
  ];
  return Buffer.from(lines.join('\n'), 'latin1');
}
