import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import type { FaceRole } from '#brand/record/typefaces.ts';
import type { Brand } from '../record/brand-record.ts';
import type { FaceCut, FacePartName } from '../record/face-cut.ts';
import {
  accents,
  capitalEszett,
  everyPage,
  everything,
  features,
  scripts,
  unicodeRange,
} from './characters.ts';
import {
  arialWidth,
  displayFallbacks,
  type FallbackPart,
  type FallbackRange,
  fallbackParts,
  textFallbacks,
} from './fallbacks.ts';

type Type = Brand['type'];
type Typeface = Type['faces']['display'];
type Measures = Pick<Typeface, 'weights' | 'widths' | 'opticalSize' | 'ligatures'>;

type Axes = Readonly<Record<string, number | { min: number; max: number }>>;

export interface FontSource {
  latin: Buffer;
  /** Files with these letters, where a typeface comes in several. */
  latinExtended?: Buffer;
  cyrillic?: Buffer;
  /** The font's axes with their default values; if missing, those the site uses. */
  axes?: Readonly<Record<string, number>>;
}

interface CutPart {
  part: FacePartName;
  characters: string;
  woff2: Buffer;
}

interface Cut {
  /** Of those whose characters overlap, the last one counts. */
  parts: CutPart[];
  fallbacks: FaceCut['fallbacks'];
  /** Only for the display face: a font per file of the source. */
  drawn: Buffer[];
}

/** Subsets a font for one role: the characters of both languages, further alphabets, and these ranges. */
export async function cutFace(
  source: FontSource,
  role: FaceRole,
  face: Measures,
  { weight, width, narrow }: Pick<Type['display'], 'weight' | 'width' | 'narrow'>,
): Promise<Cut> {
  const axis = ({ least, most }: Typeface['weights']) => (least === most ? least : { min: least, max: most });
  const optical: Axes = face.opticalSize === undefined ? {} : { opsz: face.opticalSize };
  const axes = axesIn(source, { wght: axis(face.weights), wdth: axis(face.widths), ...optical });
  const { latin, latinExtended = latin, cyrillic = latin } = source;
  const kept = features.filter((feature) => feature !== 'liga' || face.ligatures !== false);
  const [page, ...others] = await Promise.all([
    cutPart(latin, 'page', everyPage, axes, kept),
    cutPart(latinExtended, 'latin', scripts.latin, axes, kept),
    cutPart(cyrillic, 'cyrillic', scripts.cyrillic, axes, kept),
    cutPart(latin, 'accents', accents, axes, kept),
    cutPart(latinExtended, 'eszett', capitalEszett, axes, kept),
    cutPart(latin, 'others', scripts.others, axes, kept),
  ]);
  const ranges = role === 'display' ? displayFallbacks(face, [narrow, width]) : textFallbacks(face);
  const fallbacks: FaceCut['fallbacks'] = [];
  for (const range of ranges) fallbacks.push(...(await measured(source, range, fallbackParts[role], axes)));
  const drawn = { wght: weight, wdth: Math.min(width, 112), ...optical };
  const options = { variationAxes: axesIn(source, drawn), keepFeatures: kept, noHinting: true };
  const files = role === 'display' ? [...new Set([latin, latinExtended, cyrillic])] : [];
  return {
    parts: [page, ...others].filter((part) => part !== undefined),
    fallbacks,
    drawn: await Promise.all(
      files.map((file) => subsetFont(file, everything, { targetFormat: 'sfnt', ...options })),
    ),
  };
}

/** Undefined if the font has none of these characters. */
async function cutPart(
  font: Buffer,
  part: FacePartName,
  wanted: string,
  variationAxes: Axes,
  keepFeatures: readonly string[],
): Promise<CutPart | undefined> {
  // A font without any letters can't be parsed.
  const known = await parsed(font, `a${wanted}`, {});
  const found = [...wanted].filter((letter) => known.charToGlyphIndex(letter) > 0).join('');
  if (found === '') return undefined;
  const options = { variationAxes, keepFeatures, noHinting: true };
  const woff2 = await subsetFont(font, wanted, { targetFormat: 'woff2', ...options });
  return { part, characters: unicodeRange(found, part === 'page' ? accents : everyPage + accents), woff2 };
}

/** The wanted axes that the font has; all others are pinned to their defaults. */
function axesIn({ axes }: FontSource, wanted: Axes): Axes {
  if (!axes) return wanted;
  return Object.fromEntries(Object.entries(axes).map(([tag, usual]) => [tag, wanted[tag] ?? usual]));
}

async function measured(
  source: FontSource,
  { weights, widths, cut, measured: at }: FallbackRange,
  parts: readonly FallbackPart[],
  axes: Axes,
): Promise<FaceCut['fallbacks']> {
  const font = await parsed(
    source.latin,
    everyPage,
    axesIn(source, { ...axes, wght: at.weight, wdth: at.width }),
  );
  const em = font.unitsPerEm;
  return parts.map(({ characters, sample }) => {
    const width = [...sample].reduce((sum, letter) => sum + font.charToGlyph(letter).advanceWidth / em, 0);
    const size = width / arialWidth(cut, sample);
    return {
      weights,
      widths,
      cut,
      ...(characters === undefined ? {} : { characters }),
      size: 100 * size,
      ascent: (100 * font.ascender) / em / size,
      descent: (-100 * font.descender) / em / size,
    };
  });
}

async function parsed(font: Buffer, characters: string, variationAxes: Axes) {
  const cut = await subsetFont(font, characters, { targetFormat: 'sfnt', variationAxes });
  return opentype.parse(new Uint8Array(cut).buffer);
}
