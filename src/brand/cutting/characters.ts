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
export const accents =
  [...`${characters([0xc0, 0xff])}Œœ`].filter((letter) => !everyPage.includes(letter)).join('') + rare;

export const capitalEszett = 'ẞ';

/** OpenType features to keep: kerning, tabular and lining figures, ligatures. */
export const features = ['kern', 'tnum', 'lnum', 'liga'];

/** In CSS syntax: `U+20-7E, U+DF`. */
export function unicodeRange(text: string): string {
  const points = [...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const ranges: { from: number; to: number }[] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last.to === point - 1) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(2, '0');
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
