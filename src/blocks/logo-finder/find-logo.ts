import { logoHeights } from '#brand/logo-sizes.ts';
import type { FindableMarks } from './logo-finder.fields.ts';

/** Purposes of a logo, most frequent first. */
export const purposes = ['web', 'print', 'social', 'favicon', 'embroidery', 'oneColor', 'led'] as const;

export type Purpose = (typeof purposes)[number];

type Format = 'svg' | 'pdf' | 'eps' | 'png' | 'webp' | 'ico';

interface Rule {
  mark: keyof FindableMarks;
  /** Entirely black or white, whichever has more contrast. */
  isSingleColor: boolean;
  /** Preferred first. */
  formats: readonly [Format, ...Format[]];
  /** Bitmap heights in pixels, preferred first. */
  heights?: readonly [number, ...number[]];
  /** Unit of the minimum size. */
  unit: 'px' | 'mm';
  /** Factor on the record's minimum height. */
  coarseness?: number;
  /** On its ground and with its clear space, for places that cut round and show what is behind. */
  isFramed?: boolean;
  /** For light-emitting displays, where black is unlit: the ground isn't a brand colour. */
  shines?: boolean;
}

/** Height of an LED wall's tile in pixels; other heights are clipped or blurred. */
const ledTile = 32;

/** A stitch is about three times as wide as the finest printable line. */
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
  social: {
    mark: 'symbol',
    isSingleColor: false,
    isFramed: true,
    formats: ['png', 'svg'],
    heights: [1080],
    unit: 'px',
  },
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

/** A switched-off LED wall, as a ground that has no name in the record and no thread. */
export const unlit = 'unlit';

export interface FoundFile {
  format: Format;
  height?: number;
  href: string;
}

/** Bitmaps in any height. */
export interface DrawnFiles {
  /** URL without extension. */
  address: string;
  formats: readonly Format[];
  least: number;
  most: number;
  /** Maximum height for WebP. */
  mostWebp: number;
}

export interface FoundLogo extends Pick<Rule, 'mark' | 'unit'> {
  /** Preferred first. */
  files: FoundFile[];
  /** An SVG for display. */
  picture: string;
  /** Minimum height, in `unit`. */
  least: number;
  /** For purposes that accept bitmaps of any height. */
  drawn?: DrawnFiles;
  /** Thread colour for embroidery. */
  thread?: Place['thread'];
}

/** Allowed grounds of the purpose's mark. */
export function groundsFor(
  marks: FindableMarks,
  purpose: Purpose,
): readonly Pick<Place, 'ground' | 'name'>[] {
  const { mark, shines } = rules[purpose];
  return shines ? [{ ground: unlit, name: '' }] : marks[mark].grounds;
}

/** The best file and alternatives. Undefined if the mark isn't allowed on the ground. */
export function findLogo(marks: FindableMarks, purpose: Purpose, ground: string): FoundLogo | undefined {
  const { mark, formats, heights = [], unit, coarseness = 1, shines } = rules[purpose];
  const place = marks[mark].grounds.find((each) => each.ground === ground);
  const paint = shines ? shiningPaint(marks[mark]) : place && paintOn(place, rules[purpose]);
  if (!paint) return undefined;
  const stem = `/brand/logos/${mark}-${paint}`;
  const address = (format: Format) => `${stem}.${format}`;
  const { minimum, tallest, tallestWebp } = marks[mark];
  // LED walls need a multiple of the tile height; otherwise the nearest height is used.
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

function paintOn({ ground, isLight }: Place, { isSingleColor, isFramed }: Rule): string {
  if (!isSingleColor) return `on-${ground}${isFramed ? '-framed' : ''}`;
  return `in-${isLight ? 'black' : 'white'}`;
}

/** The colours for an unlit ground: those of the night ground, or only white if the mark isn't allowed there. */
function shiningPaint({ grounds }: FindableMarks['symbol']): string {
  const night = grounds.find(({ ground, isLight }) => ground === 'night' && !isLight);
  return night ? 'on-night' : 'in-white';
}
