import type { Brand } from '#brand/record/brand-record.ts';
import { boundsInPixels, type Size } from '#brand/record/measures.ts';
import { faceRoles } from '#brand/record/typefaces.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import type {
  ShownBand,
  ShownColor,
  ShownLine,
  ShownMark,
  ShownPart,
} from '#site/brand-versions/version-pictures.tsx';
import type { BrandFiles } from './brand-files.ts';
import { specimenSize, typeSpecimen } from './type-specimen.ts';
import { wordsOf } from './value-words.ts';

/** A picture, with a key for comparing its look. */
interface Picture<Shown> {
  shown: Shown;
  look: string;
}

export async function comparedPictures(
  before: BrandFiles,
  after: BrandFiles,
  locale: Locale,
): Promise<ShownPart[]> {
  const both = [before, after] as const;
  const [marksBefore, marksAfter] = both.map((files) => markPictures(files, locale));
  const [colorsBefore, colorsAfter] = both.map((files) => colorPictures(files, locale));
  const [linesBefore, linesAfter] = await Promise.all(both.map((files) => linePictures(files, locale)));
  const bands = bandPictures(before, after, locale);
  const parts: ShownPart[] = [
    { of: 'marks', title: 'marks', ...differing(marksBefore, marksAfter) },
    { of: 'colors', title: 'colors', ...differing(colorsBefore, colorsAfter) },
    { of: 'lines', title: 'faces', ...differing(linesBefore, linesAfter) },
    { of: 'bands', title: 'ring', ...differing(bands.before, bands.after) },
  ];
  return parts
    .filter((part) => part.after.length > 0)
    .map((part) => ({ ...part, title: lastWords(part.title, after.brand, locale) }));
}

function differing<Shown>(
  before: readonly Picture<Shown>[] = [],
  after: readonly Picture<Shown>[] = [],
): { before: Shown[]; after: Shown[] } {
  const differs = (place: number) => before[place]?.look !== after[place]?.look;
  const kept = (pictures: readonly Picture<Shown>[]) =>
    pictures.flatMap(({ shown }, place) => (differs(place) ? [shown] : []));
  return { before: kept(before), after: kept(after) };
}

function markPictures(files: BrandFiles, locale: Locale): Picture<ShownMark>[] {
  return marksOf(files, locale).map((shown) => {
    const name = shown.src.slice(shown.src.lastIndexOf('/') + 1);
    return { shown, look: `${shown.ground} ${files.logos.drawing(name)}` };
  });
}

export function marksOf({ version, brand }: BrandFiles, locale: Locale): ShownMark[] {
  return Object.entries(brand.marks).map(
    ([
      mark,
      {
        name,
        grounds: [ground = 'white'],
      },
    ]) => ({
      name: name[editorLanguageFor(locale)],
      src: `/brand/${version}/logos/${mark}-on-${ground}.svg`,
      ground: brand.colors[brand.grounds[ground].ground].hex,
    }),
  );
}

function colorPictures(files: BrandFiles, locale: Locale): Picture<ShownColor>[] {
  return colorsOf(files, locale).map((shown) => ({ shown, look: shown.hex }));
}

export function colorsOf({ brand }: BrandFiles, locale: Locale): ShownColor[] {
  return Object.values(brand.colors).map(({ name, hex }) => ({ name: name[editorLanguageFor(locale)], hex }));
}

function linePictures({ version, brand }: BrandFiles, locale: Locale): Promise<Picture<ShownLine>[]> {
  return Promise.all(
    faceRoles.map(async (role) => {
      const drawn = await typeSpecimen(brand, role);
      const { family, cutFrom } = brand.type.faces[role];
      return {
        shown: {
          name: `${lastWords(`type.${role}`, brand, locale)}: ${cutFrom}`,
          src: drawn === undefined ? undefined : `/brand/${version}/type-${role}.svg`,
          ...specimenSize,
        },
        // A different colour is not a different typeface.
        look: drawn?.replace(/fill="[^"]*"/g, '') ?? family,
      };
    }),
  );
}

/** The last words of a path, for a caption below a heading with the first. */
function lastWords(path: string, brand: Brand, locale: Locale): string {
  const words = wordsOf(path, brand, locale).replace(/^.*, /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** In pixels. */
interface Band {
  thickness: number;
  /** Of its centre line. */
  radius: number;
  turn: 'none' | 'quarter' | 'half';
}

const straight = { beforeBend: 160, alone: 720 };

function bandPictures(
  before: BrandFiles,
  after: BrandFiles,
  locale: Locale,
): { before: Picture<ShownBand>[]; after: Picture<ShownBand>[] } {
  const pairs = [
    pairOf('ring.width', 'none', (ring) => ring.width),
    pairOf('ring.bend.path', 'quarter', (ring) => ring.path),
    pairOf('ring.bend.loop', 'half', (ring) => ring.path),
  ];
  return { before: pairs.map((pair) => pair.before), after: pairs.map((pair) => pair.after) };

  /** Both to the same scale, for the largest window; for the smallest if they only differ there. */
  function pairOf(path: string, turn: Band['turn'], widthOf: (ring: Brand['ring']) => Size) {
    const rings = [before.brand.ring, after.brand.ring] as const;
    const [[oneLeast, oneMost], [otherLeast, otherMost]] = [
      boundsInPixels(widthOf(rings[0])),
      boundsInPixels(widthOf(rings[1])),
    ];
    const isLeast = oneMost === otherMost && oneLeast !== otherLeast;
    const bandOf = (ring: Brand['ring']): Band => {
      const [least, most] = boundsInPixels(widthOf(ring));
      const thickness = isLeast ? least : most;
      const bend = { none: 0, quarter: ring.bend.path, half: ring.bend.loop }[turn];
      return { thickness, radius: bend * thickness, turn };
    };
    const bands = rings.map(bandOf);
    const field = {
      width: Math.ceil(Math.max(...bands.map((band) => extentOf(band).width))),
      height: Math.ceil(Math.max(...bands.map((band) => extentOf(band).height))),
    };
    const picture = ({ brand }: BrandFiles): Picture<ShownBand> => {
      const band = bandOf(brand.ring);
      const { colors, grounds } = brand;
      return {
        shown: {
          name: lastWords(path, after.brand, locale),
          field,
          path: pathOf(band, field),
          thickness: band.thickness,
          color: colors.ring.hex,
          ground: colors[grounds.white.ground].hex,
        },
        look: JSON.stringify(band),
      };
    };
    return { before: picture(before), after: picture(after) };
  }
}

function extentOf({ thickness, radius, turn }: Band): { width: number; height: number } {
  const bent = straight.beforeBend + radius + thickness / 2;
  switch (turn) {
    case 'none':
      return { width: straight.alone, height: 1.5 * thickness };
    case 'quarter':
      return { width: bent, height: thickness / 2 + radius + straight.beforeBend };
    case 'half':
      return { width: bent, height: 2 * radius + thickness };
  }
}

/** The centre line: in at the left edge and out at an edge, cut straight. */
function pathOf({ thickness, radius, turn }: Band, field: { width: number; height: number }): string {
  if (turn === 'none') return `M0 ${field.height / 2}H${field.width}`;
  const leg = `M0 ${thickness / 2}H${field.width - thickness / 2 - radius}a${radius} ${radius} 0 0 1 `;
  return turn === 'quarter' ? `${leg}${radius} ${radius}V${field.height}` : `${leg}0 ${2 * radius}H0`;
}
