import type { FindableMarks } from './logo-finder.fields.ts';

/** What a logo is needed for, the most frequent first. */
export const purposes = ['web', 'print', 'social', 'favicon', 'embroidery', 'oneColor', 'led'] as const;

export type Purpose = (typeof purposes)[number];

type Format = 'svg' | 'pdf' | 'eps' | 'png' | 'webp' | 'ico';

interface Rule {
  mark: keyof FindableMarks;
  /** All of it in black or white, whichever can be seen. */
  isSingleColor: boolean;
  /** The right one first, then what may do as well. */
  formats: readonly [Format, ...Format[]];
  /** In pixels, for what is made of them. */
  height?: number;
  /** What its least size is measured in. */
  unit: 'px' | 'mm';
}

const rules: { readonly [Each in Purpose]: Rule } = {
  web: { mark: 'wordmark', isSingleColor: false, formats: ['svg', 'webp', 'png'], height: 480, unit: 'px' },
  print: { mark: 'wordmark', isSingleColor: false, formats: ['pdf', 'eps', 'svg'], unit: 'mm' },
  social: { mark: 'symbol', isSingleColor: false, formats: ['png', 'svg'], height: 1080, unit: 'px' },
  favicon: { mark: 'symbol', isSingleColor: false, formats: ['ico', 'svg', 'png'], height: 192, unit: 'px' },
  embroidery: { mark: 'wordmark', isSingleColor: true, formats: ['svg', 'eps', 'pdf'], unit: 'mm' },
  oneColor: { mark: 'wordmark', isSingleColor: true, formats: ['pdf', 'eps', 'svg'], unit: 'mm' },
  led: { mark: 'wordmark', isSingleColor: false, formats: ['png', 'svg'], height: 1080, unit: 'px' },
};

interface FoundLogo extends Pick<Rule, 'mark' | 'unit'> {
  /** Addresses, the right one first. */
  files: { format: Format; href: string }[];
  /** The same as a drawing that any browser shows. */
  picture: string;
}

/** Where a mark for this may stand. */
export function groundsFor(marks: FindableMarks, purpose: Purpose): FindableMarks['symbol']['grounds'] {
  return marks[rules[purpose].mark].grounds;
}

/** The right file, and those that may do as well. Undefined where the mark must not stand there. */
export function findLogo(marks: FindableMarks, purpose: Purpose, ground: string): FoundLogo | undefined {
  const { mark, isSingleColor, formats, height, unit } = rules[purpose];
  const place = marks[mark].grounds.find((each) => each.ground === ground);
  if (!place) return undefined;
  const paint = isSingleColor ? `in-${place.isLight ? 'black' : 'white'}` : `on-${ground}`;
  const address = (format: Format) => {
    const size = height !== undefined && (format === 'png' || format === 'webp') ? `?height=${height}` : '';
    return `/brand/logos/${mark}-${paint}.${format}${size}`;
  };
  return {
    mark,
    unit,
    files: formats.map((format) => ({ format, href: address(format) })),
    picture: address('svg'),
  };
}
