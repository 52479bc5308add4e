function characters(...ranges: readonly (readonly [number, number])[]): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
    )
    .join('');
}

const german = 'ÄÖÜäöüß';
const signs = '„“”‚‘’–—…×−€·§\u00A0\u00AD\u2010\u2011\u202F';

/** Rarely used characters; each costs as much as a letter. */
const rare = '$<=>@[\\]^_`{|}~«»‹›•°©®²³½';

/** Characters in the file loaded by every page. */
export const everyPage =
  [...characters([0x20, 0x7e])].filter((sign) => !rare.includes(sign)).join('') + german + signs;

/** A typeface without these can't be used in either language. */
export const indispensable = characters([0x30, 0x39], [0x41, 0x5a], [0x61, 0x7a]) + german;

/** Letters of loan words and foreign names, and rare characters: in a separate file, loaded on demand. */
export const accents = without(everyPage, `${characters([0xc0, 0xff])}Œœ`) + rare;

export const capitalEszett = 'ẞ';

/**
 * Further letters of Europe's languages, and what else their scripts have: in a file per script, loaded where one of
 * them stands. A face has as many of them as its makers drew.
 */
export const scripts = {
  latin: without(
    `${capitalEszett}${accents}ı`,
    characters([0x100, 0x24f], [0x259, 0x259], [0x2b0, 0x36f], [0x1e00, 0x1eff]),
  ),
  cyrillic: characters([0x400, 0x52f]),
  /** Greek, Armenian, Georgian, and what typefaces in several files have in the first. */
  others: `ı¡¿ªº${characters([0x370, 0x3ff], [0x530, 0x58f], [0x10a0, 0x10ff], [0x1c90, 0x1cbf], [0x1f00, 0x1fff])}`,
} as const;

/** All that a face is cut to. */
export const everything = everyPage + accents + capitalEszett + Object.values(scripts).join('');

function without(excluded: string, text: string): string {
  return [...text].filter((letter) => !excluded.includes(letter)).join('');
}

/** OpenType features to keep: kerning, tabular and lining figures, ligatures. */
export const features = ['kern', 'tnum', 'lnum', 'liga'];

/** How many characters that a face lacks a range may span: rules are read by every page, and nearly none needs these. */
const longestGap = 32;

/** In CSS syntax: `U+20-7E, U+DF`. Ranges may span what the face lacks, but nothing of `others`. */
export function unicodeRange(text: string, others: string): string {
  const points = [...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const ranges: { from: number; to: number }[] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    const between = last ? characters([last.to + 1, point - 1]) : '';
    if (last && between.length < longestGap && ![...between].some((letter) => others.includes(letter)))
      last.to = point;
    else ranges.push({ from: point, to: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(2, '0');
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
