import { logoHeights } from '#brand/logo-sizes.ts';
import type { FindableMarks } from './logo-finder.fields.ts';
import type { Purpose } from './purposes.ts';

type Format = 'svg' | 'pdf' | 'eps' | 'png' | 'webp' | 'ico';

interface Rule {
  mark: keyof FindableMarks;
  /** All of it in black or white, whichever can be seen. */
  isSingleColor: boolean;
  /** The right one first, then what may do as well. */
  formats: readonly [Format, ...Format[]];
  /** In pixels, for what is made of them; the right one first. */
  heights?: readonly [number, ...number[]];
  /** What its least size is measured in. */
  unit: 'px' | 'mm';
  /** How many times as tall as the record says it has to be at least. */
  coarseness?: number;
  /** It shines, and what doesn’t is black: its ground is no colour of the record’s. */
  shines?: boolean;
}

/** What the tiles of a LED wall are tall, in pixels; what is no multiple of it is cut or blurred. */
const ledTile = 32;

/** A stitch is about three times as wide as the finest line that prints. */
const stitch = 3;

const rules: { readonly [Each in Purpose]: Rule } = {
  web: {
    mark: 'wordmark',
    isSingleColor: false,
    formats: ['svg', 'webp', 'png'],
    heights: [480],
    unit: 'px',
  },
  print: { mark: 'wordmark', isSingleColor: false, formats: ['pdf', 'eps', 'svg'], unit: 'mm' },
  social: { mark: 'symbol', isSingleColor: false, formats: ['png', 'svg'], heights: [1080], unit: 'px' },
  favicon: {
    mark: 'symbol',
    isSingleColor: false,
    formats: ['ico', 'svg', 'png'],
    heights: [192],
    unit: 'px',
  },
  embroidery: {
    mark: 'wordmark',
    isSingleColor: true,
    formats: ['svg', 'eps', 'pdf'],
    unit: 'mm',
    coarseness: stitch,
  },
  oneColor: { mark: 'wordmark', isSingleColor: true, formats: ['pdf', 'eps', 'svg'], unit: 'mm' },
  led: {
    mark: 'wordmark',
    isSingleColor: false,
    formats: ['png'],
    heights: [8 * ledTile, 4 * ledTile, 16 * ledTile, 32 * ledTile],
    unit: 'px',
    shines: true,
  },
};

type Place = FindableMarks['symbol']['grounds'][number];

/** A wall that is switched off. What stands on it has no name in the record, and no thread. */
export const unlit = 'unlit';

export interface FoundFile {
  format: Format;
  /** In pixels, where it is one of several. */
  height?: number;
  href: string;
}

/** The same in any height, as pixels. */
export interface DrawnFiles {
  /** Without its ending. */
  address: string;
  formats: readonly Format[];
  /** In pixels. */
  least: number;
  most: number;
  /** What is taller is not given as WebP. */
  mostWebp: number;
}

export interface FoundLogo extends Pick<Rule, 'mark' | 'unit'> {
  /** The right one first. */
  files: FoundFile[];
  /** The same as a drawing that any browser shows. */
  picture: string;
  /** Below this height it isn't used, in its unit. */
  least: number;
  /** Where pixels are wanted, and any number of them will do. */
  drawn?: DrawnFiles;
  /** What it is sewn with. */
  thread?: Place['thread'];
}

/** Where a mark for this may stand. */
export function groundsFor(
  marks: FindableMarks,
  purpose: Purpose,
): readonly Pick<Place, 'ground' | 'name'>[] {
  const { mark, shines } = rules[purpose];
  return shines ? [{ ground: unlit, name: '' }] : marks[mark].grounds;
}

/** The right file, and those that may do as well. Undefined where the mark must not stand there. */
export function findLogo(marks: FindableMarks, purpose: Purpose, ground: string): FoundLogo | undefined {
  const { mark, formats, heights = [], unit, coarseness = 1, shines } = rules[purpose];
  const place = marks[mark].grounds.find((each) => each.ground === ground);
  const paint = shines ? shiningPaint(marks[mark]) : place && paintOn(place, rules[purpose]);
  if (!paint) return undefined;
  const stem = `/brand/logos/${mark}-${paint}`;
  const address = (format: Format) => `${stem}.${format}`;
  const { minimum, tallest, tallestWebp } = marks[mark];
  // A wall's height is a number of tiles; anybody else takes what is nearest.
  const fitting = shines
    ? heights.filter((height) => height <= tallest)
    : heights.map((height) => Math.min(height, tallest));
  const files = formats.flatMap((format): FoundFile[] =>
    format === 'png' || format === 'webp'
      ? fitting.map((height) => ({
          format,
          ...(fitting.length > 1 ? { height } : {}),
          href: `${address(format)}?height=${height}`,
        }))
      : [{ format, href: address(format) }],
  );
  const least = minimum[unit] * coarseness;
  const drawn = formats.filter((format) => format === 'png' || format === 'webp');
  return {
    mark,
    unit,
    files,
    picture: address('svg'),
    least: shines ? Math.ceil(least / ledTile) * ledTile : least,
    ...(drawn.length > 0 && !shines
      ? {
          drawn: {
            address: stem,
            formats: drawn,
            least: Math.max(logoHeights.least, Math.ceil(least)),
            most: tallest,
            mostWebp: tallestWebp,
          },
        }
      : {}),
    ...(purpose === 'embroidery' && place ? { thread: place.thread } : {}),
  };
}

function paintOn({ ground, isLight }: Place, { isSingleColor }: Rule): string {
  if (!isSingleColor) return `on-${ground}`;
  return `in-${isLight ? 'black' : 'white'}`;
}

/** The colours that shine on the night, or nothing but light where the mark must not stand there. */
function shiningPaint({ grounds }: FindableMarks['symbol']): string {
  const night = grounds.find(({ ground, isLight }) => ground === 'night' && !isLight);
  return night ? 'on-night' : 'in-white';
}
